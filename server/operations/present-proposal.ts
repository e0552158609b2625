import type { Proposal as ProposalOnWire } from '../../contract/proposals.ts';
import { statusAt } from '../../core/operations/proposal.ts';
import type { Connection } from '../kit/database.ts';
import type { Session } from '../kit/session.ts';
import type { Language } from '../../texts/typed.ts';
import { neededFor } from './decide-proposal.ts';
import { type Names, namesFor } from './names.ts';
import { type Proposal, waitingAbout } from './proposals-store.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';

/** Who reads, and in which language: what is its own and what it may decide differs. */
export interface Reader {
  readonly session: Pick<Session, 'accountId' | 'permissions'>;
  readonly language: Language;
}

/** The couple that gets the money of an instalment back: it is named as it is called now. */
const coupleOf = ({ kind, concerns }: Proposal): number | undefined => (kind === 'instalment_refund' ? concerns[1] : undefined);

const presentProposal = (
  names: Names,
  { session: { accountId, permissions }, language }: Reader,
  proposal: Proposal,
  now: number,
): ProposalOnWire => {
  const held: readonly string[] = permissions;
  const isMine = proposal.askedBy === accountId;
  const status = statusAt(proposal, now);
  const couple = coupleOf(proposal);
  const isConcerned = proposal.concerns.includes(accountId);
  const isPermitted = neededFor(proposal).every((permission) => held.includes(permission));
  return {
    id: proposal.id,
    kind: proposal.kind,
    subject: proposal.subject,
    vendor: proposal.vendorId === null ? null : names.vendor(proposal.vendorId),
    amount: proposal.amountIdr,
    terms: { ...proposal.terms, ...(couple !== undefined && { couple: names.couple(couple) }) },
    reason: proposal.reason && reasonIn(proposal.reason, language),
    status,
    asked_by: names.operator(proposal.askedBy),
    asked_at: proposal.askedAt.toISOString(),
    expires_at: new Date(proposal.expiresAt).toISOString(),
    is_mine: isMine,
    may_decide: status === 'waiting' && !isMine && !isConcerned && isPermitted,
    decision: proposal.decision && {
      reason: proposal.decision.reason,
      decided_at: proposal.decision.at.toISOString(),
      decided_by: names.operator(proposal.decision.by),
    },
  };
};

/** Proposals as their reader sees them; vendors and operators are looked up once for all. */
export async function presentProposals(
  db: Connection,
  reader: Reader,
  proposals: readonly Proposal[],
  now: number,
): Promise<ProposalOnWire[]> {
  const names = await namesFor(db, reader.language, {
    vendors: proposals.flatMap(({ vendorId }) => (vendorId === null ? [] : [vendorId])),
    couples: proposals.flatMap((proposal) => coupleOf(proposal) ?? []),
    operators: proposals.flatMap(({ askedBy, decision }) => [askedBy, decision?.by ?? null]),
  });
  return proposals.map((proposal) => presentProposal(names, reader, proposal, now));
}

/** What waits about each of these things, as its reader sees it, by subject. */
export async function waitingFor(
  db: Connection,
  reader: Reader,
  subjects: readonly string[],
  now: number,
): Promise<Map<string, ProposalOnWire>> {
  const waiting = await waitingAbout(db, subjects, now);
  const presented = await presentProposals(db, reader, [...waiting.values()], now);
  return new Map(presented.map((proposal) => [proposal.subject, proposal]));
}
