import type { messageSubjects } from '../../../../contract/first-message.ts';
import { forgetKept, keepTyped, readKept } from '../form/kept.ts';
import { fieldsOf } from '../../../../core/unknown.ts';

export type Subject = (typeof messageSubjects)[number];
export const subjects: readonly Subject[] = ['appointment', 'availability', 'price_list', 'other'];

/** A message being written. */
export interface ContactDraft {
  readonly subject: Subject;
  /** `2026-11-20`, or empty while the day is not known. */
  readonly weddingDate: string;
  readonly text: string;
  /** Of anyone who has not signed in. */
  readonly email: string;
}
export const emptyDraft: ContactDraft = { subject: 'availability', weddingDate: '', text: '', email: '' };

/** Of a message to a vendor, and of one about a product of it: each waits for itself. */
export const nameOfDraft = (vendor: { readonly slug: string }, product?: { readonly id: string }): string =>
  `contact.${vendor.slug}${product === undefined ? '' : `.${product.id}`}`;

/** Keeps what was typed over every way off the page. */
export function keepDraft(name: string, draft: ContactDraft, isSigningIn: boolean, now?: number): void {
  if (draft.text.trim() === '') forgetKept(name);
  else keepTyped(name, draft, isSigningIn, now);
}

/** What lies in a storage is read as anyone's text: only a whole, fresh draft counts. */
export function readDraft(text: string | null, now: number): ContactDraft | null {
  const kept = readKept(text, now);
  const { subject, weddingDate, text: words, email } = fieldsOf(kept);
  const known = subjects.find((one) => one === subject);
  return known === undefined || typeof weddingDate !== 'string' || typeof words !== 'string'
    ? null
    : { subject: known, weddingDate, text: words, email: typeof email === 'string' ? email : '' };
}
