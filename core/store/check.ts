import { type Idr, isIdr } from '../money.ts';
import { accept, type Outcome, type Refusal, refuse } from '../outcome.ts';
import { cleanName, cleanText, type TextRefusal } from '../text.ts';
import { addDays, type BusinessDay } from '../time.ts';
import type { ProductContent, ProductRules } from './content.ts';
import { priceOf } from './price.ts';

export type ProductRefusal =
  | 'store.required'
  | 'store.text_invalid'
  | 'store.text_too_long'
  | 'store.price_invalid'
  | 'store.percent_invalid'
  | 'store.promo_price_invalid'
  | 'store.city_required'
  | 'store.city_unknown'
  | 'store.down_payment_invalid'
  | 'store.day_in_the_past'
  | 'store.end_before_start'
  | 'store.period_too_long'
  | 'store.stock_invalid'
  | 'store.too_many_photos';
type Found = Refusal<ProductRefusal>;

const textCodes: Readonly<Record<TextRefusal, ProductRefusal>> = {
  'text.required': 'store.required',
  'text.too_long': 'store.text_too_long',
  'text.forbidden_characters': 'store.text_invalid',
};

/**
 * Whether couples may see a product from a business day on, with every reason why not; each names its field. What is accepted has its texts
 * cleaned and keeps nothing that its kind does not use. `cities` are those there are; photos are the vendor's, which the server looks after.
 * (product 9; reliability S26, S28)
 */
export function checkProduct(
  content: ProductContent,
  { today, cities, rules }: { readonly today: BusinessDay; readonly cities: ReadonlySet<number>; readonly rules: ProductRules },
): Outcome<ProductContent, ProductRefusal> {
  const found: Found[] = [];
  const cleaned = (raw: string, outcome: Outcome<string, TextRefusal>): string => {
    if (outcome.ok) return outcome.value;
    found.push(...outcome.refusals.map((refusal) => ({ ...refusal, code: textCodes[refusal.code] })));
    return raw;
  };
  const { title, description, terms, unit } = content;
  const clean = {
    ...content,
    title: cleaned(title, cleanName(title, { field: 'title', maxLength: rules.titleLengthMax })),
    description: cleaned(description, cleanText(description, { field: 'description', maxLength: rules.descriptionLengthMax })),
    unit: cleaned(unit, cleanName(unit, { field: 'unit', maxLength: rules.unitLengthMax, isRequired: false })),
    terms: cleaned(terms, cleanText(terms, { field: 'terms', maxLength: rules.termsLengthMax, isRequired: false })),
    ...(content.kind === 'reguler' && { promo: { kind: 'percent', value: null } as const }),
    city_ids: [...new Set(content.city_ids)],
    photos: [...new Set(content.photos)],
  };
  found.push(
    ...priceRefusals(clean, rules),
    ...cityRefusals(clean.city_ids, cities, rules),
    ...downPaymentRefusals(clean),
    ...periodRefusals(clean, today, rules),
  );
  if (clean.stock !== null && !isCount(clean.stock, 1, rules.stockMax))
    found.push({ code: 'store.stock_invalid', field: 'stock', params: { maximum: rules.stockMax } });
  if (clean.photos.length > rules.photosMax)
    found.push({ code: 'store.too_many_photos', field: 'photos', params: { maximum: rules.photosMax } });
  const [first, ...more] = found;
  return first === undefined ? accept(clean) : refuse(first, ...more);
}

const isCount = (value: number | null, min: number, max: number): boolean =>
  value !== null && Number.isSafeInteger(value) && value >= min && value <= max;
const isPrice = (value: Idr | null, rules: ProductRules): value is Idr =>
  isIdr(value) && value >= rules.priceMinIdr && value <= rules.priceMaxIdr;

function priceRefusals(content: ProductContent, rules: ProductRules): Found[] {
  const { kind, price, promo } = content;
  const bounds = { minimum: rules.priceMinIdr, maximum: rules.priceMaxIdr };
  if (price === null) return [{ code: 'store.required', field: 'price' }];
  if (!isPrice(price, rules)) return [{ code: 'store.price_invalid', field: 'price', params: bounds }];
  if (kind === 'reguler') return [];
  if (promo.value === null) return [{ code: 'store.required', field: 'promo' }];
  if (promo.kind === 'percent' && !isCount(promo.value, 1, rules.promoPercentMax))
    return [{ code: 'store.percent_invalid', field: 'promo', params: { maximum: rules.promoPercentMax } }];
  const now = priceOf(content);
  if (!isPrice(now, rules) || now >= price)
    return [{ code: 'store.promo_price_invalid', field: 'promo', params: { minimum: rules.priceMinIdr, price } }];
  return [];
}

function cityRefusals(ids: readonly number[], cities: ReadonlySet<number>, rules: ProductRules): Found[] {
  if (ids.length === 0) return [{ code: 'store.city_required', field: 'city_ids' }];
  return ids.length > rules.citiesMax || ids.some((id) => !cities.has(id)) ? [{ code: 'store.city_unknown', field: 'city_ids' }] : [];
}

function downPaymentRefusals(content: ProductContent): Found[] {
  const { down_payment: asked } = content;
  const wrong: Found[] = [{ code: 'store.down_payment_invalid', field: 'down_payment' }];
  if (asked.kind === 'none') return [];
  if (asked.value === null) return [{ code: 'store.required', field: 'down_payment' }];
  if (asked.kind === 'percent')
    return isCount(asked.value, 1, 100) ? [] : [{ code: 'store.percent_invalid', field: 'down_payment', params: { maximum: 100 } }];
  const price = priceOf(content);
  return isIdr(asked.value) && asked.value > 0 && (price === null || asked.value <= price) ? [] : wrong;
}

function periodRefusals(content: ProductContent, today: BusinessDay, rules: ProductRules): Found[] {
  const { kind, valid_from: from, valid_until: until } = content;
  const field = 'valid_until';
  if (until === null) return kind === 'promo' ? [{ code: 'store.required', field }] : [];
  if (until < today) return [{ code: 'store.day_in_the_past', field }];
  if (from !== null && until < from) return [{ code: 'store.end_before_start', field }];
  const start = from !== null && from > today ? from : today;
  return until > addDays(start, rules.periodDaysMax)
    ? [{ code: 'store.period_too_long', field, params: { days: rules.periodDaysMax } }]
    : [];
}
