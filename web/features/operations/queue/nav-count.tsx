import { pages } from '../../../../core/identity/pages.ts';
import { useFormat } from '../../../base/format.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import classes from './nav-count.module.css';
import { type QueueName, useQueues } from './use-queues.ts';

const queuesOf: Readonly<Record<string, readonly QueueName[]>> = {
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

/** How much waits behind an entry of the navigation; nothing where nothing waits. */
export default function NavCount({ path }: { readonly path: string }) {
  const t = useTexts(shellTexts);
  const format = useFormat();
  const { queues } = useQueues();
  const count = (queuesOf[path] ?? []).reduce((sum, name) => sum + (queues[name]?.count ?? 0), 0);
  if (count === 0) return null;
  return (
    <span className={classes['count']}>
      <span aria-hidden>{format.count(count)}</span>
      <span className="for-screen-readers">{t('waitHere', { n: format.count(count) })}</span>
    </span>
  );
}
