import { meetingRules } from '../../../core/meetings/life.ts';
import type { Meeting } from './queries.ts';

/** Whether it is time to go in: from a quarter of an hour before until it is over. */
export const isTimeToJoin = ({ status, starts_at: startsAt, ends_at: endsAt }: Meeting, now: number): boolean =>
  status === 'booked' && now >= Date.parse(startsAt) - meetingRules.joinBeforeMs && now < Date.parse(endsAt);
