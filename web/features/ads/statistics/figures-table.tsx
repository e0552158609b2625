import { useState } from 'react';
import type { AdStatistic } from '../../../../contract/ads.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { adStatisticsTexts } from '../../../parts/ads/texts.ts';
import classes from './figures-table.module.css';
import { isNothing, seriesKeys } from './series.ts';
import { useSeriesValue } from './series-toggles.tsx';

/** A month; more are a press away. */
const rowsAtFirst = 31;

/** The numbers of the graph, slot by slot, newest first, with their totals. */
export function FiguresTable({ statistic }: { readonly statistic: AdStatistic }) {
  const t = useTexts(adStatisticsTexts);
  const format = useFormat();
  const valueOf = useSeriesValue();
  const isHours = statistic.granularity === 'hour';
  const [isWhole, setWhole] = useState(false);
  // Before the first figures there is nothing to read; days after them count, also without any.
  const first = statistic.series.findIndex((slot) => !isNothing(slot));
  const rows = statistic.series.slice(Math.max(0, first)).toReversed();
  const shown = isWhole ? rows.length : rowsAtFirst;
  const name = isHours ? t('tableTitleHours') : t('tableTitle');
  return (
    <div className={classes['frame']}>
      <table className={classes['table']}>
        <caption className="for-screen-readers">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{isHours ? t('hour') : t('day')}</th>
            {seriesKeys.map((series) => (
              <th key={series} scope="col">
                {t(`series.${series}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={classes['total']}>
            <th scope="row">{t('total')}</th>
            {seriesKeys.map((series) => (
              <td key={series}>{valueOf(series, statistic.totals[series])}</td>
            ))}
          </tr>
          {rows.slice(0, shown).map((slot) => (
            <tr key={slot.date}>
              <th scope="row">{isHours ? format.time(slot.date) : format.date(slot.date)}</th>
              {seriesKeys.map((series) => (
                <td key={series}>{valueOf(series, slot[series])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <button type="button" className={classes['all']} onClick={() => setWhole(true)}>
          {t('showAllRows', { n: format.count(rows.length) })}
        </button>
      )}
    </div>
  );
}
