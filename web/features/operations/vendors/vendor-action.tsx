import { changeVendorStatus, endVendorSessions } from '../../../../contract/operations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useTexts } from '../../../base/texts.ts';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { operationsTexts, proposalTexts } from '../texts.ts';
import type { VendorRecord } from './vendor-record.ts';

export type VendorAction = { readonly kind: 'status'; readonly status: VendorRecord['status'] } | { readonly kind: 'sessions' };

type VendorActionProps = { readonly vendor: VendorRecord; readonly action: VendorAction; readonly onClose: () => void };

/** Asks for the reason of what is about to happen to a vendor, and does it. */
export function VendorActionDialog({ vendor, action, onClose }: VendorActionProps) {
  const t = useTexts(operationsTexts);
  const proposals = useTexts(proposalTexts);
  const params = { id: vendor.id };
  if (action.kind === 'sessions') {
    return (
      <DecisionDialog
        title={t('endTitle')}
        draft={`vendor.${vendor.id}.sessions`}
        label={t('reasonLabel')}
        decision="sessions_ended"
        confirm={t('endSessions')}
        done={t('sessionsEnded')}
        send={(reason) => call(endVendorSessions, { params, body: { reason } })}
        onClose={onClose}
      >
        <p>{t('endText')}</p>
      </DecisionDialog>
    );
  }
  const { status } = action;
  return (
    <DecisionDialog
      title={t(`statusTitle.${status}`)}
      draft={`vendor.${vendor.id}.${status}`}
      label={t('reasonLabel')}
      decision="vendor_status"
      confirm={t(`toStatus.${status}`)}
      send={(reason) => call(changeVendorStatus, { params, body: { from: vendor.status, status, reason } })}
      done={({ data }) => (data.is_waiting ? proposals('proposed') : t('statusChanged'))}
      onClose={onClose}
    >
      <p>{t(`statusText.${status}`)}</p>
      {vendor.status === 2 && <p>{t('endsSuspension')}</p>}
    </DecisionDialog>
  );
}
