import type { AdSetting, AdSummary } from '../../../../contract/ads.ts';
import type { Pacing } from '../../../../core/ads/settings.ts';
import type { AdRules } from '../../../../core/ads/rules.ts';
import { defaultAdRules } from '../../../../core/ads/rules.ts';
import type { AdDraft } from '../../../../core/ads/settings.ts';

/** The answers of the settings page. What is not chosen now is kept for when it is chosen again. */
export type AdForm = {
  readonly cpc: number | null;
  readonly hasLimit: boolean;
  readonly budget: number | null;
  readonly pacing: Pacing;
  readonly isCustom: boolean;
  readonly startsOn: string | null;
  readonly hasEnd: boolean;
  readonly endsOn: string | null;
};

/** A new ad is proposed with the recommended price and a budget of this many clicks, spread over the day. */
const proposedClicksPerDay = 20;

/** The form at the start: the ad as it is, or a proposal for a new one. */
export function formOf(setting: AdSetting | null, summary: AdSummary): AdForm {
  if (setting === null) {
    const cpc = summary.recommended_cpc.mid;
    const step = summary.daily_budget_step;
    const budget = Math.ceil((cpc * proposedClicksPerDay) / step) * step;
    return { cpc, hasLimit: true, budget, pacing: 'spread', isCustom: false, startsOn: null, hasEnd: false, endsOn: null };
  }
  return {
    cpc: setting.cpc,
    hasLimit: setting.daily_budget !== null,
    budget: setting.daily_budget,
    pacing: setting.pacing,
    isCustom: setting.start_date !== null,
    startsOn: setting.start_date,
    hasEnd: setting.end_date !== null,
    endsOn: setting.end_date,
  };
}

/** Whether two forms would save the same. What is not chosen now does not count. */
export const isSameForm = (one: AdForm, other: AdForm): boolean =>
  JSON.stringify(draftOfForm(one, true)) === JSON.stringify(draftOfForm(other, true));

/** The form as the rules and the server take it. A date that is asked for and not chosen is '', which is no date. */
export function draftOfForm(form: AdForm, isEnabled: boolean): AdDraft {
  return {
    cpc: form.cpc ?? '',
    dailyBudget: form.hasLimit ? (form.budget ?? '') : null,
    pacing: form.pacing,
    startsOn: form.isCustom ? (form.startsOn ?? '') : null,
    endsOn: form.isCustom && form.hasEnd ? (form.endsOn ?? '') : null,
    isEnabled,
  };
}

/** The rules with the numbers the server works with. */
export function rulesOf(summary: AdSummary): AdRules {
  return {
    ...defaultAdRules,
    maximumCpcIdr: summary.max_cpc,
    cpcStepIdr: summary.cpc_step,
    confirmAboveCpcIdr: summary.confirm_above_cpc,
    dailyBudgetStepIdr: summary.daily_budget_step,
    maximumDailyBudgetIdr: summary.max_daily_budget,
  };
}
