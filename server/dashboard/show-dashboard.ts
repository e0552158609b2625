import type { Dashboard } from '../../contract/dashboard.ts';
import { nextSteps, type Situation } from '../../core/dashboard/next-steps.ts';
import { bankAccountsOf } from '../bank-accounts/api.ts';
import { missingOf, planOfVendor } from '../catalogue/api.ts';
import { unreadOf } from '../conversations/api.ts';
import { agreementStateOf } from '../verification/api.ts';
import type { DashboardContext } from './context.ts';

const latestShown = 4;

/** Everything the first screen shows, asked for at once. */
export async function showDashboard({ db, ads, clients }: DashboardContext, vendorId: number): Promise<Dashboard> {
  const page = { page: 1, limit: latestShown };
  const [membership, interested, potential, ad, missing, agreement, accounts, unread] = await Promise.all([
    planOfVendor(db, vendorId),
    clients.interested(vendorId, page),
    clients.potential(vendorId, page),
    ads.summaryOf(vendorId),
    missingOf(db, vendorId),
    agreementStateOf(db, vendorId),
    bankAccountsOf(db, vendorId),
    unreadOf(db, vendorId),
  ]);
  const next = nextSteps({
    profileMissing: missing.length,
    agreement: agreement ?? 'none',
    bankAccount: bankAccountIn(accounts),
    ad: adIn(ad.status),
    unread,
    contactCredit: membership.credit,
  });
  return {
    membership,
    interested: { total: interested.meta.total, latest: interested.statisticUsers },
    potential: { total: potential.meta.total, latest: potential.statisticUsers },
    ad,
    next,
  };
}

const bankAccountIn = (accounts: readonly { readonly isVerified: boolean }[]): Situation['bankAccount'] =>
  accounts.length === 0 ? 'none' : accounts.some(({ isVerified }) => isVerified) ? 'verified' : 'unverified';

function adIn(status: Dashboard['ad']['status']): Situation['ad'] {
  switch (status) {
    case 'none':
    case 'out_of_credit':
      return status;
    case 'paused':
    case 'ended':
    case 'below_minimum':
      return 'stopped';
    case 'scheduled':
    case 'displaying':
    case 'daily_budget_reached':
    case 'vendor_not_published':
      return 'running';
  }
}
