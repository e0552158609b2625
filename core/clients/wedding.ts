import { allOf, accept, type Outcome, refuse } from '../outcome.ts';
import { isTooFarAhead } from '../taken-days/ahead.ts';
import { cleanName, cleanText, type TextRefusal } from '../text.ts';
import type { BusinessDay } from '../time.ts';
import type { BudgetBand } from './budget.ts';
import { isWeddingDay, lastDayOf, type WeddingDay } from './wedding-day.ts';

/** What a couple tells about its wedding; everything may still be open. (product 8) */
export interface Wedding {
  readonly day: WeddingDay | null;
  readonly cityId: number | null;
  readonly guests: number | null;
  readonly budgetBand: BudgetBand | null;
  /** The place that is booked; empty while none is. */
  readonly venue: string;
  readonly wishes: string;
  /** What the couple still looks for. */
  readonly categoryIds: readonly number[];
  /** Whether vendors the couple has not turned to may find it. */
  readonly isFindable: boolean;
}

export const weddingRules = { guestsMax: 10_000, venueLengthMax: 120, wishesLengthMax: 1_000 } as const;

type WeddingDayRefusal = 'clients.wedding_day_invalid' | 'clients.wedding_day_past' | 'calendar.day_too_far';
type WeddingRefusal =
  | WeddingDayRefusal
  | 'clients.guests_invalid'
  | 'catalogue.city_unknown'
  | 'catalogue.category_unknown'
  | 'catalogue.text_invalid'
  | 'clients.text_too_long';

type Known = { readonly today: BusinessDay; readonly cityIds: ReadonlySet<number>; readonly categoryIds: ReadonlySet<number> };

/** A couple's wedding, cleaned. Refused: a day that is none or is over, guests outside 1 to 10 000, places and categories that are none of ours. */
export function checkWedding(given: Wedding, known: Known): Outcome<Wedding, WeddingRefusal> {
  const checked = allOf({
    day: checkWeddingDay(given.day, known.today),
    cityId: checkCity(given.cityId, known.cityIds),
    guests: checkGuests(given.guests),
    venue: worded(cleanName(given.venue, { field: 'venue', maxLength: weddingRules.venueLengthMax, isRequired: false })),
    wishes: worded(cleanText(given.wishes, { field: 'wishes', maxLength: weddingRules.wishesLengthMax, isRequired: false })),
    categoryIds: checkCategories(given.categoryIds, known.categoryIds),
  });
  return checked.ok ? accept({ ...given, ...checked.value }) : checked;
}

/** A day or month to come within five years, or none. `today` is the business day in Jakarta. */
export function checkWeddingDay(day: WeddingDay | null, today: BusinessDay): Outcome<WeddingDay | null, WeddingDayRefusal> {
  const refused = (code: WeddingDayRefusal) => refuse({ code, field: 'wedding_date' });
  if (day === null) return accept(null);
  if (!isWeddingDay(day)) return refused('clients.wedding_day_invalid');
  if (lastDayOf(day) < today) return refused('clients.wedding_day_past');
  return isTooFarAhead(lastDayOf(day), today) ? refused('calendar.day_too_far') : accept(day);
}

const checkCity = (cityId: number | null, known: ReadonlySet<number>): Outcome<number | null, 'catalogue.city_unknown'> =>
  cityId === null || known.has(cityId) ? accept(cityId) : refuse({ code: 'catalogue.city_unknown', field: 'city_id' });

function checkGuests(guests: number | null): Outcome<number | null, 'clients.guests_invalid'> {
  if (guests === null || (Number.isInteger(guests) && guests >= 1 && guests <= weddingRules.guestsMax)) return accept(guests);
  return refuse({ code: 'clients.guests_invalid', field: 'guests', params: { maximum: weddingRules.guestsMax } });
}

function checkCategories(ids: readonly number[], known: ReadonlySet<number>): Outcome<readonly number[], 'catalogue.category_unknown'> {
  const wanted = [...new Set(ids)];
  return wanted.every((id) => known.has(id)) ? accept(wanted) : refuse({ code: 'catalogue.category_unknown', field: 'category_ids' });
}

function worded(text: Outcome<string, TextRefusal>): Outcome<string, 'catalogue.text_invalid' | 'clients.text_too_long'> {
  if (text.ok) return text;
  const { code, field = '', params = {} } = text.refusals[0];
  return code === 'text.too_long'
    ? refuse({ code: 'clients.text_too_long', field, params })
    : refuse({ code: 'catalogue.text_invalid', field });
}
