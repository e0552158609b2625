import { decideSpamReport, type SpamReport } from '../../../../contract/spam-reports.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useTexts } from '../../../base/texts.ts';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { spamTexts } from '../texts.ts';

export type SpamVerdict = 'agreed' | 'refused';

type SpamDecisionProps = { readonly report: SpamReport; readonly verdict: SpamVerdict; readonly onClose: () => void };

/** Agree or refuse, with the reason that anyone who reported will read. */
export function SpamDecision({ report, verdict, onClose }: SpamDecisionProps) {
  const t = useTexts(spamTexts);
  const isAgreed = verdict === 'agreed';
  const whose = { vendor: report.vendor.name, couple: report.couple.name };
  return (
    <DecisionDialog
      title={t(isAgreed ? 'agreeTitle' : 'refuseTitle')}
      draft={`spam.${report.id}.${verdict}`}
      label={t('reasonLabel')}
      decision="spam_report"
      examples={isAgreed ? [t('agreeExample.ad'), t('agreeExample.fraud')] : [t('refuseExample.real'), t('refuseExample.thin')]}
      confirm={t(isAgreed ? 'agree' : 'refuse')}
      done={t(isAgreed ? 'agreedDone' : 'refusedDone')}
      send={(reason, idempotencyKey) => call(decideSpamReport, { params: { id: report.id }, body: { verdict, reason }, idempotencyKey })}
      onClose={onClose}
    >
      <p>{t(isAgreed ? 'agreeText' : 'refuseText', whose)}</p>
    </DecisionDialog>
  );
}
