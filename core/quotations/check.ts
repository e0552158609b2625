import { type Idr, isIdr } from '../money.ts';
import { accept, type Outcome, type Refusal, refuse } from '../outcome.ts';
import { cleanName, cleanText, type TextRefusal } from '../text.ts';
import { addDays, type BusinessDay } from '../time.ts';
import {
  type Discount,
  hundredthsOf,
  type QuotationContent,
  type QuotationItem,
  type QuotationRules,
  type ScheduleRow,
} from './content.ts';
import { type DayAheadRefusal, refusedDay } from './day-ahead.ts';
import { instalmentAmounts, missingInSchedule } from './schedule.ts';
import { totalsOf } from './totals.ts';

export type ContentRefusal =
  | 'quotations.required'
  | 'quotations.text_invalid'
  | 'quotations.text_too_long'
  | 'quotations.items_required'
  | 'quotations.too_many_rows'
  | 'quotations.quantity_invalid'
  | 'quotations.price_invalid'
  | 'quotations.discount_invalid'
  | 'quotations.total_not_positive'
  | 'quotations.total_above_maximum'
  | DayAheadRefusal
  | 'quotations.valid_too_long'
  | 'quotations.schedule_required'
  | 'quotations.share_invalid'
  | 'quotations.due_out_of_order'
  | 'quotations.schedule_short'
  | 'quotations.schedule_over';
type Found = Refusal<ContentRefusal>;

const textCodes: Readonly<Record<TextRefusal, ContentRefusal>> = {
  'text.required': 'quotations.required',
  'text.too_long': 'quotations.text_too_long',
  'text.forbidden_characters': 'quotations.text_invalid',
};
/** The clean text, or the raw one with what is wrong noted. */
function cleaned(raw: string, outcome: Outcome<string, TextRefusal>, found: Found[]): string {
  if (outcome.ok) return outcome.value;
  found.push(...outcome.refusals.map((refusal) => ({ ...refusal, code: textCodes[refusal.code] })));
  return raw;
}

/**
 * Whether a quotation can be sent on a business day, with every reason why not; each names its field as `items.2.price`. What is accepted has its
 * texts cleaned and nothing missing. Amounts are not taken from anyone: they follow from the content. (product 8; reliability S28, S45)
 */
export function checkContent(
  content: QuotationContent,
  today: BusinessDay,
  rules: QuotationRules,
  taxBasisPoints: number,
): Outcome<QuotationContent, ContentRefusal> {
  const found: Found[] = [];
  const text = (raw: string, field: string) =>
    cleaned(raw, cleanText(raw, { field, maxLength: rules.textLengthMax, isRequired: false }), found);
  const clean: QuotationContent = {
    ...content,
    event_place: cleaned(
      content.event_place,
      cleanName(content.event_place, { field: 'event_place', maxLength: rules.placeLengthMax, isRequired: false }),
      found,
    ),
    items: content.items.map((item, index) => checkItem(item, `items.${index}`, rules, found)),
    schedule: content.schedule.map((row, index) => checkRow(row, `schedule.${index}`, today, rules, found)),
    notes: text(content.notes, 'notes'),
    terms: text(content.terms, 'terms'),
  };
  found.push(...refusedDay(content.event_date, today, 'event_date'));
  found.push(...discountRefusals(content.discount));
  const { totalIdr } = totalsOf(clean, taxBasisPoints);
  found.push(
    ...amountRefusals(content, totalIdr, rules),
    ...validityRefusals(content.valid_until, today, rules),
    ...scheduleRefusals(clean.schedule, totalIdr, rules),
  );
  const [first, ...more] = found;
  return first === undefined ? accept(clean) : refuse(first, ...more);
}

function checkItem(item: QuotationItem, field: string, rules: QuotationRules, found: Found[]): QuotationItem {
  const { quantity, price } = item;
  const hundredths = hundredthsOf(quantity);
  if (hundredths === null || hundredths === 0 || hundredths > rules.quantityMax * 100)
    found.push({ code: 'quotations.quantity_invalid', field: `${field}.quantity`, params: { maximum: rules.quantityMax } });
  if (!isIdr(price) || price < 0 || price > rules.priceMaxIdr)
    found.push({ code: 'quotations.price_invalid', field: `${field}.price`, params: { maximum: rules.priceMaxIdr } });
  return {
    ...item,
    name: cleaned(item.name, cleanName(item.name, { field: `${field}.name`, maxLength: rules.nameLengthMax }), found),
    unit: cleaned(item.unit, cleanName(item.unit, { field: `${field}.unit`, maxLength: rules.unitLengthMax, isRequired: false }), found),
  };
}

