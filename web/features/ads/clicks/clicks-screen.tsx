import { useQuery } from '@tanstack/react-query';
import { useSelection } from '../../../base/selection.ts';
import { Card } from '../../../ui/card.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ClickDays } from './click-days.tsx';
import { ClickFilter } from './click-filter.tsx';
import { NoClicks, NothingSelected } from './no-clicks.tsx';
import { adClicksQuery, outcomes } from './queries.ts';

/** Every click with its price or the reason it was free, by day. (product 4, Clicked) */
export default function ClicksScreen() {
  const { selection, asked, narrow, toPage, showAll, isNarrowed } = useSelection(outcomes);
  const clicks = useQuery(adClicksQuery(asked));
  if (clicks.isLoadingError) return <Failed failure={clicks.error} onRetry={() => void clicks.refetch()} />;
  if (clicks.data === undefined) return <Skeleton height="44rem" />;
  const { data: page, meta } = clicks.data;
  if (meta.total === 0 && !isNarrowed) return <NoClicks />;
  return (
    <Card>
      <ClickFilter selection={selection} asked={asked} onNarrow={narrow} />
      {page.length > 0 ? <ClickDays clicks={page} isOld={clicks.isPlaceholderData} /> : <NothingSelected onShowAll={showAll} />}
      <Pager meta={meta} onPage={toPage} />
    </Card>
  );
}
