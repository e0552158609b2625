import type { Permission } from '../../contract/endpoint.ts';
import { countDisputes } from '../ads/api.ts';
import { countSpamReports } from '../conversations/api.ts';
import { countPaymentAlerts, countRefundTasks } from '../payments/api.ts';
import { countFailedJobs } from '../kit/failed-jobs.ts';
import { countProposals } from './proposals-store.ts';
import { kindsFor } from './routes-proposals.ts';
import type { OperationsContext } from './context.ts';

interface Waiting {
  readonly count: number;
  readonly oldestAt: Date | null;
}

/** What waits in each queue; null for what this operator may not open. */
export async function waitingWork({ db, payouts, clock }: OperationsContext, permissions: readonly Permission[]) {
  const where = (permission: Permission, counted: () => Promise<Waiting>) =>
    permissions.includes(permission) ? counted().then(present) : null;
  const [disputes, spamReports, failed, proposals, refunds, alerts, waitingPayouts] = await Promise.all([
    where('support', () => countDisputes(db, 'open')),
    where('support', () => countSpamReports(db, 'open')),
    where('support', () => countFailedJobs(db)),
    countProposals(db, { kinds: kindsFor(permissions), statuses: ['waiting'], needsSecond: true, now: clock.now() }).then(present),
    where('finance', () => countRefundTasks(db, 'open')),
    where('finance', () => countPaymentAlerts(db, 'open')),
    where('finance', () => payouts.count(['requested', 'processing'])),
  ]);
  return { disputes, spam_reports: spamReports, failed_jobs: failed, proposals, refunds, alerts, payouts: waitingPayouts };
}

const present = ({ count, oldestAt }: Waiting) => ({ count, oldest_at: oldestAt?.toISOString() ?? null });
