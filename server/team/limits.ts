import { refuseWith } from '../kit/refused.ts';
import type { TeamContext } from './context.ts';

/** What emails people is done so many times a day: more than a team of twenty needs. */
const perVendor = { attempts: 40, windowSeconds: 86_400 };

/** Counts one more. Refuses with `identity.too_many_attempts`. */
export async function assertWithin({ throttle, db }: Pick<TeamContext, 'throttle' | 'db'>, key: string): Promise<void> {
  const wait = await throttle.hit(db, key, perVendor);
  if (wait !== null) refuseWith('identity.too_many_attempts', { params: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
}
