import type { Idr } from '../money.ts';
import { accept, allOf, type Outcome, refuse } from '../outcome.ts';
import { type BusinessDay, isBusinessDay } from '../time.ts';
import type { AdRules } from './rules.ts';

/** How a day's budget is used: over the whole day, or by whoever comes first. */
export const pacings = ['spread', 'fast'] as const;
export type Pacing = (typeof pacings)[number];

export type DailyBudget = { readonly kind: 'unlimited' } | { readonly kind: 'limited'; readonly amountIdr: Idr };

/** Always from now, or from a first to a last day, both included, in Jakarta. Without a last day it runs on. */
export type DisplayPeriod =
  | { readonly kind: 'always' }
  | { readonly kind: 'custom'; readonly startsOn: BusinessDay; readonly endsOn: BusinessDay | null };

/** What a vendor sets for its ad. (spec 3, Ad setting) */
export type AdSettings = {
  readonly cpcIdr: Idr;
  readonly dailyBudget: DailyBudget;
  readonly pacing: Pacing;
  readonly period: DisplayPeriod;
  readonly isEnabled: boolean;
};

/**
 * What a form or the wire brings, before anything is believed. `dailyBudget` null is unlimited, '' or undefined is a limit not
 * filled in; `startsOn` and `endsOn` both null are always from now, a last day alone starts today. Who says nothing about `pacing`
 * leaves it as it was; a new ad of such a caller is spread over the day. (decision 0040)
 */
export type AdDraft = {
  readonly cpc: unknown;
  readonly dailyBudget: unknown;
  readonly pacing?: Pacing | undefined;
  readonly startsOn: unknown;
  readonly endsOn: unknown;
  readonly isEnabled: boolean;
};

/** `previous` are the settings saved before, null for a new ad. */
export type SettingsContext = {
  readonly today: BusinessDay;
  readonly minimumCpcIdr: Idr;
  readonly rules: AdRules;
  readonly previous: AdSettings | null;
};

export type AdRefusal =
  | 'ads.cpc_required'
  | 'ads.cpc_below_minimum'
  | 'ads.cpc_above_maximum'
  | 'ads.cpc_not_in_steps'
  | 'ads.daily_budget_required'
  | 'ads.daily_budget_below_cpc'
  | 'ads.daily_budget_not_in_steps'
  | 'ads.daily_budget_above_maximum'
  | 'ads.period_in_the_past'
  | 'ads.period_end_before_start'
  | 'ads.not_a_number'
  | 'ads.not_a_date';

/** A daily budget of fewer clicks than this gets a hint. (product 4, Values) */
const fewClicks = 10;

type Checked<T> = Outcome<T, AdRefusal>;

/**
 * Whether an ad may be saved like this: every wrong field is reported, each with the first thing that is wrong with it.
 * Switching an ad off without changing anything else is always accepted: stopping the ad must not require fixing an ended period.
 * (spec 5, Ad settings; product 4, Values)
 */
export function checkSettings(draft: AdDraft, context: SettingsContext): Outcome<AdSettings, AdRefusal> {
  const { previous } = context;
  if (previous !== null && !draft.isEnabled && changesNothing(draft, previous)) return accept({ ...previous, isEnabled: false });

  const cpcIdr = checkCpc(draft.cpc, context);
  const dailyBudget = checkDailyBudget(draft.dailyBudget, cpcIdr.ok ? cpcIdr.value : context.minimumCpcIdr, context.rules);
  const period = checkDisplayPeriod(draft, context);
  const pacing = accept(draft.pacing ?? previous?.pacing ?? 'spread');
  return allOf({ cpcIdr, dailyBudget, pacing, period, isEnabled: accept(draft.isEnabled) });
}

/** A daily budget below ten clicks is allowed but ends the day early: about how many clicks it buys, or null when there is nothing to say. */
export function budgetHint(dailyBudget: DailyBudget, cpcIdr: Idr): { readonly clicks: number } | null {
  if (dailyBudget.kind === 'unlimited' || dailyBudget.amountIdr >= fewClicks * cpcIdr) return null;
  return { clicks: Math.floor(dailyBudget.amountIdr / cpcIdr) };
}

/** Whether to ask once more before a cost per click is saved: it is unusually high and not the one already agreed to. */
export function needsHighCpcConfirmation(cpcIdr: Idr, rules: AdRules, previous: AdSettings | null): boolean {
  return cpcIdr > rules.confirmAboveCpcIdr && cpcIdr !== previous?.cpcIdr;
}

/**
 * Whether settings may be taken back to what they were before with one press: not where the ad would show again, where a high cost per click is to
 * be asked about, or where what was before is refused today, such as a period that has begun.
 */
