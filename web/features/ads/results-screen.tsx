import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Results } from '../../../contract/results.ts';
import { lengthOf } from '../../../core/ads/periods.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChainCard } from './results/chain-card.tsx';
import { resultsQuery, similarVendorsQuery } from './results/queries.ts';
import classes from './results/results.module.css';
import { ReturnCard } from './results/return-card.tsx';
import { AdviceCard, SimilarCard } from './results/similar-card.tsx';
import { SplitCard } from './results/split-card.tsx';
import { isEmpty } from './results/stages.ts';
import { resultsTexts } from './results/texts.ts';
import { PeriodPicker } from './statistics/period-picker.tsx';
import { type ChosenPeriod, usePeriod } from './statistics/use-period.ts';
import { useBeside } from '../../base/use-beside.ts';

/** What a vendor's ad and the rest of the marketplace brought: from views to payments. (decision 0150) */
export default function ResultsScreen() {
  const t = useTexts(resultsTexts);
  const format = useFormat();
  const chosen = usePeriod('last_90_days');
  const results = useQuery({ ...resultsQuery(chosen.period), placeholderData: keepPreviousData });
  // Comes with the rest: what it advises stands in the middle of the page.
  const similar = useBeside(similarVendorsQuery);
  const { start, end } = chosen.period;
  const days = lengthOf(chosen.period);
  const range = start === end ? format.longDate(start) : `${format.date(start)} – ${format.date(end)}`;
  return (
    <>
      <p className={classes['lead']}>{t('lead')}</p>
      <Card>
        <PeriodPicker chosen={chosen} range={t('range', { range, count: days, n: format.count(days) })} />
      </Card>
      {results.isLoadingError ? (
        <Failed failure={results.error} onRetry={() => void results.refetch()} />
      ) : results.data === undefined || !similar.isKnown ? (
        <Bones />
      ) : (
        <Found results={results.data} chosen={chosen} />
      )}
    </>
  );
}

function Found({ results, chosen }: { readonly results: Results; readonly chosen: ChosenPeriod }) {
  if (isEmpty(results)) return <Nothing chosen={chosen} />;
  return (
    <>
      <ChainCard results={results} />
      <ReturnCard results={results} />
      <AdviceCard />
      <SplitCard results={results} />
      <SimilarCard />
      <HowWeCount days={results.lead_days} />
    </>
  );
}

function Nothing({ chosen }: { readonly chosen: ChosenPeriod }) {
  const t = useTexts(resultsTexts);
  const isLongest = chosen.preset === 'last_1_year';
  return (
    <Card>
      <Empty
        title={t('emptyTitle')}
        action={
          isLongest ? (
            <Button component={Link} to={pages.profile}>
              {t('empty.profile')}
            </Button>
          ) : (
            <Button onClick={() => chosen.choosePreset('last_1_year')}>{t('empty.longer')}</Button>
          )
        }
      >
        <p>{t('empty')}</p>
      </Empty>
    </Card>
  );
}

function HowWeCount({ days }: { readonly days: number }) {
  const t = useTexts(resultsTexts);
  const format = useFormat();
  return (
    <Card title={t('how.title')}>
      <ul className={classes['how']}>
        <li>{t('how.ad', { count: days, n: format.count(days) })}</li>
        <li>{t('how.elsewhere')}</li>
        <li>{t('how.unknown')}</li>
        <li>{t('how.period')}</li>
        <li>{t('how.leads')}</li>
      </ul>
    </Card>
  );
}

function Bones() {
  return (
    <>
      <Skeleton height="30rem" />
      <Skeleton height="12rem" />
      <Skeleton height="18rem" />
    </>
  );
}
