import { type Idr } from '../money.ts';
import { accept, type Outcome, type Refusal, refuse } from '../outcome.ts';
import { cleanName } from '../text.ts';

export const priceKinds = ['exactly', 'from', 'between'] as const;
type PriceKind = (typeof priceKinds)[number];

/** What a price is for. `none` says nothing beside the amount; `own` is the vendor's own word. */
export const priceUnits = [
  'none',
  'event',
  'package',
  'day',
  'hour',
  'session',
  'person',
  'couple',
  'portion',
  'piece',
  'set',
  'pair',
  'box',
  'table',
  'own',
] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** What a line of a price list is: something a couple books as a whole, a price that is multiplied, or what comes on top of either. */
export const priceRoles = ['package', 'rate', 'extra'] as const;
export type PriceRole = (typeof priceRoles)[number];

/** Units of what is booked as a whole. */
export const packageUnits: readonly PriceUnit[] = ['none', 'event', 'package', 'session', 'couple', 'set', 'pair', 'own'];
/** Units that are multiplied. */
const rateUnits: readonly PriceUnit[] = priceUnits.filter((unit) => !['none', 'event', 'package'].includes(unit));
/** The units a line of each role can have. */
export const unitsOf: Readonly<Record<PriceRole, readonly PriceUnit[]>> = { package: packageUnits, rate: rateUnits, extra: priceUnits };

/** A line of a price list as it is typed: amounts may be missing. `high` counts for `between` alone, `ownUnit` for `own` alone. */
export type PriceDraft = {
  readonly role: PriceRole;
  readonly name: string;
  readonly kind: PriceKind;
  readonly low: Idr | null;
  readonly high: Idr | null;
  readonly unit: PriceUnit;
  readonly ownUnit: string;
};
/** A line that was checked. */
export type PriceItem = PriceDraft & { readonly low: Idr };

export type PriceCode =
  | 'catalogue.required'
  | 'catalogue.text_invalid'
  | 'catalogue.amount_invalid'
  | 'catalogue.price_high_not_above'
  | 'catalogue.price_twice'
  | 'catalogue.rate_needs_unit'
  | 'catalogue.package_with_unit'
  | 'catalogue.too_many_rows';

export const priceRules = { itemsMax: 30, nameLengthMax: 80, unitLengthMax: 30, amountMin: 1_000, amountMax: 100_000_000_000 } as const;

/**
 * Checks and cleans a price list, reporting every wrong field as `items.0.low`. Amounts are whole Rupiah from 1 000 to 100 000 000 000; `between` needs
 * a higher end above its lower one; a name stands once. A rate names the unit it is multiplied by, and a package has none of these. What a line does not
 * use is emptied. An empty list is accepted. (product 3, decision 0122)
 */
export function checkPriceList(items: readonly PriceDraft[]): Outcome<PriceItem[], PriceCode> {
  const refusals: Refusal<PriceCode>[] = [];
  if (items.length > priceRules.itemsMax)
    refusals.push({ code: 'catalogue.too_many_rows', field: 'items', params: { maximum: priceRules.itemsMax } });
  const names = new Set<string>();
  const checked = items.slice(0, priceRules.itemsMax).map((item, index): PriceItem => {
    const at = `items.${index}.`;
    const name = word(item.name, `${at}name`, priceRules.nameLengthMax, refusals);
    if (name !== '' && names.has(name.toLowerCase())) refusals.push({ code: 'catalogue.price_twice', field: `${at}name` });
    names.add(name.toLowerCase());
    const low = amount(item.low, `${at}low`, refusals);
    const high = item.kind === 'between' ? amount(item.high, `${at}high`, refusals) : null;
    if (high !== null && item.low !== null && high <= item.low && isAmount(high))
      refusals.push({ code: 'catalogue.price_high_not_above', field: `${at}high` });
    const ownUnit = item.unit === 'own' ? word(item.ownUnit, `${at}own_unit`, priceRules.unitLengthMax, refusals) : '';
    if (!unitsOf[item.role].includes(item.unit))
      refusals.push({ code: item.role === 'rate' ? 'catalogue.rate_needs_unit' : 'catalogue.package_with_unit', field: `${at}unit` });
    return { role: item.role, name, kind: item.kind, low: low ?? 0, high, unit: item.unit, ownUnit };
  });
  const [first, ...more] = refusals;
  return first === undefined ? accept(checked) : refuse(first, ...more);
}

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= priceRules.amountMin && value <= priceRules.amountMax;

function amount(value: Idr | null, field: string, refusals: Refusal<PriceCode>[]): Idr | null {
  if (value === null) refusals.push({ code: 'catalogue.required', field });
  else if (!isAmount(value))
    refusals.push({ code: 'catalogue.amount_invalid', field, params: { minimum: priceRules.amountMin, maximum: priceRules.amountMax } });
  return value;
}

function word(raw: string, field: string, maxLength: number, refusals: Refusal<PriceCode>[]): string {
  const cleaned = cleanName(raw, { field, maxLength });
  if (cleaned.ok) return cleaned.value;
  refusals.push({ code: cleaned.refusals[0].code === 'text.required' ? 'catalogue.required' : 'catalogue.text_invalid', field });
  return '';
}
