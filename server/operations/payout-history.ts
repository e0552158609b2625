// The history of a payout, from its row, its proposals and the audit log.
import type { OperatorPayoutEntry } from '../../contract/operations-payouts.ts';
import { isPayoutAct, payoutTimeline } from '../../core/operations/payout-case.ts';
import type { Language } from '../../texts/typed.ts';
import type { Payout } from '../payouts/api.ts';
import { payoutLooksOf } from './audit-store.ts';
import type { OperationsContext } from './context.ts';
import { namesFor } from './names.ts';
import { proposalsAbout } from './proposals-store.ts';

const stepOf = (step: Payout['started']) => step && { at: step.at.getTime(), by: step.by };

/** The steps of a payout, oldest first, with the names of who took them. */
export async function payoutHistory(
  { db, clock }: Pick<OperationsContext, 'db' | 'clock'>,
  payout: Payout,
  language: Language,
): Promise<OperatorPayoutEntry[]> {
  const subject = `payout:${payout.id}`;
  const [proposals, looks] = await Promise.all([proposalsAbout(db, subject), payoutLooksOf(db, subject)]);
  const timeline = payoutTimeline(
    {
      state: payout.state,
      requestedAt: payout.requestedAt.getTime(),
      started: stepOf(payout.started),
      closed: stepOf(payout.closed),
      returned: stepOf(payout.returned),
      reference: payout.reference,
      failureNote: payout.failure?.note || null,
      proposals: proposals.flatMap(({ kind, askedAt, askedBy, decision, ...rest }) =>
        isPayoutAct(kind)
          ? [
              {
                ...rest,
                act: kind,
                asked: { at: askedAt.getTime(), by: askedBy },
                decision: decision && { ...decision, at: decision.at.getTime() },
              },
            ]
          : [],
      ),
      looks: looks.map(({ at, by, file }) => ({ at: at.getTime(), by, file })),
    },
    clock.now(),
  );
  const names = await namesFor(db, language, { vendors: [payout.vendorId], operators: timeline.map(({ by }) => by) });
  return timeline.map(({ at, by, ...step }) => ({
    ...step,
    at: new Date(at).toISOString(),
    by: step.step === 'requested' || step.step === 'cancelled' ? names.vendor(payout.vendorId).name : names.operator(by),
  }));
}
