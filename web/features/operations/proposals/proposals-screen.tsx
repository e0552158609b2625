import { useQuery } from '@tanstack/react-query';
import type { Proposal } from '../../../../contract/proposals.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { proposalsQuery } from '../queries.ts';
import { Decided } from '../queue/decided.tsx';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { operationsTexts, proposalTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { useEffectWords } from './use-effect-words.ts';
import { Waits } from './waits.tsx';

const lists = ['waiting', 'mine', 'closed'] as const;

/** Everything that waits for a second person in one list, with its effect; and what became of it. */
export default function ProposalsScreen() {
  const t = useTexts(proposalTexts);
  const operations = useTexts(operationsTexts);
  const asked = useAsked();
  const status = asked.oneOf('status', lists) ?? 'waiting';
  const proposals = useQuery(proposalsQuery({ status, page: asked.page }));
  const columns = useColumns(status === 'closed');
  return (
    <QueueCard
      lead={t(status === 'closed' ? 'leadClosed' : 'lead')}
      filter={
        <Chips
          label={t('which')}
          options={lists.map((value) => ({ value, label: t(`which.${value}`) }))}
          value={status}
          onChange={(value) => asked.narrow({ status: value })}
        />
      }
      query={proposals}
      empty={{ title: t(`none.${status}`), text: t('noneText') }}
      onPage={asked.toPage}
    >
      {({ data }) => (
        <QueueTable
          label={t(`which.${status}`)}
          columns={columns}
          rows={data}
          keyOf={(row) => row.id}
          isOld={proposals.isPlaceholderData}
          {...(status === 'waiting' && { keys: operations('keysRows', { approve: t('approve'), decline: t('refuse') }) })}
        />
      )}
    </QueueCard>
  );
}

const tones = { waiting: 'info', done: 'good', refused: 'bad', withdrawn: 'quiet', moved_on: 'warn', expired: 'warn' } as const;

function useColumns(isClosed: boolean): readonly Column<Proposal>[] {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const effectOf = useEffectWords();
  return [
    {
      title: t('effect'),
      kind: 'words',
      cell: (proposal) => (
        <>
          {proposal.vendor && (
            <p>
              <VendorName vendor={proposal.vendor} />
            </p>
          )}
          <p>{effectOf(proposal)}</p>
          {proposal.reason !== null && <p>{t('reasonGiven', { reason: proposal.reason })}</p>}
        </>
      ),
    },
    { title: t('amount'), kind: 'number', cell: ({ amount }) => (amount === null ? '–' : format.money(amount)) },
    {
      title: t('proposedBy'),
      cell: ({ is_mine: isMine, asked_by: by, asked_at: at }) => (
        <>
          {isMine ? t('you') : (by ?? t('somebody'))}
          <br />
          {format.dateTime(at)}
        </>
      ),
    },
    isClosed
      ? { title: t('decision'), cell: (proposal) => <Outcome proposal={proposal} /> }
      : { title: t('until'), cell: ({ expires_at: at }) => format.dateTime(at) },
    ...(isClosed
      ? []
      : [{ title: t('decision'), kind: 'actions', cell: (proposal) => <Waits proposal={proposal} /> } satisfies Column<Proposal>]),
  ];
}

/** What became of it, by whom and when. */
function Outcome({ proposal: { status, decision } }: { readonly proposal: Proposal }) {
  const t = useTexts(proposalTexts);
  return (
    <>
      <StatusMark tone={tones[status]}>{t(`status.${status}`)}</StatusMark>
      {decision !== null && <Decided words={decision.reason} by={decision.decided_by} at={decision.decided_at} />}
    </>
  );
}
