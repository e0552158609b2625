import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Acquisition, acquisitionStatuses, dismissAcquisition } from '../../../../contract/acquisition.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { QueueCard } from '../queue/queue-card.tsx';
import { QueueTable } from '../queue/queue-table.tsx';
import { SearchField } from '../queue/search-field.tsx';
import { acquisitionsTexts, operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { InviteAgainDialog } from './invite-again-dialog.tsx';
import { acquisitionsQuery } from './queries.ts';
import { useAcquisitionColumns, type Verdict } from './use-acquisition-columns.tsx';

/** Businesses that ask to become vendors. (product 9, Vendor acquisition) */
export default function AcquisitionsScreen() {
  const t = useTexts(acquisitionsTexts);
  const queues = useTexts(operationsTexts);
  const asked = useAsked();
  const one = asked.text('application');
  const q = asked.text('q');
  const listed = asked.oneOf('status', acquisitionStatuses) ?? 'new';
  const acquisitions = useQuery(acquisitionsQuery(one === '' ? { status: listed, q, page: asked.page } : { id: one }));
  const status = one === '' ? listed : (acquisitions.data?.data[0]?.status ?? listed);
  const [deciding, setDeciding] = useState<{ acquisition: Acquisition; verdict: Verdict } | null>(null);
  const columns = useAcquisitionColumns(status, (acquisition, verdict) => setDeciding({ acquisition, verdict }));
  const isNew = status === 'new';
  const close = () => setDeciding(null);
  return (
    <>
      <QueueCard
        lead={t('lead')}
        filter={
          <>
            <SearchField
              key={q}
              label={t('find')}
              hint={t('findHint')}
              value={q}
              onSearch={(words) => asked.narrow({ q: words || undefined, application: undefined })}
            />
            <Chips
              label={queues('status')}
              options={acquisitionStatuses.map((value) => ({ value, label: t(value) }))}
              value={status}
              onChange={(value) => asked.narrow({ status: value, application: undefined })}
            />
          </>
        }
        query={acquisitions}
        empty={isNew ? { title: t('none'), text: t('noneText') } : { title: t('noneDecided'), text: t('noneDecidedText') }}
        onPage={asked.toPage}
      >
        {({ data }) => (
          <QueueTable
            label={t(status)}
            columns={columns}
            rows={data}
            keyOf={(row) => row.id}
            isOld={acquisitions.isPlaceholderData}
            {...(isNew && { keys: queues('keysRows', { approve: t('accept'), decline: t('dismiss') }) })}
          />
        )}
      </QueueCard>
      {deciding?.verdict === 'accept' && <AcceptDialog acquisition={deciding.acquisition} onClose={close} />}
      {deciding?.verdict === 'again' && <Again acquisition={deciding.acquisition} onClose={close} />}
      {deciding?.verdict === 'dismiss' && <Dismissal acquisition={deciding.acquisition} onClose={close} />}
    </>
  );
}

type DecidingProps = { readonly acquisition: Acquisition; readonly onClose: () => void };

function Again({ acquisition: { id, decision }, onClose }: DecidingProps) {
  const vendor = decision?.vendor;
  return vendor ? <InviteAgainDialog id={id} business={vendor.name} email={vendor.email} onClose={onClose} /> : null;
}

function Dismissal({ acquisition, onClose }: DecidingProps) {
  const t = useTexts(acquisitionsTexts);
  return (
    <DecisionDialog
      title={t('dismissTitle')}
      draft={`acquisition.${acquisition.id}`}
      label={t('dismissReason')}
      decision="application_dismissed"
      examples={[t('dismissExample.notWedding'), t('dismissExample.noContact'), t('dismissExample.spam')]}
      confirm={t('dismiss')}
      done={t('dismissDone')}
      send={(reason) => call(dismissAcquisition, { params: { id: acquisition.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{t('dismissText')}</p>
    </DecisionDialog>
  );
}
