import { placements } from '../../../core/ads/placements.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { NoAdCard } from './no-ad-card.tsx';
import { adSummaryQuery } from '../../parts/ads/queries.ts';
import { ChangesCard } from './statistics/changes-card.tsx';
import { GraphPanel } from './statistics/graph-panel.tsx';
import classes from './statistics/performance-card.module.css';
import { PeriodPicker } from './statistics/period-picker.tsx';
import { usePeriod } from './statistics/use-period.ts';
import { adStatisticsTexts } from '../../parts/ads/texts.ts';
import { useBeside } from '../../base/use-beside.ts';

const places = ['all', ...placements] as const;

/** The statistics page: the graph by place, its table below, and what was changed when. */
export default function StatisticsScreen() {
  const t = useTexts(adStatisticsTexts);
  const chosen = usePeriod();
  const summary = useBeside(adSummaryQuery);
  // Before the first ad there is nothing to draw.
  if (summary.data?.status === 'none') return <NoAdCard />;
  return (
    <>
      <Card>
        <div className={classes['stack']}>
          <PeriodPicker chosen={chosen} />
          <Chips
            label={t('placement')}
            options={places.map((place) => ({ value: place, label: t(`placement.${place}`) }))}
            value={chosen.placement ?? 'all'}
            onChange={(place) => chosen.choosePlacement(place === 'all' ? null : place)}
          />
          <GraphPanel chosen={chosen} hasTable />
        </div>
      </Card>
      <ChangesCard />
    </>
  );
}
