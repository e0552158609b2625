import type { Dashboard } from '../../contract/dashboard.ts';
import { nextSteps, type Situation } from '../../core/dashboard/next-steps.ts';
import { type VendorStatus, vendorSuspended } from '../../core/identity/vendor-status.ts';
import { dayMs } from '../../core/time.ts';
import type { Language } from '../../texts/typed.ts';
import { bankAccountsOf } from '../bank-accounts/api.ts';
import { accountManagerOf, isPriceListConfirmed, missingOf, planOfVendor } from '../catalogue/api.ts';
import { unreadOf } from '../conversations/api.ts';
import type { Connection } from '../kit/database.ts';
import { unansweredInquiries } from '../quotations/api.ts';
import { spamClients } from '../results/api.ts';
import { agreementStateOf } from '../verification/api.ts';
import type { DashboardContext } from './context.ts';
import { readFirstWeek } from './first-week.ts';
import { readMorning } from './morning.ts';

/** Of each list of clients. */
export const latestShown = 4;
/** Who asked longer ago has found someone else. */
const inquiryDays = 30;

/** Everything the first screen shows, asked for at once. */
export async function showDashboard(
  { db, clock, ads, clients }: DashboardContext,
  { id: vendorId, status }: { readonly id: number; readonly status: VendorStatus },
  language: Language,
): Promise<Dashboard> {
  const now = clock.now();
  const page = { page: 1, limit: latestShown, language };
  const [morning, membership, interested, potential, ad, missing, arePricesConfirmed, agreement, accounts, unread, inquiries, manager] =
    await Promise.all([
      readMorning(db, vendorId, { now, language }),
      planOfVendor(db, vendorId),
      clients.interested(vendorId, page),
      clients.potential(vendorId, page),
      ads.summaryOf(vendorId),
      missingOf(db, vendorId),
      isPriceListConfirmed(db, vendorId),
      agreementStateOf(db, vendorId),
      bankAccountsOf(db, vendorId),
      unreadOf(db, vendorId),
      inquiriesWaiting(db, vendorId, now),
      accountManagerOf(db, vendorId),
    ]);
  const next = nextSteps({
    isSuspended: status === vendorSuspended,
    profileMissing: missing.length,
    arePricesConfirmed,
    agreement: agreement ?? 'none',
    bankAccount: bankAccountIn(accounts),
    ad: adIn(ad.status),
    unread,
    inquiries,
    contactCredit: membership.credit,
  });
  return {
    membership,
    interested: { total: interested.meta.total, latest: interested.statisticUsers },
    potential: { total: potential.meta.total, latest: potential.statisticUsers },
    ad,
    account_manager: manager && { name: manager.name, email: manager.email, whatsapp: manager.whatsapp },
    next,
    ...morning,
    first_week: await readFirstWeek(db, vendorId, {
      now,
      arePricesConfirmed,
      hasAd: ad.status !== 'none',
      hasDocuments: (agreement === 'submitted' || agreement === 'approved') && accounts.length > 0,
    }),
  };
}

/** Requests of couples that wait for a quotation. */
async function inquiriesWaiting(db: Connection, vendorId: number, now: number): Promise<number> {
  return unansweredInquiries(db, vendorId, { since: now - inquiryDays * dayMs, without: await spamClients(db, vendorId) });
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
