import type { Permission } from '../../contract/endpoint.ts';
import { countDisputes } from '../ads/api.ts';
import { countSpamReports } from '../conversations/api.ts';
import { countPaymentAlerts, countRefundTasks } from '../payments/api.ts';
import { countAdjustments } from './adjustments-store.ts';
import type { OperationsContext } from './context.ts';

interface Waiting {
  readonly count: number;
  readonly oldestAt: Date | null;
}

/** What waits in each queue; null for what this operator may not open. */
export async function waitingWork({ db, payouts }: OperationsContext, permissions: readonly Permission[]) {
  const where = (permission: Permission, counted: () => Promise<Waiting>) =>
    permissions.includes(permission) ? counted().then(present) : null;
  const [disputes, spamReports, adjustments, refunds, alerts, waitingPayouts] = await Promise.all([
    where('support', () => countDisputes(db, 'open')),
    where('support', () => countSpamReports(db, 'open')),
    where('finance', () => countAdjustments(db, { status: 'waiting' })),
    where('finance', () => countRefundTasks(db, 'open')),
    where('finance', () => countPaymentAlerts(db, 'open')),
    where('finance', () => payouts.count(['requested', 'processing'])),
  ]);
  return { disputes, spam_reports: spamReports, adjustments, refunds, alerts, payouts: waitingPayouts };
}

const present = ({ count, oldestAt }: Waiting) => ({ count, oldest_at: oldestAt?.toISOString() ?? null });
