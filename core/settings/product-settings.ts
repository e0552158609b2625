import { type AdRules, defaultAdRules } from '../ads/rules.ts';
import { type CreditRules, defaultCreditRules } from '../credit/packages.ts';
import { defaultMembershipRules, type MembershipRules } from '../membership/price.ts';
import type { Idr } from '../money.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { defaultPayoutRules, type PayoutRules } from '../payouts/request.ts';
import { dayMs, hourMs, minuteMs } from '../time.ts';
import { fieldsOf } from '../unknown.ts';

/** What a number of the product counts. Basis points: 1 100 is 11 %. */
type SettingUnit = 'idr' | 'basis_points' | 'days' | 'hours' | 'minutes' | 'milliseconds' | 'clicks';
type Bounds = { readonly unit: SettingUnit; readonly minimum: number; readonly maximum: number; readonly step: number };
/**
 * What a setting may be: one number; different amounts, of which the first shown is the lowest; or an amount for each category that has its own.
 * Bounds of settings that depend on each other do not overlap, so that each can be changed alone.
 */
export type SettingShape = Bounds & { readonly kind: 'number' | 'amounts' | 'by_category' };

const number = (unit: SettingUnit, minimum: number, maximum: number, step = 1): SettingShape => ({
  kind: 'number',
  unit,
  minimum,
  maximum,
  step,
});
const { cpcStepIdr, dailyBudgetStepIdr } = defaultAdRules;

/** Everything about money and time that operators set, by what it is called; the order is that of the page. (product 4, Values) */
export const productSettings = {
  'ads.minimum_cpc': number('idr', cpcStepIdr, 10_000, cpcStepIdr),
  'ads.minimum_cpc_by_category': { ...number('idr', cpcStepIdr, 10_000, cpcStepIdr), kind: 'by_category' },
  'ads.maximum_cpc': number('idr', 10_000, 1_000_000, cpcStepIdr),
  'ads.maximum_daily_budget': number('idr', 1_000_000, 1_000_000_000, dailyBudgetStepIdr),
  'ads.token_minutes': number('minutes', 5, 720),
  'ads.viewer_hours': number('hours', 1, 720),
  'ads.lead_days': number('days', 1, 30),
  'ads.dispute_days': number('days', 1, 90),
  'ads.clicks_per_network_hour': number('clicks', 10, 10_000),
  'ads.click_after_display_ms': number('milliseconds', 0, 5_000),
  'credit.packages': { ...number('idr', 10_000, 100_000_000, 1_000), kind: 'amounts' },
  'credit.preselected_package': number('idr', 10_000, 100_000_000, 1_000),
  'credit.custom_minimum': number('idr', 10_000, 1_000_000, 1_000),
  'credit.custom_maximum': number('idr', 1_000_000, 1_000_000_000, 1_000),
  'credit.custom_step': number('idr', 1_000, 1_000_000, 1_000),
  'tax.vat': number('basis_points', 0, 5_000),
  'orders.payment_hours': number('hours', 1, 168),
  'payouts.minimum': number('idr', 10_000, 10_000_000, 1_000),
} as const satisfies Readonly<Record<string, SettingShape>>;

export type SettingName = keyof typeof productSettings;
export const settingNames = Object.keys(productSettings).filter((name): name is SettingName => Object.hasOwn(productSettings, name));
export type SettingValue = number | readonly number[] | Readonly<Record<string, number>>;

type ShapeOf<Name extends SettingName> = (typeof productSettings)[Name]['kind'];
type ValueOf<Name extends SettingName> =
  ShapeOf<Name> extends 'amounts' ? readonly Idr[] : ShapeOf<Name> extends 'by_category' ? Readonly<Record<number, Idr>> : number;
/** A value for each setting. */
export type SettingValues = { readonly [Name in SettingName]: ValueOf<Name> };

/** The rules of every capability, as the settings make them. */
export type ProductRules = {
  readonly ads: AdRules;
  readonly credit: CreditRules;
  readonly membership: MembershipRules;
  readonly payouts: PayoutRules;
  /** PPN, in basis points. */
  readonly taxBasisPoints: number;
  /** An order or instalment not paid within this span of its checkout expires. */
  readonly paymentLifeMs: number;
};

