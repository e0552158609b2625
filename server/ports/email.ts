import type { Language } from '../../texts/typed.ts';

/** Sends one mail. Throws when the provider cannot be reached; the job that called tries again with the same `id`. */
export interface EmailPort {
  send(mail: Email): Promise<void>;
}
export interface Email {
  /** Stable over retries, so that a receiver can tell a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as `text` with its looks. */
  readonly html?: string;
  readonly language?: Language;
  /** Where the receiver turns such emails off, with one request and no page (RFC 8058). */
  readonly unsubscribe?: string;
  /** A calendar file (RFC 5545) that email programs offer to take over, and what it asks for. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly file: string };
}
