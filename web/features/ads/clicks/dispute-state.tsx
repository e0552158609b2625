import type { AdClick } from '../../../../contract/ads.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { adClicksTexts } from '../../../parts/ads/texts.ts';
import classes from './dispute.module.css';

type Dispute = NonNullable<AdClick['dispute']>;

/** What became of a dispute, in both sides' words. */
export function DisputeState({ dispute }: { readonly dispute: Dispute }) {
  const t = useTexts(adClicksTexts);
  const format = useFormat();
  return (
    <details className={classes['state']}>
      <summary className={classes['summary']} data-status={dispute.status}>
        {t(`disputeState.${dispute.status}`)}
      </summary>
      <p>{t('disputedAt', { when: format.dateTime(dispute.opened_at) })}</p>
      <p>{t('yourReason', { reason: dispute.reason })}</p>
      {dispute.decision_reason !== null && <p>{t('ourDecision', { reason: dispute.decision_reason })}</p>}
    </details>
  );
}
