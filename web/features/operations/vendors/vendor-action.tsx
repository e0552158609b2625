import { changeVendorStatus, endVendorSessions } from '../../../../contract/operations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useTexts } from '../../../base/texts.ts';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { operationsTexts, proposalTexts, vendorTeamTexts } from '../texts.ts';
import type { Person, VendorRecord } from './vendor-record.ts';

export type VendorAction =
  | { readonly kind: 'status'; readonly status: VendorRecord['status'] }
  | { readonly kind: 'sessions'; readonly person: Person };

type VendorActionProps = { readonly vendor: VendorRecord; readonly action: VendorAction; readonly onClose: () => void };

/** Asks for the reason of what is about to happen to a vendor, and does it. */
export function VendorActionDialog({ vendor, action, onClose }: VendorActionProps) {
  const t = useTexts(operationsTexts);
  const team = useTexts(vendorTeamTexts);
  const proposals = useTexts(proposalTexts);
  const params = { id: vendor.id };
  if (action.kind === 'sessions') {
    const { uuid, name } = action.person;
    return (
      <DecisionDialog
        title={team('endTitle', { name })}
        draft={`vendor.${vendor.id}.sessions.${uuid}`}
        label={t('reasonLabel')}
        decision="sessions_ended"
        confirm={team('endSessions')}
        done={team('sessionsEnded', { name })}
        send={(reason) => call(endVendorSessions, { params, body: { reason, person: uuid } })}
        onClose={onClose}
      >
        <p>{team('endText')}</p>
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
