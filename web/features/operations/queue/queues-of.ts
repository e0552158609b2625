import { pages } from '../../../../core/identity/pages.ts';
import type { QueueName } from './use-queues.ts';

/** The queues behind an entry of the navigation, by its address. */
export const queuesOf: Readonly<Record<string, readonly QueueName[]>> = {
  [pages.operationsDocuments]: ['documents'],
  [pages.operationsDisputes]: ['disputes', 'review_cases'],
  [pages.operationsSpam]: ['spam_reports'],
  [pages.operationsProposals]: ['proposals'],
  [pages.operationsPayouts]: ['payouts'],
  [pages.operationsPayments]: ['refunds', 'alerts'],
  [pages.operationsAcquisitions]: ['acquisitions'],
  [pages.operationsHilda]: ['hilda'],
  [pages.operationsFailedJobs]: ['failed_jobs'],
};
