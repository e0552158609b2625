import type { messageSubjects } from '../../../../contract/conversations.ts';
import { storages } from '../../../base/local-storage.ts';

export type Subject = (typeof messageSubjects)[number];
export const subjects: readonly Subject[] = ['appointment', 'availability', 'price_list', 'other'];

/** A message being written. */
export interface ContactDraft {
  readonly subject: Subject;
  /** `2026-11-20`, or empty while the day is not known. */
  readonly weddingDate: string;
  readonly text: string;
}
export const emptyDraft: ContactDraft = { subject: 'availability', weddingDate: '', text: '' };

const lifeMs = 24 * 60 * 60 * 1000;
const keyOf = (name: string): string => `contact.${name}`;

/** Of a message to a vendor, and of one about a product of it: each waits for itself. */
export const nameOfDraft = (vendor: { readonly slug: string }, product?: { readonly id: string }): string =>
  product === undefined ? vendor.slug : `${vendor.slug}.${product.id}`;

/**
 * Keeps what was typed over every way off the page. The tab remembers it; whoever is not signed in may come back through a link in a mail,
 * in another tab, so a copy lies in the browser for a day.
 */
export function keepDraft(name: string, draft: ContactDraft, now: number, isSignedIn = false): void {
  forgetDraft(name);
  if (draft.text.trim() === '') return;
  const kept = JSON.stringify({ ...draft, keptAt: now });
  for (const storage of storages(!isSignedIn)) storage.setItem(keyOf(name), kept);
}

/** The kept draft as it is stored, for `readDraft`; null when there is none. */
export const keptText = (name: string): string | null =>
  storages(true)
    .map((storage) => storage.getItem(keyOf(name)))
    .find((text) => text !== null) ?? null;

export function forgetDraft(name: string): void {
  for (const storage of storages(true)) storage.removeItem(keyOf(name));
}

/** What lies in a storage is read as anyone's text: only a whole, fresh draft counts. */
export function readDraft(text: string | null, now: number): ContactDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { subject, weddingDate, text: words, keptAt } = kept as Record<string, unknown>;
    const known = subjects.find((one) => one === subject);
    if (known === undefined || typeof weddingDate !== 'string' || typeof words !== 'string' || typeof keptAt !== 'number') return null;
    return now - keptAt < lifeMs ? { subject: known, weddingDate, text: words } : null;
  } catch {
    return null;
  }
}