export function isUndoable(before: AdDraft, now: AdSettings, context: Omit<SettingsContext, 'previous'>): boolean {
  if (before.isEnabled && !now.isEnabled) return false;
  const checked = checkSettings(before, { ...context, previous: now });
  return checked.ok && !needsHighCpcConfirmation(checked.value.cpcIdr, context.rules, now);
}

function checkCpc(raw: unknown, { minimumCpcIdr, rules }: SettingsContext): Checked<Idr> {
  const field = 'cpc';
  if (isBlank(raw) || raw === null) return refuse({ code: 'ads.cpc_required', field });
  if (!isNumber(raw)) return refuse({ code: 'ads.not_a_number', field });
  if (raw < minimumCpcIdr) return refuse({ code: 'ads.cpc_below_minimum', field, params: { minimum: minimumCpcIdr } });
  if (raw > rules.maximumCpcIdr) return refuse({ code: 'ads.cpc_above_maximum', field, params: { maximum: rules.maximumCpcIdr } });
  if (raw % rules.cpcStepIdr !== 0) return refuse({ code: 'ads.cpc_not_in_steps', field, params: { step: rules.cpcStepIdr } });
  return accept(raw);
}

/** `atLeastIdr` is the cost per click, or the lowest one possible while that field is wrong itself. */
function checkDailyBudget(raw: unknown, atLeastIdr: Idr, rules: AdRules): Checked<DailyBudget> {
  const field = 'daily_budget';
  if (raw === null) return accept({ kind: 'unlimited' });
  if (isBlank(raw)) return refuse({ code: 'ads.daily_budget_required', field });
  if (!isNumber(raw)) return refuse({ code: 'ads.not_a_number', field });
  if (raw < atLeastIdr) return refuse({ code: 'ads.daily_budget_below_cpc', field, params: { cpc: atLeastIdr } });
  const maximum = rules.maximumDailyBudgetIdr;
  if (raw > maximum) return refuse({ code: 'ads.daily_budget_above_maximum', field, params: { maximum } });
  const step = rules.dailyBudgetStepIdr;
  if (raw % step !== 0) return refuse({ code: 'ads.daily_budget_not_in_steps', field, params: { step } });
  return accept({ kind: 'limited', amountIdr: raw });
}

function checkDisplayPeriod(draft: AdDraft, { today, previous }: SettingsContext): Checked<DisplayPeriod> {
  const { startsOn: rawStart = null, endsOn: rawEnd = null } = draft;
  if (rawStart === null && rawEnd === null) return accept({ kind: 'always' });
  const savedStart = previous?.period.kind === 'custom' ? previous.period.startsOn : null;
  const startsOn = checkStart(rawStart ?? today, today, savedStart);
  const endsOn = checkEnd(rawEnd, today, startsOn.ok ? startsOn.value : null);
  return allOf({ kind: accept('custom' as const), startsOn, endsOn });
}

/** A start is today or later, unless it is the one the running ad already has. */
function checkStart(raw: unknown, today: BusinessDay, savedStart: BusinessDay | null): Checked<BusinessDay> {
  const field = 'start_date';
  if (!isBusinessDay(raw)) return refuse({ code: 'ads.not_a_date', field });
  return raw >= today || raw === savedStart ? accept(raw) : refuse({ code: 'ads.period_in_the_past', field });
}

/** An end is neither before the start nor over. */
function checkEnd(raw: unknown, today: BusinessDay, startsOn: BusinessDay | null): Checked<BusinessDay | null> {
  const field = 'end_date';
  if (raw === null) return accept(null);
  if (!isBusinessDay(raw)) return refuse({ code: 'ads.not_a_date', field });
  if (startsOn !== null && raw < startsOn) return refuse({ code: 'ads.period_end_before_start', field });
  return raw >= today ? accept(raw) : refuse({ code: 'ads.period_in_the_past', field });
}

function changesNothing(draft: AdDraft, { cpcIdr, dailyBudget, pacing, period }: AdSettings): boolean {
  return (
    draft.cpc === cpcIdr &&
    (draft.pacing ?? pacing) === pacing &&
    draft.dailyBudget === (dailyBudget.kind === 'limited' ? dailyBudget.amountIdr : null) &&
    draft.startsOn === (period.kind === 'custom' ? period.startsOn : null) &&
    draft.endsOn === (period.kind === 'custom' ? period.endsOn : null)
  );
}

/** Nothing was written: forms bring '' for an empty number, a body that leaves the field out brings undefined. */
function isBlank(raw: unknown): raw is undefined | string {
  return raw === undefined || (typeof raw === 'string' && raw.trim() === '');
}

/** A finite number. A number written as text is none: the form reads numbers, and the wire must not guess. */
function isNumber(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isFinite(raw);
}
