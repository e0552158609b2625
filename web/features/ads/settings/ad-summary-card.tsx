import type { AdSummary } from '../../../../contract/ads.ts';
import type { Estimate } from '../../../../core/ads/estimate.ts';
import type { AdSettings } from '../../../../core/ads/settings.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Help } from '../../../ui/help.tsx';
import { adSettingsTexts, adsTexts } from '../texts.ts';
import classes from './ad-summary-card.module.css';
import { useEstimate } from './use-estimate.ts';

type AdSummaryCardProps = { readonly settings: AdSettings | null; readonly summary: AdSummary };

/** What the answers amount to, while they are being given. Without valid answers it waits. */
export function AdSummaryCard({ settings, summary }: AdSummaryCardProps) {
  const t = useTexts(adSettingsTexts);
  const ads = useTexts(adsTexts);
  const format = useFormat();
  const dash = ads('none');
  const budget = settings?.dailyBudget;
  const period = settings?.period;
  return (
    <Card title={t('summaryTitle')}>
      <dl className={classes['list']}>
        <dt>{ads('cpc')}</dt>
        <dd>{settings === null ? dash : format.money(settings.cpcIdr)}</dd>
        <dt>{ads('dailyBudget')}</dt>
        <dd>
          {budget === undefined ? dash : budget.kind === 'unlimited' ? ads('unlimited') : format.money(budget.amountIdr)}
          {settings !== null && budget?.kind === 'limited' && <small className={classes['note']}>{ads(`pacing.${settings.pacing}`)}</small>}
        </dd>
        <dt>{ads('displayPeriod')}</dt>
        <dd>{period === undefined ? dash : <PeriodWords period={period} />}</dd>
      </dl>
      <div className={classes['estimate']} aria-live="polite">
        {settings === null ? <p>{dash}</p> : <EstimateWords settings={settings} summary={summary} />}
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

function EstimateWords({ settings, summary }: { readonly settings: AdSettings; readonly summary: AdSummary }) {
  const t = useTexts(adSettingsTexts);
  const format = useFormat();
  const { isKnown, estimateOf } = useEstimate();
  const { credit_balance: balanceIdr } = summary;
  if (balanceIdr < settings.cpcIdr) return <p>{t('creditTooLow', { balance: format.money(balanceIdr) })}</p>;
  const estimate = estimateOf(settings, balanceIdr);
  if (estimate === null) return isKnown ? <p>{t('noEstimate')}</p> : null;
  const { low, high } = estimate.clicksPerDay;
  return (
    <dl className={classes['list']}>
      <dt>
        {t('clicksADay')}
        <Help label={t('clicksADay')}>{t('estimateHelp')}</Help>
      </dt>
      <dd>
        {low === high ? t('clicksExact', { n: format.count(low) }) : t('clicksRange', { low: format.count(low), high: format.count(high) })}
      </dd>
      <dt>{t('creditLasts')}</dt>
      <dd>
        <LastsWords lasts={estimate.creditLastsUntil} />
      </dd>
    </dl>
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
