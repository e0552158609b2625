import { changeOf } from '../../../../core/ads/statistic.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Help } from '../../../ui/help.tsx';
import { adStatisticsTexts } from '../../../parts/ads/texts.ts';
import { Marker } from './marker.tsx';
import { type Figures, type SeriesKey, seriesKeys } from './series.ts';
import classes from './series-toggles.module.css';
import { useAdWindows } from '../use-ad-windows.ts';

type SeriesTogglesProps = {
  readonly totals: Figures;
  /** Null where the period before was not counted in full. */
  readonly previous: Figures | null;
  readonly shown: readonly SeriesKey[];
  readonly onToggle: (series: SeriesKey) => void;
};

/** The four numbers of the period; each is the legend of its line and the switch that draws it. */
export function SeriesToggles({ totals, previous, shown, onToggle }: SeriesTogglesProps) {
  const t = useTexts(adStatisticsTexts);
  const valueOf = useSeriesValue();
  const { leadDays } = useAdWindows();
  return (
    <fieldset className={classes['toggles']}>
      <legend className="for-screen-readers">{t('seriesChoice')}</legend>
      {seriesKeys.map((series) => (
        <div key={series} className={classes['tile']} data-series={series}>
          <button type="button" className={classes['toggle']} aria-pressed={shown.includes(series)} onClick={() => onToggle(series)}>
            <span className={classes['name']}>
              <Marker series={series} isOn={shown.includes(series)} />
              {t(`series.${series}`)}
            </span>
            <strong className={classes['total']}>{valueOf(series, totals[series])}</strong>
            <Change now={totals[series]} before={previous === null ? null : previous[series]} />
          </button>
          <span className={classes['help']}>
            <Help label={t(`series.${series}`)}>{t(`series.${series}Help`, { days: leadDays })}</Help>
          </span>
        </div>
      ))}
    </fieldset>
  );
}

/** The change against the period before: short to see, a sentence to hear. */
function Change({ now, before }: { readonly now: number; readonly before: number | null }) {
  const t = useTexts(adStatisticsTexts);
  const format = useFormat();
  if (before === null) return <span className={classes['change']}>{t('notComparable')}</span>;
  const change = changeOf(now, before);
  if (change === null) return <span className={classes['change']}>{now === 0 ? t('same') : t('noneBefore')}</span>;
  if (change === 0) return <span className={classes['change']}>{t('same')}</span>;
  const share = format.decimal(Math.abs(change) * 100);
  return (
    <span className={classes['change']}>
      <span aria-hidden>
        {change > 0 ? '+' : '−'}
        {share}%
      </span>
      <span className="for-screen-readers">{change > 0 ? t('more', { share }) : t('less', { share })}</span>
    </span>
  );
}

/** How a number of a series is written: spending is money, the others are counted. */
export function useSeriesValue(): (series: SeriesKey, value: number) => string {
  const format = useFormat();
  return (series, value) => (series === 'spending' ? format.money(value) : format.count(value));
}
