import { Link } from '@tanstack/react-router';
import { pages } from '../../../../core/identity/pages.ts';
import { useTexts } from '../../../base/texts.ts';
import { buttonLooks } from '../../../ui/button.tsx';
import { caseAddress } from '../addresses.ts';
import { reviewTexts } from '../texts.ts';
import { reviewQueueQuery } from './queries.ts';
import { useBeside } from '../../../base/use-beside.ts';

/** The way onwards from a case that is decided: the one that waits longest and that no one else has open, or the queue. */
export function NextCase({ after }: { readonly after: string }) {
  const t = useTexts(reviewTexts);
  const waiting = useBeside(reviewQueueQuery({ status: 'submitted', page: 1 }));
  const next = waiting.data?.data.find(
    ({ id, lookers, is_related: isRelated }) => id !== after && !isRelated && lookers.every((one) => one.is_me),
  );
  return (
    <Link to={next === undefined ? pages.operationsDocuments : caseAddress(next.id)} {...buttonLooks('default')}>
      {t(next === undefined ? 'back' : 'nextCase')}
    </Link>
  );
}
