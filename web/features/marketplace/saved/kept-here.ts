import { shortlistRules } from '../../../../core/clients/shortlist.ts';
import { readStored, writeStored } from '../../../base/local-storage.ts';

const key = 'saved-vendors';

/** Vendors that someone who is not signed in saved, last saved first. They are in the browser until a couple signs in here. */
export function keptHere(): readonly number[] {
  const kept = readStored(key) ?? '';
  return /^\d{1,9}(,\d{1,9})*$/.test(kept) ? kept.split(',').map(Number).slice(0, shortlistRules.keptMax) : [];
}

/** Saves a vendor in this browser, or lets it go. It is read again first: another tab may have saved one. The oldest makes room. */
export function keepHere(vendorId: number, isSaved: boolean): readonly number[] {
  const others = keptHere().filter((id) => id !== vendorId);
  const next = (isSaved ? [vendorId, ...others] : others).slice(0, shortlistRules.keptMax);
  writeStored(key, next.join(','));
  return next;
}

/** They are in an account now. One that another tab saved meanwhile stays. */
export const forgetHere = (given: readonly number[]): void =>
  writeStored(
    key,
    keptHere()
      .filter((id) => !given.includes(id))
      .join(','),
  );
