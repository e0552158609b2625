import type { ReadFailure } from '../../core/taken-days/connected.ts';

/** Why another calendar could not be had. */
export type SourceFailure = Exclude<ReadFailure, 'not_a_calendar'>;

/** Fetches calendars of vendors from where they keep them. */
export interface CalendarSource {
  /** What is at an address of the web. Never throws for what is there or is not. */
  fetch(address: string): Promise<{ readonly text: string } | { readonly failure: SourceFailure }>;
}
