import type { Permission } from '../../contract/endpoint.ts';
import { countDisputes } from '../ads/api.ts';
import { countSpamReports } from '../conversations/api.ts';
import { countCases } from '../reviews/api.ts';
import { countPaymentAlerts, countRefundTasks } from '../payments/api.ts';
import { countFailedJobs } from '../kit/failed-jobs.ts';
import type { Session } from '../kit/session.ts';
import { countProposals, type ProposalFilter } from './proposals-store.ts';
import { kindsFor } from './routes-proposals.ts';
import type { OperationsContext } from './context.ts';

type Who = Pick<Session, 'accountId' | 'permissions'>;
interface Waiting {
  readonly count: number;
  readonly oldestAt: Date | null;
}

/** What waits in each queue; null for what this operator may not open. Proposals are those it can decide, and beside them its own. */
export async function waitingWork({ db, payouts, clock }: OperationsContext, { accountId, permissions }: Who) {
  const waiting: ProposalFilter = { kinds: kindsFor(permissions), statuses: ['waiting'], needsSecond: true, now: clock.now() };
  const where = (permission: Permission, counted: () => Promise<Waiting>) =>
    permissions.includes(permission) ? counted().then(present) : null;
  const [disputes, reviewCases, spamReports, failed, proposals, own, refunds, alerts, waitingPayouts] = await Promise.all([
    where('support', () => countDisputes(db, 'open')),
    where('support', () => countCases(db, 'open')),
    where('support', () => countSpamReports(db, 'open')),
    where('support', () => countFailedJobs(db)),
    countProposals(db, { ...waiting, decidableBy: { accountId, permissions } }).then(present),
    countProposals(db, { ...waiting, askedBy: accountId }),
    where('finance', () => countRefundTasks(db, 'open')),
    where('finance', () => countPaymentAlerts(db, 'open')),
    where('finance', () => payouts.count(['requested', 'processing'])),
  ]);
  return {
    disputes,
    review_cases: reviewCases,
    spam_reports: spamReports,
    failed_jobs: failed,
    proposals: { ...proposals, own: own.count },
    refunds,
    alerts,
    payouts: waitingPayouts,
  };
}

const present = ({ count, oldestAt }: Waiting) => ({ count, oldest_at: oldestAt?.toISOString() ?? null });
