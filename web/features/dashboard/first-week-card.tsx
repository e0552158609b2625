import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Dashboard, hideFirstWeek, unhideFirstWeek } from '../../../contract/dashboard.ts';
import type { FirstWeekStep } from '../../../core/dashboard/first-week.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notifyFailure } from '../../base/client-state.ts';
import { useFormat } from '../../base/format.ts';
import { takeLostFocus } from '../../base/take-lost-focus.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import classes from './first-week-card.module.css';
import { homeTexts } from './texts.ts';

type Step = NonNullable<Dashboard['first_week']>[number];

const targets: Readonly<Record<FirstWeekStep, { readonly to: string; readonly hash?: string }>> = {
  photos: { to: pages.profile, hash: 'section-portfolio' },
  prices: { to: pages.profile, hash: 'section-prices' },
  hours: { to: pages.meetings },
  days: { to: pages.calendar },
  ad: { to: pages.adSettings },
  documents: { to: pages.agreement },
};

/** What brings the first couples, until it is hidden. Hiding is undone where it was done. */
export function FirstWeekCard({ steps }: { readonly steps: readonly Step[] | null }) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const queries = useQueryClient();
  const hide = useMutation({
    mutationFn: (isHidden: boolean) => call(isHidden ? hideFirstWeek : unhideFirstWeek, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['dashboard'] }),
    onError: notifyFailure,
  });
  if (steps === null)
    return hide.isSuccess && hide.variables ? (
      <output className={classes['hidden']}>
        {t('weekHidden')}
        <Button ref={takeLostFocus} variant="subtle" onClick={() => hide.mutate(false)}>
          {t('weekUndo')}
        </Button>
      </output>
    ) : null;
  const done = steps.filter(({ is_done: isDone }) => isDone).length;
  return (
    <Card
      title={t('weekTitle')}
      aside={
        <Button variant="subtle" loading={hide.isPending} onClick={() => hide.mutate(true)}>
          {t('weekHide')}
        </Button>
      }
    >
      <p className={classes['lead']}>{done === steps.length ? t('weekDone') : t('weekLead', { n: format.count(done) })}</p>
      <ol className={classes['steps']}>
        {steps.map((step) => (
          <li key={step.step}>
            <WeekStep {...step} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function WeekStep({ step, is_done: isDone }: Step) {
  const t = useTexts(homeTexts);
  const { to, hash = '' } = targets[step];
  return (
    <Link to={to} hash={hash} className={classes['step']} data-done={isDone ? '' : undefined}>
      {isDone ? <IconCircleCheckFilled aria-hidden size={22} /> : <IconCircle aria-hidden size={22} stroke={1.5} />}
      <span>{t(`week.${step}`)}</span>
      {isDone && <span className="for-screen-readers">{t('weekIsDone')}</span>}
    </Link>
  );
}