/** What the product starts with: the rules it was made with. */
export const startingValues: SettingValues = {
  'ads.minimum_cpc': defaultAdRules.minimumCpcIdr,
  'ads.minimum_cpc_by_category': defaultAdRules.minimumCpcIdrByCategoryId,
  'ads.maximum_cpc': defaultAdRules.maximumCpcIdr,
  'ads.maximum_daily_budget': defaultAdRules.maximumDailyBudgetIdr,
  'ads.token_minutes': defaultAdRules.tokenLifeMs / minuteMs,
  'ads.viewer_hours': defaultAdRules.viewerWindowMs / hourMs,
  'ads.lead_days': defaultAdRules.leadWindowMs / dayMs,
  'ads.dispute_days': defaultAdRules.disputeWindowMs / dayMs,
  'ads.clicks_per_network_hour': defaultAdRules.clicksPerNetworkHourMax,
  'ads.click_after_display_ms': defaultAdRules.clickAfterDisplayMsMin,
  'credit.packages': defaultCreditRules.packages.map(({ creditsIdr }) => creditsIdr),
  'credit.preselected_package': defaultCreditRules.packages.find(({ isDefault }) => isDefault)?.creditsIdr ?? 0,
  'credit.custom_minimum': defaultCreditRules.custom.minimumIdr,
  'credit.custom_maximum': defaultCreditRules.custom.maximumIdr,
  'credit.custom_step': defaultCreditRules.custom.stepIdr,
  'tax.vat': defaultCreditRules.taxRateBasisPoints,
  'orders.payment_hours': defaultCreditRules.orderLifeMs / hourMs,
  'payouts.minimum': defaultPayoutRules.minimumIdr,
};

/** The rules that these values make. */
export function rulesOf(values: SettingValues): ProductRules {
  const taxBasisPoints = values['tax.vat'];
  const paymentLifeMs = values['orders.payment_hours'] * hourMs;
  const sold = { taxRateBasisPoints: taxBasisPoints, orderLifeMs: paymentLifeMs };
  return {
    ads: {
      ...defaultAdRules,
      minimumCpcIdr: values['ads.minimum_cpc'],
      minimumCpcIdrByCategoryId: values['ads.minimum_cpc_by_category'],
      maximumCpcIdr: values['ads.maximum_cpc'],
      maximumDailyBudgetIdr: values['ads.maximum_daily_budget'],
      tokenLifeMs: values['ads.token_minutes'] * minuteMs,
      viewerWindowMs: values['ads.viewer_hours'] * hourMs,
      leadWindowMs: values['ads.lead_days'] * dayMs,
      disputeWindowMs: values['ads.dispute_days'] * dayMs,
      clicksPerNetworkHourMax: values['ads.clicks_per_network_hour'],
      clickAfterDisplayMsMin: values['ads.click_after_display_ms'],
    },
    credit: {
      ...defaultCreditRules,
      ...sold,
      packages: values['credit.packages'].map((creditsIdr) => ({
        creditsIdr,
        isDefault: creditsIdr === values['credit.preselected_package'],
      })),
      custom: {
        minimumIdr: values['credit.custom_minimum'],
        maximumIdr: values['credit.custom_maximum'],
        stepIdr: values['credit.custom_step'],
      },
    },
    membership: { ...defaultMembershipRules, ...sold },
    payouts: { ...defaultPayoutRules, minimumIdr: values['payouts.minimum'] },
    taxBasisPoints,
    paymentLifeMs,
  };
}

/** So many packages fit on the page and can still be compared. */
export const packagesMax = 8;

export type SettingRefusal =
  | 'settings.value_required'
  | 'settings.below_minimum'
  | 'settings.above_maximum'
  | 'settings.not_in_steps'
  | 'settings.amounts_alike'
  | 'settings.too_many';

/** Whether a setting may have this value; amounts come back from the lowest to the highest. Numbers in the unit of the setting. */
export function checkSetting(name: SettingName, raw: unknown): Outcome<SettingValue, SettingRefusal> {
  const field = 'value';
  const shape: SettingShape = productSettings[name];
  const numbers = shape.kind === 'number' ? [raw] : shape.kind === 'amounts' && Array.isArray(raw) ? raw : ofCategories(shape, raw);
  if (numbers === null || (shape.kind === 'amounts' && numbers.length === 0)) return refuse({ code: 'settings.value_required', field });
  if (shape.kind === 'amounts' && numbers.length > packagesMax)
    return refuse({ code: 'settings.too_many', field, params: { maximum: packagesMax } });
  const checked: number[] = [];
  for (const one of numbers) {
    if (typeof one !== 'number' || !Number.isSafeInteger(one)) return refuse({ code: 'settings.value_required', field });
    if (one < shape.minimum) return refuse({ code: 'settings.below_minimum', field, params: { minimum: shape.minimum } });
    if (one > shape.maximum) return refuse({ code: 'settings.above_maximum', field, params: { maximum: shape.maximum } });
    if (one % shape.step !== 0) return refuse({ code: 'settings.not_in_steps', field, params: { step: shape.step } });
    checked.push(one);
  }
  if (shape.kind === 'number') return accept(checked[0] ?? 0);
  if (shape.kind === 'by_category')
    return accept(Object.fromEntries(Object.keys(fieldsOf(raw)).map((category, i) => [category, checked[i] ?? 0])));
  if (new Set(checked).size < checked.length) return refuse({ code: 'settings.amounts_alike', field });
  return accept(checked.toSorted((a, b) => a - b));
}

const categoryId = /^[1-9]\d{0,8}$/;
function ofCategories({ kind }: SettingShape, raw: unknown): unknown[] | null {
  if (kind !== 'by_category' || typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  return Object.keys(raw).every((key) => categoryId.test(key)) ? Object.values(raw) : null;
}
