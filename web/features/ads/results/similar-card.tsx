import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SimilarVendors } from '../../../../contract/results.ts';
import { pages } from '../../../../core/identity/pages.ts';
import type { Advice, Measure } from '../../../../core/results/similar.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Help } from '../../../ui/help.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { similarVendorsQuery } from './queries.ts';
import returned from './return-card.module.css';
import classes from './split-card.module.css';
import { resultsTexts } from './texts.ts';
import { useBeside } from '../../../base/use-beside.ts';

const hourSeconds = 3_600;
const hoursShownMax = 48;

/** The value of a measure in words: visits, a share, or a time in its largest fitting unit. */
function useMeasureWords(): (measure: Measure, value: number) => string {
  const t = useTexts(resultsTexts);
  const format = useFormat();
  return (measure, value) => {
    if (measure === 'visits') return format.count(Math.round(value));
    if (measure === 'won_share') return `${format.count(Math.round(value * 100))}%`;
    if (measure === 'click_rate') return format.percent(value);
    const hours = value / hourSeconds;
    const [unit, count] =
      hours < 1
        ? (['time.minutes', Math.ceil(value / 60)] as const)
        : hours < hoursShownMax
          ? (['time.hours', Math.round(hours)] as const)
          : (['time.days', Math.round(hours / 24)] as const);
    return t(unit, { count, n: format.count(count) });
  };
}

/** How the vendor does beside at least ten similar ones: medians and quarters alone. (decision 0150) */
export function SimilarCard() {
  const t = useTexts(resultsTexts);
  const format = useFormat();
  const similar = useQuery(similarVendorsQuery);
  if (similar.isLoadingError) return <Failed failure={similar.error} onRetry={() => void similar.refetch()} />;
  if (similar.data === undefined) return <Skeleton height="20rem" />;
  const { measured_on: day, measures } = similar.data;
  return (
    <Card title={t('similar.title')}>
      <div className={classes['stack']}>
        {day !== null && <Comparison measures={measures} />}
        <p className={classes['note']}>{day === null ? t('similar.notYet') : t('similar.lead', { day: format.date(day) })}</p>
      </div>
    </Card>
  );
}

const columns = ['own', 'low', 'median', 'high'] as const;

function Comparison({ measures }: Pick<SimilarVendors, 'measures'>) {
  const t = useTexts(resultsTexts);
  return (
    <div className={classes['frame']}>
      <table className={classes['table']}>
        <caption className="for-screen-readers">{t('similar.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('similar.measure')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`similar.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((row) => (
            <MeasureRow key={row.measure} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MeasureRow({ measure, own, similar }: SimilarVendors['measures'][number]) {
  const t = useTexts(resultsTexts);
  const format = useFormat();
  const words = useMeasureWords();
  const label = (column: (typeof columns)[number]) => (
    <span className={classes['label']} aria-hidden>
      {t(`similar.${column}`)}
    </span>
  );
  return (
    <tr>
      <th scope="row">
        {t(`measure.${measure}`)}
        <Help label={t(`measure.${measure}`)}>{t(`measure.${measure}Help`)}</Help>
        {similar !== null && (
          <span className={classes['basis']}>{t(`similar.basis.${similar.basis}`, { n: format.count(similar.vendors) })}</span>
        )}
      </th>
      <td>
        {label('own')}
        {own === null ? t('similar.tooFew') : words(measure, own)}
      </td>
      {similar === null ? (
        <td colSpan={3} className={classes['wide']}>
          {t('similar.none')}
        </td>
      ) : (
        (['low', 'median', 'high'] as const).map((column) => (
          <td key={column}>
            {label(column)}
            {words(measure, similar[column])}
          </td>
        ))
      )}
    </tr>
  );
}

/** Where each advice leads. */
const pageOf: Readonly<Record<Advice, (typeof pages)[keyof typeof pages]>> = {
  be_seen: pages.ads,
  better_card: pages.profile,
  answer_faster: pages.inbox,
  win_more: pages.quotations,
};

/** The one thing the figures advise, with its button; nothing where they advise nothing. */
export function AdviceCard() {
  const t = useTexts(resultsTexts);
  const words = useMeasureWords();
  const advice = useBeside(similarVendorsQuery).data?.advice ?? null;
  if (advice === null) return null;
  const { advice: what, measure, own, median } = advice;
  return (
    <Card title={t('advice.title')}>
      <div className={returned['off']}>
        <p>{t(`advice.${what}`, { own: words(measure, own), median: words(measure, median) })}</p>
        <Button component={Link} to={pageOf[what]} variant="default">
          {t(`advice.do.${what}`)}
        </Button>
      </div>
    </Card>
  );
}
