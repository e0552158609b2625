import { Link } from '@tanstack/react-router';
import type { ProductSlots } from '../../../contract/store.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Help } from '../../ui/help.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './slots-card.module.css';
import { storeTexts } from './texts.ts';

/** How many of the plan's slots are taken; when all are, what can be done about it. */
export function SlotsLine({ slots: { max, taken } }: { readonly slots: ProductSlots }) {
  const t = useTexts(storeTexts);
  const format = useFormat();
  if (max === null) return <p className={classes['line']}>{t('slotsAll', { taken: format.count(taken) })}</p>;
  const shown = Math.min(taken, max);
  return (
    <div className={classes['slots']}>
      <p className={classes['line']}>
        {t('slots', { taken: format.count(shown), max: format.count(max) })}
        <Help label={t('slotsLabel')}>{t('slotsHelp')}</Help>
      </p>
      <meter className={classes['meter']} aria-label={t('slotsLabel')} min={0} max={max} value={shown} />
    </div>
  );
}

/** The plan has no free place, or fewer than there are products. */
export function SlotsNotice({ slots: { max, taken } }: { readonly slots: ProductSlots }) {
  const t = useTexts(storeTexts);
  const format = useFormat();
  if (max === null || taken < max) return null;
  const waiting = taken - max;
  const words = { max: format.count(max), n: format.count(waiting) };
  return (
    <Notice
      tone={waiting > 0 ? 'warn' : 'info'}
      action={
        <Button component={Link} to={pages.membership} variant="default">
          {t('upgrade')}
        </Button>
      }
    >
      {waiting === 0 ? t('full', words) : t('waiting', { ...words, count: waiting })}
    </Notice>
  );
}
