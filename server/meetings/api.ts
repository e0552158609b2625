// Meetings for other capabilities.

/** A running calendar. */
export interface Meetings {
  /** Reminds of meetings a day and an hour ahead; a job does it every minute. */
  remind(): Promise<void>;
}
