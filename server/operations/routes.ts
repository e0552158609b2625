import type { Service } from '../kit/serve.ts';
import { bindAdjustments } from './routes-adjustments.ts';
import { bindAudit } from './routes-audit.ts';
import type { OperationsContext } from './context.ts';
import { bindDisputes } from './routes-disputes.ts';
import { bindSpam } from './routes-spam.ts';
import { bindFailedJobs } from './routes-failed-jobs.ts';
import { bindFinance } from './routes-finance.ts';
import { bindInstalments } from './routes-instalments.ts';
import { bindPayouts } from './routes-payouts.ts';
import { bindSearch } from './routes-search.ts';
import { bindReviews } from './routes-reviews.ts';
import { bindProposals } from './routes-proposals.ts';
import { bindSettings } from './routes-settings.ts';
import { bindVendors } from './routes-vendors.ts';

/** Binds the calls of operators, one file for each queue. */
export function registerOperations(service: Service, ctx: OperationsContext): void {
  bindAudit(service, ctx);
  bindSearch(service, ctx);
  bindProposals(service, ctx);
  bindDisputes(service, ctx);
  bindSpam(service, ctx);
  bindReviews(service, ctx);
  bindFailedJobs(service, ctx);
  bindAdjustments(service, ctx);
  bindVendors(service, ctx);
  bindFinance(service, ctx);
  bindInstalments(service, ctx);
  bindPayouts(service, ctx);
  bindSettings(service, ctx);
}
