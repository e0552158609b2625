// How many guests the couple expects: what they told about their wedding, or what a visitor keeps in a cookie of this browser. Pages that are kept for
// everybody know neither: the browser adds it after it has taken the page over.
import { useEffect, useSyncExternalStore } from 'react';
import { weddingRules } from '../../../../core/clients/wedding.ts';
import { browserCookie } from '../../../base/browser-cookie.ts';
import { createState } from '../../../base/state.ts';
import { ourWedding } from '../our-wedding.ts';

interface OurGuests {
  readonly guests: number | null;
  /** Whether it is the number of the wedding that the couple told: then it is changed there. */
  readonly isOfWedding: boolean;
  /** For how many a list is narrowed: its estimates are for those. */
  readonly asked: number | null;
}
const cookie = browserCookie('wedding_guests', '\\d{1,6}', 365 * 86_400);
const { get, change, subscribe } = createState<OurGuests>({ guests: null, isOfWedding: false, asked: null });
const nothing: OurGuests = get();

/** Not on the server and in the first drawing of the browser, which must be the same. */
export const useOurGuests = (): OurGuests => useSyncExternalStore(subscribe, get, () => nothing);
/** For how many estimates are made; null while that is not known. */
export function useEstimatedGuests(): number | null {
  const { asked, guests } = useOurGuests();
  return asked ?? guests;
}
/** Makes the estimates of a page for the guests its list is narrowed to; a visitor's first such number becomes theirs. */
export function useAskedGuests(asked: number | null, isVisitor: boolean): void {
  useEffect(() => {
    change({ asked });
    const ours = asked === null ? null : asGuests(asked);
    if (ours !== null && isVisitor && get().guests === null) keepGuests(ours);
  }, [asked, isVisitor]);
}

/** A number of guests a wedding can have; null for any other. */
export const asGuests = (count: number): number | null =>
  Number.isInteger(count) && count >= 1 && count <= weddingRules.guestsMax ? count : null;
/** The number in the cookies of a browser. */
export const keptGuests = (cookies: string): number | null => asGuests(Number(cookie.in(cookies) ?? ''));

/** Keeps a number in this browser, or forgets it. */
export function keepGuests(guests: number | null): void {
  cookie.keep(guests === null ? null : String(guests));
  change({ guests, isOfWedding: false });
}

let finding: Promise<void> = Promise.resolve();
/** Finds out how many they are. A couple that told no number yet keeps the one of its browser. */
export const findOurGuests = (isCouple: boolean): Promise<void> => (finding = find(isCouple));
/** Whether it is the number of the wedding that the couple told, once that is known; not where no one can say. */
export const areGuestsOfWedding = (): Promise<boolean> =>
  finding.then(
    () => get().isOfWedding,
    () => false,
  );

async function find(isCouple: boolean): Promise<void> {
  change({ guests: keptGuests(document.cookie), isOfWedding: false });
  if (!isCouple) return;
  const told = (await ourWedding())?.guests ?? null;
  if (told !== null) change({ guests: told, isOfWedding: true });
}
