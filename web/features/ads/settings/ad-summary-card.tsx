import type { AdSummary } from '../../../../contract/ads.ts';
import type { Estimate } from '../../../../core/ads/estimate.ts';
import type { LikelyRange } from '../../../../core/ads/forecast.ts';
import type { AdSettings } from '../../../../core/ads/settings.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Help } from '../../../ui/help.tsx';
import { adSettingsTexts, adsTexts } from '../../../parts/ads/texts.ts';
import classes from './ad-summary-card.module.css';
import { useEstimate } from './use-estimate.ts';

type AdSummaryCardProps = { readonly known: Partial<AdSettings>; readonly summary: AdSummary };

/** What the answers amount to, while they are being given. Each is there as soon as it is valid; the estimate waits for price and budget. */
export function AdSummaryCard({ known, summary }: AdSummaryCardProps) {
  const t = useTexts(adSettingsTexts);
  const ads = useTexts(adsTexts);
  const format = useFormat();
  const dash = ads('none');
  const { cpcIdr, dailyBudget: budget, pacing, period } = known;
  // Until a period is chosen the estimate starts now.
  const choice = cpcIdr === undefined || budget === undefined ? null : { cpcIdr, dailyBudget: budget, period: period ?? fromNow };
  return (
    <Card title={t('summaryTitle')}>
      <dl className={classes['list']}>
        <dt>{ads('cpc')}</dt>
        <dd>{cpcIdr === undefined ? dash : format.money(cpcIdr)}</dd>
        <dt>{ads('dailyBudget')}</dt>
        <dd>
          {budget === undefined ? dash : budget.kind === 'unlimited' ? ads('unlimited') : format.money(budget.amountIdr)}
          {pacing !== undefined && budget?.kind === 'limited' && <small className={classes['note']}>{ads(`pacing.${pacing}`)}</small>}
        </dd>
        <dt>{ads('displayPeriod')}</dt>
        <dd>{period === undefined ? dash : <PeriodWords period={period} />}</dd>
      </dl>
      <div className={classes['estimate']} aria-live="polite">
        {choice === null ? <p>{dash}</p> : <EstimateWords settings={choice} summary={summary} />}
      </div>
    </Card>
  );
}

function PeriodWords({ period }: { readonly period: AdSettings['period'] }) {
  const ads = useTexts(adsTexts);
  const format = useFormat();
  if (period.kind === 'always') return ads('alwaysFromNow');
  const start = format.date(period.startsOn);
  return period.endsOn === null ? ads('from', { start }) : ads('between', { start, end: format.date(period.endsOn) });
}

type Choice = Pick<AdSettings, 'cpcIdr' | 'dailyBudget' | 'period'>;
const fromNow = { kind: 'always' } as const;

function EstimateWords({ settings, summary }: { readonly settings: Choice; readonly summary: AdSummary }) {
  const t = useTexts(adSettingsTexts);
  const format = useFormat();
  const { isKnown, failed, quality, estimateOf } = useEstimate();
  const { credit_balance: balanceIdr } = summary;
  const estimate = estimateOf(settings, balanceIdr);
  const tooLow = balanceIdr < settings.cpcIdr && <p>{t('creditTooLow', { balance: format.money(balanceIdr) })}</p>;
  if (failed !== null)
    return (
      <>
        {tooLow}
        <Failed failure={failed.error} onRetry={() => void failed.refetch()} />
      </>
    );
  if (estimate === null) return tooLow || (isKnown ? <p>{t('noEstimate')}</p> : null);
  return (
    <>
      <dl className={classes['list']}>
        <dt>{t('viewsADay')}</dt>
        <dd>
          <About range={estimate.viewsPerDay} />
        </dd>
        <dt>
          {t('clicksADay')}
          <Help label={t('clicksADay')}>{t('estimateHelp')}</Help>
        </dt>
        <dd>
          <About range={estimate.clicksPerDay} isMain />
          {estimate.isBudgetLimit && <small className={classes['note']}>{t('clicksBudget')}</small>}
        </dd>
        <dt>
          {t('leadsAWeek')}
          <Help label={t('leadsAWeek')}>{t('leadsHelp')}</Help>
        </dt>
        <dd>{estimate.leadsPerWeek === null ? t('leadsUnknown') : <About range={estimate.leadsPerWeek} />}</dd>
        <ReviewsWords quality={quality} />
        {tooLow === false && (
          <>
            <dt>{t('creditLasts')}</dt>
            <dd>
              <LastsWords lasts={estimate.creditLastsUntil} />
            </dd>
          </>
        )}
      </dl>
      {tooLow}
    </>
  );
}

function About({ range: { low, likely, high }, isMain = false }: { readonly range: LikelyRange; readonly isMain?: boolean }) {
  const t = useTexts(adSettingsTexts);
  const format = useFormat();
  const about = t('clicksAbout', { n: format.count(likely) });
  return (
    <>
      {isMain ? <strong className={classes['clicks']}>{about}</strong> : about}
      {low !== high && <small className={classes['note']}>{t('clicksRange', { low: format.count(low), high: format.count(high) })}</small>}
    </>
  );
}

/** How reviews change what the price counts for, once that is a percent or more. */
function ReviewsWords({ quality }: { readonly quality: number }) {
  const t = useTexts(adSettingsTexts);
  const format = useFormat();
  const percent = Math.round((quality - 1) * 100);
  if (percent === 0) return null;
  const n = format.count(Math.abs(percent));
  const [share, note] = percent > 0 ? [t('reviewsMore', { n }), t('reviewsMoreNote')] : [t('reviewsLess', { n }), t('reviewsLessNote')];
  return (
    <>
      <dt>
        {t('reviewsCount')}
        <Help label={t('reviewsCount')}>{t('reviewsHelp')}</Help>
      </dt>
      <dd>
        {share}
        <small className={classes['note']}>{note}</small>
      </dd>
    </>
  );
}

function LastsWords({ lasts }: { readonly lasts: Estimate['creditLastsUntil'] }) {
  const t = useTexts(adSettingsTexts);
  const format = useFormat();
  if (lasts === null) return t('creditLastsYear');
  const { earliestOn, latestOn } = lasts;
  if (latestOn === null) return t('creditLastsFrom', { earliest: format.date(earliestOn) });
  const isSameYear = earliestOn.slice(0, 4) === latestOn.slice(0, 4);
  return t('creditLastsRange', {
    earliest: isSameYear ? format.dayMonth(earliestOn) : format.date(earliestOn),
    latest: format.date(latestOn),
  });
}
