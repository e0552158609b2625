// Meetings for other capabilities.
export { registerMeetings } from './routes.ts';

/** A running calendar. */
export interface Meetings {
  /** Reminds of meetings a day and an hour ahead; a job does it every minute. */
  remind(): Promise<void>;
}
