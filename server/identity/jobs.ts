import { warnOfRemovals } from './factors/removal.ts';
import { partsAlone } from '../kit/each-alone.ts';
import type { IdentityContext } from './context.ts';

/** Sessions that are over are kept this long for the audit, then removed. */
const KEPT_SECONDS = 30 * 86_400;

/** Every quarter of an hour: who has less than a day left of a second factor is reminded. */
const warnJob = { name: 'second-factor-warn', retries: 2, schedule: '*/15 * * * *' } as const;

/** Nightly at 03:15 WIB: sessions, links and keys that ended more than 30 days ago are deleted, and sign-ups whose link has expired. */
export function registerIdentityJobs(ctx: IdentityContext): void {
  ctx.jobs.handle({ ...warnJob, work: () => warnOfRemovals(ctx) });
  ctx.jobs.handle({
    name: 'identity-clean-up',
    retries: 2,
    schedule: '15 3 * * *',
    async work() {
      const before = new Date(ctx.clock.now() - KEPT_SECONDS * 1000);
      await partsAlone({
        sessions: () => ctx.db.deleteFrom('session').where('expires_at', '<', before).execute(),
        links: () => ctx.db.deleteFrom('one_time_link').where('expires_at', '<', before).execute(),
        // What was written before an address was proven is no longer than its link.
        signUps: () => ctx.db.deleteFrom('sign_up').where('expires_at', '<', new Date(ctx.clock.now())).execute(),
        setUps: () => ctx.db.deleteFrom('second_factor_setup').where('expires_at', '<', new Date(ctx.clock.now())).execute(),
        challenges: () => ctx.db.deleteFrom('passkey_challenge').where('expires_at', '<', new Date(ctx.clock.now())).execute(),
        keys: () => ctx.db.deleteFrom('idempotency_key').where('started_at', '<', before).execute(),
        throttle: () => ctx.throttle.purge(ctx.db),
      });
    },
  });
}
