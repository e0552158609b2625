import { useState } from 'react';
import { useFormat } from '../../../base/format.ts';
import { lazyPart, Part } from '../../../ui/part.tsx';
import { useTexts } from '../../../base/texts.ts';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { adStatisticsTexts } from '../../../parts/ads/texts.ts';
import { CsvLink } from './csv-link.tsx';
import { FiguresTable } from './figures-table.tsx';
import classes from './graph-panel.module.css';
import { graphHeight } from './graph-size.ts';
import { isByWeek } from './points.ts';
import { isNothing, type SeriesKey, seriesKeys } from './series.ts';
import { SeriesToggles } from './series-toggles.tsx';
import { useStatistic } from './use-statistic.ts';
import type { ChosenPeriod } from './use-period.ts';
import { useAdWindows } from '../use-ad-windows.ts';

const Graph = lazyPart('graph', () => import('./graph.tsx'));

type GraphPanelProps = {
  readonly chosen: ChosenPeriod;
  /** Whether the table is below at once; else it is a press away. */
  readonly hasTable: boolean;
};

/** The numbers of a period, their graph, and the same as a table and as a file. */
export function GraphPanel({ chosen, hasTable }: GraphPanelProps) {
  const t = useTexts(adStatisticsTexts);
  const { leadDays } = useAdWindows();
  const format = useFormat();
  const [shown, setShown] = useState<readonly SeriesKey[]>(['impressions', 'clicks']);
  const [isCompared, setCompared] = useState(false);
  const [isTableOpen, setTableOpen] = useState(hasTable);
  const { statistic, previous, range } = useStatistic(chosen, isCompared);
  if (statistic.isLoadingError) return <Failed failure={statistic.error} onRetry={() => void statistic.refetch()} />;
  if (statistic.isPending) return <Skeleton height={hasTable ? '60rem' : '30rem'} />;
  const { data } = statistic;
  const toggle = (series: SeriesKey) => setShown(seriesKeys.filter((one) => (one === series ? !shown.includes(one) : shown.includes(one))));
  const span = { start: format.date(data.start_date), end: format.date(data.end_date) };
  const label = t('graphLabel', { series: shown.map((series) => t(`series.${series}`)).join(', '), ...span });
  return (
    <div className={classes['panel']} aria-busy={statistic.isPlaceholderData}>
      <SeriesToggles totals={data.totals} previous={data.previous} shown={shown} onToggle={toggle} />
      {isNothing(data.totals) ? (
        <p className={classes['nothing']}>{t('nothingYet', span)}</p>
      ) : (
        <Part fallback={<Skeleton height={`${graphHeight(shown.length)}px`} />}>
          <Graph statistic={data} previous={data.previous === null ? [] : previous} shown={shown} label={label} />
        </Part>
      )}
      <div className={classes['under']}>
        {data.previous !== null && (
          <label className={classes['compare']}>
            <input type="checkbox" checked={isCompared} onChange={(event) => setCompared(event.currentTarget.checked)} />
            {t('showPrevious')}
          </label>
        )}
        {data.changes.length > 0 && (
          <span className={classes['key']}>
            <svg aria-hidden width="10" height="10" viewBox="0 0 10 10">
              <path d="M5 0l5 5-5 5-5-5z" />
            </svg>
            {t('changed')}
          </span>
        )}
        <span className={classes['actions']}>
          {!hasTable && (
            <button type="button" className={classes['link']} aria-expanded={isTableOpen} onClick={() => setTableOpen(!isTableOpen)}>
              {isTableOpen ? t('hideTable') : t('showTable')}
            </button>
          )}
          <CsvLink range={range} />
        </span>
      </div>
      {isByWeek(data) && <p className={classes['note']}>{t('byWeek')}</p>}
      {isCompared && <p className={classes['note']}>{t('previousLine')}</p>}
      <p className={classes['note']}>{t('leadWindow', { days: leadDays })}</p>
      {isTableOpen && !isNothing(data.totals) && <FiguresTable statistic={data} />}
    </div>
  );
}