function checkRow(row: ScheduleRow, field: string, today: BusinessDay, rules: QuotationRules, found: Found[]): ScheduleRow {
  const isShare = row.kind === 'percent' ? (hundredthsOf(row.value) ?? 0) > 0 : isIdr(row.value) && row.value > 0;
  if (!isShare) found.push({ code: 'quotations.share_invalid', field: `${field}.value` });
  if (row.due_date === null) found.push({ code: 'quotations.required', field: `${field}.due_date` });
  found.push(...refusedDay(row.due_date, today, `${field}.due_date`));
  return {
    ...row,
    label: cleaned(row.label, cleanName(row.label, { field: `${field}.label`, maxLength: rules.labelLengthMax }), found),
  };
}

function discountRefusals(discount: Discount): Found[] {
  const wrong: Found[] = [{ code: 'quotations.discount_invalid', field: 'discount' }];
  if (discount.kind === 'none') return [];
  if (discount.kind === 'amount') return isIdr(discount.value) && discount.value >= 0 ? [] : wrong;
  const basisPoints = hundredthsOf(discount.value);
  return basisPoints !== null && basisPoints <= 10_000 ? [] : wrong;
}

function amountRefusals({ items, discount }: QuotationContent, totalIdr: number, rules: QuotationRules): Found[] {
  if (items.length === 0) return [{ code: 'quotations.items_required', field: 'items' }];
  if (items.length > rules.itemsMax) return [{ code: 'quotations.too_many_rows', field: 'items', params: { maximum: rules.itemsMax } }];
  if (totalIdr <= 0) return [{ code: 'quotations.total_not_positive', field: discount.kind === 'none' ? 'items' : 'discount' }];
  if (totalIdr > rules.totalMaxIdr)
    return [{ code: 'quotations.total_above_maximum', field: 'items', params: { maximum: rules.totalMaxIdr } }];
  return [];
}

function validityRefusals(validUntil: BusinessDay | null, today: BusinessDay, rules: QuotationRules): Found[] {
  const field = 'valid_until';
  if (validUntil === null) return [{ code: 'quotations.required', field }];
  if (validUntil < today) return [{ code: 'quotations.day_in_the_past', field }];
  if (validUntil > addDays(today, rules.validDaysMax))
    return [{ code: 'quotations.valid_too_long', field, params: { days: rules.validDaysMax } }];
  return [];
}

function scheduleRefusals(schedule: readonly ScheduleRow[], totalIdr: number, rules: QuotationRules): Found[] {
  const field = 'schedule';
  if (schedule.length === 0) return [{ code: 'quotations.schedule_required', field }];
  if (schedule.length > rules.scheduleRowsMax)
    return [{ code: 'quotations.too_many_rows', field, params: { maximum: rules.scheduleRowsMax } }];
  const unordered = schedule.findIndex(({ due_date: due }, index) => {
    const before = schedule[index - 1]?.due_date ?? null;
    return due !== null && before !== null && due < before;
  });
  const missing = missingInSchedule(schedule, totalIdr);
  // A share of a small total can be less than a Rupiah: nothing anyone could pay.
  const nothing = instalmentAmounts(schedule, totalIdr).findIndex((amountIdr, index) => amountIdr === 0 && schedule[index]?.value);
  return [
    ...(unordered === -1 ? [] : [{ code: 'quotations.due_out_of_order', field: `schedule.${unordered}.due_date` } as const]),
    ...(missing === 0 || totalIdr <= 0 ? [] : [differing(missing)]),
    ...(nothing === -1 || totalIdr <= 0 ? [] : [{ code: 'quotations.share_invalid', field: `schedule.${nothing}.value` } as const]),
  ];
}

const differing = (missingIdr: Idr): Found =>
  missingIdr > 0
    ? { code: 'quotations.schedule_short', field: 'schedule', params: { amount: missingIdr } }
    : { code: 'quotations.schedule_over', field: 'schedule', params: { amount: -missingIdr } };
