import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorPayout } from '../../../../contract/operations-payouts.ts';
import { payoutStatuses } from '../../../../core/payouts/payout.ts';
import { awaitedAmount, useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { payoutsQuery } from '../queries.ts';
import { QueueCard } from '../queue/queue-card.tsx';
import { QueueTable } from '../queue/queue-table.tsx';
import { payoutTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { FailDialog } from './fail-dialog.tsx';
import { FileDialog } from './file-dialog.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { type PayoutDeed, usePayoutColumns } from './use-payout-columns.tsx';
import { StartDialog } from './start-dialog.tsx';

/** Vendors' money on its way to their banks: started, paid or failed; above what one may do alone in a day it takes two operators. (product 8, Payout) */
export default function PayoutsScreen() {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  const asked = useAsked();
  const status = asked.oneOf('status', payoutStatuses) ?? 'requested';
  const payouts = useQuery(payoutsQuery({ status, page: asked.page }));
  const [doing, setDoing] = useState<{ readonly deed: PayoutDeed; readonly payout: OperatorPayout } | null>(null);
  const [isMakingFile, setMakingFile] = useState(false);
  const columns = usePayoutColumns(status, (deed, payout) => setDoing({ deed, payout }));
  const meta = payouts.data?.meta;
  const close = () => setDoing(null);
  return (
    <>
      <QueueCard
        lead={t('lead', { limit: meta === undefined ? awaitedAmount : format.money(meta.alone_max) })}
        filter={
          <>
            <Chips
              label={t('state')}
              options={payoutStatuses.map((value) => ({ value, label: t(`state.${value}`) }))}
              value={status}
              onChange={(value) => asked.narrow({ status: value })}
            />
            {status === 'processing' && (meta?.for_bank.count ?? 0) > 0 && (
              <Button variant="default" onClick={() => setMakingFile(true)}>
                {t('makeFile')}
              </Button>
            )}
          </>
        }
        query={payouts}
        empty={{ title: t(`none.${status}`), text: t(status === 'requested' ? 'noneText' : 'noneTextOther') }}
        onPage={asked.toPage}
      >
        {({ data }) => (
          <QueueTable
            label={t(`state.${status}`)}
            columns={columns}
            rows={data}
            keyOf={(row) => row.id}
            isOld={payouts.isPlaceholderData}
          />
        )}
      </QueueCard>
      {isMakingFile && meta !== undefined && <FileDialog waiting={meta.for_bank} onClose={() => setMakingFile(false)} />}
      {(doing?.deed === 'start' || doing?.deed === 'undo') && <StartDialog payout={doing.payout} how={doing.deed} onClose={close} />}
      {doing?.deed === 'paid' && <PaidDialog payout={doing.payout} onClose={close} />}
      {(doing?.deed === 'failed' || doing?.deed === 'returned') && <FailDialog payout={doing.payout} how={doing.deed} onClose={close} />}
    </>
  );
}
