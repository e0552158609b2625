import type { AdClick } from '../../../../contract/ads.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { adClicksTexts, adStatisticsTexts } from '../../../parts/ads/texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './click-days.module.css';
import { DisputeState } from './dispute-state.tsx';
import { useReasonText } from './use-reason-text.ts';
import { useIsReadOnly } from '../../../base/team.ts';

/** One click: when, where, what it cost or why it cost nothing. */
export function ClickRow({ click, onDispute }: { readonly click: AdClick; readonly onDispute: () => void }) {
  const t = useTexts(adClicksTexts);
  const places = useTexts(adStatisticsTexts);
  const format = useFormat();
  const reasonText = useReasonText();
  const isReadOnly = useIsReadOnly('ads');
  const { clicked_at: clickedAt, placement, outcome, charged, reason, dispute, can_dispute: canDispute } = click;
  return (
    <li className={classes['click']} data-outcome={outcome}>
      <time dateTime={clickedAt} className={classes['time']}>
        {format.time(clickedAt)}
      </time>
      <p className={classes['place']}>{placement === null ? t('placeUnknown') : places(`placement.${placement}`)}</p>
      <div className={classes['outcome']}>
        {outcome === 'charged' ? (
          <p className={classes['price']} data-refunded={dispute?.status === 'refunded'}>
            {format.money(charged)}
          </p>
        ) : (
          <>
            <p className={classes['kind']}>{t(`outcome.${outcome}`)}</p>
            <p className={classes['reason']}>{reasonText(reason)}</p>
          </>
        )}
        {dispute !== null && <DisputeState dispute={dispute} />}
      </div>
      {canDispute && !isReadOnly && (
        <Button
          variant="subtle"
          className={classes['dispute'] ?? ''}
          aria-label={t('disputeOf', { when: format.dateTime(clickedAt) })}
          onClick={onDispute}
        >
          {t('dispute')}
        </Button>
      )}
    </li>
  );
}
