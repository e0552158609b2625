// What the couple told about its wedding, or what a visitor keeps in a cookie of this browser. Pages that are kept for everybody know neither: the browser
// adds it after it has taken the page over.
import { useSyncExternalStore } from 'react';
import type { OwnWedding } from '../../../contract/weddings.ts';
import { browserCookie } from '../../base/browser-cookie.ts';
import { createState } from '../../base/state.ts';
import { ourWedding } from './our-wedding.ts';

export interface GivenOrKept<T> {
  readonly value: T | null;
  /** Whether it is what the couple told about its wedding: then it is changed there. */
  readonly isOfWedding: boolean;
  /** What a list is narrowed to; the page shows what is true for that instead. */
  readonly asked: T | null;
}
interface Subject<T> {
  readonly cookie: string;
  /** A regular expression of what the cookie may hold. */
  readonly shape: string;
  /** What the text of the cookie says; null for anything that it may not be. */
  readonly read: (text: string) => T | null;
  readonly givenIn: (wedding: OwnWedding) => T | null;
}

/** One thing that couples tell and visitors keep for a year. What is told takes the place of what was kept, which does not come back when that is removed. */
export function createGivenOrKept<T extends string | number>({ cookie: name, shape, read, givenIn }: Subject<T>) {
  const cookie = browserCookie(name, shape, 365 * 86_400);
  const { get, change, subscribe } = createState<GivenOrKept<T>>({ value: null, isOfWedding: false, asked: null });
  const nothing = get();
  const keptIn = (cookies: string): T | null => read(cookie.in(cookies) ?? '');
  let finding: Promise<void> = Promise.resolve();
  async function look(isCouple: boolean): Promise<void> {
    change({ value: keptIn(document.cookie), isOfWedding: false });
    const wedding = isCouple ? await ourWedding() : null;
    const given = wedding && givenIn(wedding);
    if (given === null) return;
    cookie.keep(null);
    change({ value: given, isOfWedding: true });
  }
  return {
    get,
    subscribe,
    change,
    /** What is among the cookies of a browser. */
    keptIn,
    /** Not on the server and in the first drawing of the browser, which must be the same. */
    useIt: (): GivenOrKept<T> => useSyncExternalStore(subscribe, get, () => nothing),
    /** Keeps it in this browser, or forgets it. */
    keep(value: T | null): void {
      cookie.keep(value === null ? null : String(value));
      change({ value, isOfWedding: false });
    },
    /** Finds out what it is. A couple that told nothing yet keeps what its browser has. */
    find: (isCouple: boolean): Promise<void> => (finding = look(isCouple)),
    /** Whether it is of the wedding that the couple told, once that is known; not where no one can say. */
    isOfWedding: (): Promise<boolean> =>
      finding.then(
        () => get().isOfWedding,
        () => false,
      ),
  };
}
