import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { roleIn, useIsSuspended } from '../../base/team.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import classes from './next-card.module.css';
import { doableSteps, type Step } from './steps.ts';
import { homeTexts } from './texts.ts';

const othersShown = 3;

/** The one thing to do next, large, and what comes after it. */
export function NextCard({ steps }: { readonly steps: readonly Step[] }) {
  const t = useTexts(homeTexts);
  const nameOf = useStepName();
  const [first, ...others] = doableSteps(steps, useClientState(roleIn));
  const isSuspended = useIsSuspended();
  if (isSuspended) return <Nothing title={t('suspendedTitle')} text={t('suspendedText')} />;
  if (first === undefined) return <Nothing title={t('doneTitle')} text={t('doneText')} />;
  return (
    <Card className={classes['card']}>
      <p className={classes['over']}>{t('nextTitle')}</p>
      <h2 className={classes['title']}>{nameOf(first)}</h2>
      <p className={classes['why']}>{t(`why.${first.code}`)}</p>
      <div>
        <Button component={Link} to={first.to} hash={first.hash ?? ''}>
          {t(`do.${first.code}`)}
        </Button>
      </div>
      {others.length > 0 && (
        <div className={classes['after']}>
          <h3 className={classes['afterTitle']}>{t('afterTitle')}</h3>
          <ul>
            {others.slice(0, othersShown).map((step) => (
              <li key={step.code}>
                <Link to={step.to} hash={step.hash ?? ''}>
                  {nameOf(step)}
                  <IconArrowRight aria-hidden size={18} stroke={1.6} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function Nothing({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Card className={classes['done']}>
      <Ornament />
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['why']}>{text}</p>
    </Card>
  );
}

function useStepName(): (step: Step) => string {
  const t = useTexts(homeTexts);
  const format = useFormat();
  return ({ code, count = 0 }) => {
    if (code === 'send_quotations' || code === 'read_messages' || code === 'finish_profile')
      return t(`step.${code}`, { count, n: format.count(count) });
    return t(`step.${code}`);
  };
}
