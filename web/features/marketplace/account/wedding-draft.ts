import type { BodyInput } from '../../../../contract/endpoint.ts';
import type { OwnWedding, saveWedding } from '../../../../contract/weddings.ts';
import { budgetBands } from '../../../../core/clients/budget.ts';
import { lastDayOf } from '../../../../core/clients/wedding-day.ts';
import { readTyped } from '../../../../core/typed-amount.ts';

/** A wedding as it is in the form: texts, and '' for what is open. */
export interface WeddingDraft {
  /** '2027-06'. */
  readonly month: string;
  readonly day: string;
  readonly cityId: string;
  readonly guests: string;
  readonly budget: string;
  readonly venue: string;
  readonly wishes: string;
  readonly categoryIds: readonly number[];
  readonly isFindable: boolean;
}

export const draftOf = (wedding: OwnWedding | null): WeddingDraft => ({
  month: wedding?.wedding_date?.slice(0, 7) ?? '',
  day: wedding?.wedding_date?.slice(8) ?? '',
  cityId: wedding?.city ? String(wedding.city.id) : '',
  guests: wedding?.guests ? String(wedding.guests) : '',
  budget: wedding?.budget_band ?? '',
  venue: wedding?.venue ?? '',
  wishes: wedding?.wishes ?? '',
  categoryIds: wedding?.categories.map(({ id }) => id) ?? [],
  isFindable: wedding?.is_findable ?? false,
});

/** What is sent. A day without its month says nothing. Guests that are no number are sent as none there could be, and refused. */
export function bodyOf(draft: WeddingDraft, revision: number): BodyInput<typeof saveWedding> {
  const { month, day, guests } = draft;
  return {
    revision,
    wedding_date: month === '' ? null : day === '' ? month : `${month}-${day}`,
    city_id: draft.cityId === '' ? null : Number(draft.cityId),
    guests: guests.trim() === '' ? null : countIn(guests),
    budget_band: budgetBands.find((band) => band === draft.budget) ?? null,
    venue: draft.venue,
    wishes: draft.wishes,
    category_ids: [...draft.categoryIds],
    is_findable: draft.isFindable,
  };
}

/** The days of a month, '01' to its last. */
export const daysIn = (month: string): string[] =>
  Array.from({ length: Number(lastDayOf(month).slice(8)) }, (_, index) => String(index + 1).padStart(2, '0'));

/** The months a wedding may be in, from a day's own on; a month chosen before stays among them. */
export function monthsFrom(today: string, chosen: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const ahead = Array.from({ length: 36 }, (_, index) => {
    const at = month - 1 + index;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
  return chosen === '' || ahead.includes(chosen) ? ahead : [chosen, ...ahead];
}

/** A number that cannot be read is left for the server to refuse, at its field. */
function countIn(text: string): number {
  const typed = readTyped(text, 'count');
  return typed.kind === 'value' ? typed.value : 0;
}
