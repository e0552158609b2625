import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { BusinessDay } from '../../../../core/time.ts';
import { useOurDate } from '../dates/our-date.ts';
import { useOurGuests } from '../guests/our-guests.ts';
import { useOurWedding } from '../our-wedding.ts';

/** What forms start with: what the couple told of its wedding, or what a visitor keeps in this browser. */
export interface KnownWedding {
  readonly day: BusinessDay | null;
  readonly guests: number | null;
  /** The venue and the city, as far as they are known; empty while neither is. */
  readonly place: string;
}

export function useKnownWedding(): KnownWedding {
  const { value: day } = useOurDate();
  const { value: guests } = useOurGuests();
  const { wedding } = useOurWedding();
  const place = [wedding?.venue, wedding?.city?.name].filter((part) => part !== undefined && part !== '').join(', ');
  return { day, guests, place };
}

/** Puts what was told into a field that is empty, and what was told anew in its place. What someone typed stays. */
export function useKnownText(input: RefObject<HTMLInputElement | null>, text: string): void {
  const written = useRef('');
  const write = useEffectEvent((next: string) => {
    const field = input.current;
    if (field !== null && isOpen(field.value, { known: next, written: written.current }) && typeInto(field, next)) written.current = next;
  });
  useEffect(() => write(text), [text]);
}

/** Whether what was told goes into a field that holds this. */
export const isOpen = (held: string, { known, written }: { readonly known: string; readonly written: string }): boolean =>
  known !== '' && held !== known && (held === '' || held === written);

/** As a person would: forms hear of it. */
function typeInto(field: HTMLInputElement, text: string): true {
  field.setRangeText(text, 0, field.value.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
