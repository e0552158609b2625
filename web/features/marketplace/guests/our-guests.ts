// How many guests the couple expects.
import { useEffect } from 'react';
import { weddingRules } from '../../../../core/clients/wedding.ts';
import { createGivenOrKept } from '../given-or-kept.ts';

/** A number of guests a wedding can have; null for any other. */
export const asGuests = (count: number): number | null =>
  Number.isInteger(count) && count >= 1 && count <= weddingRules.guestsMax ? count : null;

export const ourGuests = createGivenOrKept<number>({
  cookie: 'wedding_guests',
  shape: '\\d{1,6}',
  read: (text) => asGuests(Number(text)),
  givenIn: ({ guests }) => guests,
});
export const useOurGuests = ourGuests.useIt;
/** For how many estimates are made; null while that is not known. */
export function useEstimatedGuests(): number | null {
  const { asked, value } = useOurGuests();
  return asked ?? value;
}
/** Makes the estimates of a page for the guests its list is narrowed to; a visitor's first such number becomes theirs. */
export function useAskedGuests(asked: number | null, isVisitor: boolean): void {
  useEffect(() => {
    ourGuests.change({ asked });
    const ours = asked === null ? null : asGuests(asked);
    if (ours !== null && isVisitor && ourGuests.get().value === null) ourGuests.keep(ours);
  }, [asked, isVisitor]);
}
