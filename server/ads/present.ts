// Maps ads to their wire format.
import type { AdSetting, AdStatistic, AdSummary } from '../../contract/ads.ts';
import type { AdSettings } from '../../core/ads/settings.ts';
import type { AdStatus } from '../../core/ads/status.ts';
import type { Figures, Slot } from '../../core/ads/statistic.ts';
import type { BusinessDay } from '../../core/time.ts';

type WireSetting = Pick<AdSetting, 'cpc' | 'daily_budget' | 'pacing' | 'start_date' | 'end_date' | 'is_enabled'>;
type StatusReason = AdSetting['status_reason'];
type Four = AdStatistic['totals'];

/** On the wire no daily budget is null, in Rupiah otherwise; an ad that always runs has no dates. */
export const presentSetting = ({ cpcIdr, dailyBudget, pacing, period, isEnabled }: AdSettings): WireSetting => ({
  cpc: cpcIdr,
  daily_budget: dailyBudget.kind === 'limited' ? dailyBudget.amountIdr : null,
  pacing,
  start_date: period.kind === 'custom' ? period.startsOn : null,
  end_date: period.kind === 'custom' ? period.endsOn : null,
  is_enabled: isEnabled,
});

/** The status and what its sentence needs; null where there is no ad. */
export function presentReason(status: AdStatus): StatusReason | null {
  switch (status.kind) {
    case 'none':
      return null;
    case 'scheduled':
      return { code: status.kind, starts_on: status.startsOn };
    case 'ended':
      return { code: status.kind, ended_on: status.endedOn };
    case 'below_minimum':
      return { code: status.kind, minimum: status.minimumIdr };
    case 'daily_budget_reached':
      return { code: status.kind, ...(status.resumesAt !== null && { resumes_at: new Date(status.resumesAt).toISOString() }) };
    default:
      return { code: status.kind };
  }
}

/** An ad with its status. `today` is the first day of one that runs always from now. */
export function presentAd(
  { settings, version }: { readonly settings: AdSettings; readonly version: number },
  status: AdStatus,
  today: BusinessDay,
): AdSetting {
  const reason = presentReason(status);
  if (reason === null) throw new RangeError('an ad that is there has a status');
  const startsOn = settings.period.kind === 'custom' ? settings.period.startsOn : today;
  return { ...presentSetting(settings), revision: version, status: reason.code, status_reason: reason, starts_on: startsOn };
}

/** On the wire what was spent is `spending`, in whole Rupiah. */
export const presentFigures = ({ impressions, clicks, spendingIdr, leads }: Figures): Four => ({
  impressions,
  clicks,
  spending: spendingIdr,
  leads,
});
/** An hour or a day of the graph: `date` is the start of it in Jakarta. */
export const presentSlot = (slot: Slot): AdStatistic['series'][number] => ({ date: slot.date, ...presentFigures(slot) });

export const presentAlert = (alert: {
  readonly code: AdSummary['alerts'][number]['code'];
  readonly recommendedIdr?: number;
}): AdSummary['alerts'][number] => ({
  code: alert.code,
  ...(alert.recommendedIdr !== undefined && { recommended: alert.recommendedIdr }),
});
