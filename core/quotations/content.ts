import type { Idr } from '../money.ts';
import { type BusinessDay, isBusinessDay } from '../time.ts';

/**
 * What a quotation says. The same shape in the vendor's editor, on the wire and in the row: a document is written once and copied, never
 * translated on its way. While it is a draft anything may still be missing; `checkContent` says whether it can be sent. (product 8)
 */
export type QuotationContent = {
  readonly event_date: BusinessDay | null;
  readonly event_place: string;
  readonly items: readonly QuotationItem[];
  readonly discount: Discount;
  /** Whether tax (PPN) is added to what is left after the discount. */
  readonly is_taxed: boolean;
  /** The last day, in Jakarta, on which it can be accepted. */
  readonly valid_until: BusinessDay | null;
  readonly schedule: readonly ScheduleRow[];
  readonly notes: string;
  readonly terms: string;
};

export type QuotationItem = {
  readonly name: string;
  /** At most two decimals: 2.5 hours. */
  readonly quantity: number | null;
  /** What is counted: people, hours. May be empty. */
  readonly unit: string;
  /** For one unit, whole Rupiah. */
  readonly price: Idr | null;
};

/** `value` is whole Rupiah, or percent of the items with at most two decimals. */
export type Discount =
  | { readonly kind: 'none' }
  | { readonly kind: 'amount'; readonly value: Idr | null }
  | { readonly kind: 'percent'; readonly value: number | null };

/** One instalment as planned. `value` is whole Rupiah, or percent of the total with at most two decimals. */
export type ScheduleRow = {
  readonly label: string;
  readonly kind: 'percent' | 'amount';
  readonly value: number | null;
  readonly due_date: BusinessDay | null;
};

/** What a quotation may hold, and what it starts with. Amounts in whole Rupiah. (product 8; ours to tune) */
export type QuotationRules = {
  readonly itemsMax: number;
  readonly scheduleRowsMax: number;
  readonly quantityMax: number;
  readonly priceMaxIdr: Idr;
  readonly totalMaxIdr: Idr;
  readonly nameLengthMax: number;
  readonly unitLengthMax: number;
  readonly labelLengthMax: number;
  readonly placeLengthMax: number;
  readonly textLengthMax: number;
  /** A new draft can be accepted for so many days. */
  readonly validDays: number;
  readonly validDaysMax: number;
  readonly declineReasonLengthMax: number;
  /** So many drafts a vendor may have, and so many requests without a quotation a couple. */
  readonly draftsMax: number;
  readonly openInquiriesMax: number;
  /** So many quotations, new versions included, one couple gets from a vendor on a business day: each is an email. */
  readonly sentADayMax: number;
};

export const quotationRules: QuotationRules = {
  itemsMax: 50,
  scheduleRowsMax: 12,
  quantityMax: 10_000,
  priceMaxIdr: 1_000_000_000,
  totalMaxIdr: 10_000_000_000,
  nameLengthMax: 120,
  unitLengthMax: 30,
  labelLengthMax: 60,
  placeLengthMax: 160,
  textLengthMax: 2_000,
  validDays: 14,
  validDaysMax: 365,
  declineReasonLengthMax: 500,
  draftsMax: 100,
  openInquiriesMax: 40,
  sentADayMax: 20,
};

/**
 * A number with at most two decimals, counted in hundredths, so that money is never multiplied by a fraction; percent becomes basis points.
 * Null for anything else: more decimals, a negative number, nothing at all.
 */
export function hundredthsOf(value: number | null): number | null {
  if (value === null || value < 0) return null;
  const hundredths = Math.round(value * 100);
  return Number.isSafeInteger(hundredths) && hundredths / 100 === value ? hundredths : null;
}

/**
 * The same content without the numbers and days no rule would ever let through: they count as not filled in. What is left can always be added
 * up, kept and shown, however it was typed.
 */
export function withinLimits(content: QuotationContent, rules: QuotationRules): QuotationContent {
  const upTo = (value: number | null, max: number): number | null => (value !== null && value >= 0 && value <= max ? value : null);
  const rupiah = (value: number | null, max: number): number | null => (Number.isSafeInteger(value) ? upTo(value, max) : null);
  const share = (kind: 'amount' | 'percent', value: number | null) =>
    kind === 'amount' ? rupiah(value, rules.totalMaxIdr) : upTo(value, 100);
  const ofOurTimes = (day: BusinessDay | null): BusinessDay | null => (isBusinessDay(day) ? day : null);
  const { discount } = content;
  return {
    ...content,
    event_date: ofOurTimes(content.event_date),
    valid_until: ofOurTimes(content.valid_until),
    items: content.items.map((item) => ({
      ...item,
      quantity: upTo(item.quantity, rules.quantityMax),
      price: rupiah(item.price, rules.priceMaxIdr),
    })),
    discount: discount.kind === 'none' ? discount : { kind: discount.kind, value: share(discount.kind, discount.value) },
    schedule: content.schedule.map((row) => ({ ...row, value: share(row.kind, row.value), due_date: ofOurTimes(row.due_date) })),
  };
}
