import { clickAd } from '../../../contract/ads.ts';
import { tokenIdsOf, tokensOfClicks } from '../clicks.ts';
import { signIn } from '../sessions.ts';
import type { Attack, World } from '../world.ts';
import { chrome } from '../../../server/testing/chrome.ts';

const from = (n: number): Record<string, string> => ({ 'user-agent': chrome, 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}` });

/** Vendors click ads, each from an address of its own, on both processes in turn. Answers what was recorded of it: how often, by reason. */
async function clickAsVendors(world: World, count: number): Promise<ReadonlyMap<string, number>> {
  const vendors = await signIn(world, count);
  const tokens = await tokensOfClicks(world, count);
  await Promise.all(
    tokens.map(async (token, n) => {
      const path = clickAd.path.replace(':token', token);
      const { cookie } = vendors[n % vendors.length] ?? { cookie: '' };
      const answer = await fetch(`${world.origins[n % 2]}${path}?seen=1`, { headers: { ...from(n), cookie }, redirect: 'manual' });
      await answer.body?.cancel();
    }),
  );
  const recorded = await world.db.selectFrom('ad_click').select('reason').where('token_id', 'in', tokenIdsOf(tokens)).execute();
  const counts = new Map<string, number>();
  for (const { reason } of recorded) counts.set(reason ?? 'charged', (counts.get(reason ?? 'charged') ?? 0) + 1);
  return counts;
}

/** Browsers that bring the cookies of two people. Answers how many of these sessions anyone can still use. */
async function bringTwoCookies(world: World, count: number): Promise<number> {
  const couples = await signIn(world, count, 'user');
  const me = (n: number, cookie: string) => fetch(`${world.origins[n % 2]}/v2/me`, { headers: { ...from(n), cookie } });
  const pairs = couples.slice(1).map(({ cookie }, n) => [couples[n]?.cookie ?? '', cookie] as const);
  await Promise.all(pairs.map(async (pair, n) => (await me(n, pair.join('; '))).body?.cancel()));
  const after = await Promise.all(couples.map(async ({ cookie }, n) => (await me(n, cookie)).status));
  return after.filter((status) => status !== 401).length;
}

/** What is done in the name of others: by competitors, and with sessions that are not one's own. */
export const otherPeople: Attack = {
  name: 'other-people',
  about:
    'Vendors click the ads of others on both processes, and browsers bring the cookies of two people: nothing is charged, no session is left.',
  async run(world) {
    const count = world.isShort ? 60 : 400;
    const recorded = await clickAsVendors(world, count);
    const usable = await bringTwoCookies(world, count / 4);
    const odd = [...recorded].filter(([reason]) => reason !== 'vendor_session' && reason !== 'own_session');
    const counted = [...recorded.values()].reduce((sum, times) => sum + times, 0);
    return {
      figures: { 'clicks of vendors': [...recorded].map(([reason, times]) => `${reason} ${times}`).join(', '), 'sessions left': usable },
      failures: [
        ...odd.map(([reason, times]) => `${times} clicks of vendors were recorded as ${reason}`),
        ...(counted === count ? [] : [`${counted} of ${count} clicks of vendors were recorded`]),
        ...(usable === 0 ? [] : [`${usable} of the sessions that came two at a time can still be used`]),
      ],
    };
  },
};
