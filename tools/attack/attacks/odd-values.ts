import { randomInt } from 'node:crypto';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { exampleOf } from '../../../contract/examples.ts';
import { describedEndpoints } from '../../../server/testing/described.ts';
import { addressOf, variantsOf, type Wish } from '../../../server/testing/fuzz/variants.ts';
import { signIn } from '../sessions.ts';
import type { Attack, World } from '../world.ts';
import { fieldsOf } from '../../../core/unknown.ts';

/** They end the session that is needed for reading afterwards. */
const endsSessions = /sessions|logout|password/;
const isTried = ({ path, access, takesFile, readsRawBody, answers }: Endpoint): boolean =>
  !takesFile && !readsRawBody && answers !== 'event-stream' && !endsSessions.test(path) && !access.startsWith('operator');

interface Caller {
  readonly who: 'vendor' | 'couple' | 'visitor';
  readonly headers: Readonly<Record<string, string>>;
  readonly origin: string;
  /** Ids this caller was told, for addresses and fields. */
  readonly ids: string[];
}
const mayCall = ({ who }: Caller, { access }: Endpoint): boolean =>
  access === 'anyone' ||
  (who === 'vendor' && (access.startsWith('vendor') || access.startsWith('session') || access.startsWith('couple-or-vendor'))) ||
  (who === 'couple' && (access.startsWith('couple') || access.startsWith('session')));
const oneOf = <T>(list: readonly T[]): T | undefined => (list.length === 0 ? undefined : list[randomInt(list.length)]);

async function callersOf(world: World, each: number): Promise<Caller[]> {
  const origin = (n: number): string => world.origins[n % 2] ?? '';
  const people = async (who: 'vendor' | 'couple', type: 'vendor' | 'user'): Promise<Caller[]> =>
    (await signIn(world, each, type)).map(({ sessionId }, n) => ({
      who,
      headers: { 'session-id': sessionId, 'x-forwarded-for': `198.18.${n}.${who === 'vendor' ? 1 : 2}` },
      origin: origin(n),
      ids: [],
    }));
  const visitors = Array.from({ length: each }, (_, n): Caller => {
    return { who: 'visitor', headers: { 'x-forwarded-for': `198.18.${n}.3` }, origin: origin(n), ids: [] };
  });
  return [...(await people('vendor', 'vendor')), ...(await people('couple', 'user')), ...visitors];
}

/** The ids of an address and of a body replaced by some this caller knows, so that what is behind them is reached. */
function wishFor({ params, body }: Endpoint, { ids }: Caller): Wish {
  const known = (text: string): string =>
    text.replace(/"[\da-f]{8}-[\da-f-]{27}"/g, (example) => JSON.stringify(oneOf(ids) ?? JSON.parse(example)));
  const example = (shape: typeof body): unknown => (shape ? JSON.parse(known(JSON.stringify(exampleOf(shape, 'input') ?? {}))) : undefined);
  return { params: fieldsOf(example(params)), query: {}, body: example(body) };
}

/** Values at and beyond every edge of every field, from many callers at once; then everyone reads what is theirs. */
export const oddValues: Attack = {
  name: 'odd-values',
  about:
    'Many callers send odd values in every field of every call to both processes: no answer is a fault, and everybody can read afterwards.',
  async run(world) {
    const [each, rounds] = world.isShort ? [4, 60] : [20, 500];
    const endpoints = (await describedEndpoints()).filter(isTried);
    const callers = await callersOf(world, each);
    const statuses = new Map<number, number>();
    const failures = new Set<string>();
    const send = async (
      { origin, headers, ids }: Caller,
      { method, path, body: shape }: Endpoint,
      wish: Wish,
      what: string,
    ): Promise<number> => {
      const response = await fetch(origin + addressOf(path, wish), {
        method,
        redirect: 'manual',
        headers: { ...headers, ...(shape && { 'content-type': 'application/json' }) },
        ...(shape && { body: JSON.stringify(wish.body) ?? 'null' }),
      });
      const text = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      // Busy is an answer, a fault is not.
      if (response.status >= 500 && !text.includes('"server.busy"'))
        failures.add(`${method} ${path} answered ${response.status} for ${what}: ${text.slice(0, 120)}`);
      if (response.ok) ids.push(...[...text.matchAll(/"id":"([\da-f]{8}-[\da-f-]{27})"/g)].map(([, id]) => id ?? '').slice(0, 5));
      if (ids.length > 40) ids.splice(0, ids.length - 40);
      return response.status;
    };
    const readable = new Map<Caller, Endpoint[]>();
    const readAll = async (caller: Caller): Promise<[Endpoint, number][]> => {
      const answers: [Endpoint, number][] = [];
      for (const endpoint of endpoints.filter((one) => one.method === 'GET' && !one.params && mayCall(caller, one)))
        answers.push([endpoint, await send(caller, endpoint, { params: {}, query: {}, body: undefined }, 'a read')]);
      return answers;
    };
    for (const caller of callers)
      readable.set(
        caller,
        (await readAll(caller)).flatMap(([endpoint, status]) => (status === 200 ? [endpoint] : [])),
      );
    const attack = async (caller: Caller): Promise<void> => {
      const mine = endpoints.filter((one) => mayCall(caller, one));
      for (let round = 0; round < rounds; round++) {
        const endpoint = oneOf(mine);
        if (!endpoint) return;
        const wish = wishFor(endpoint, caller);
        const variant = oneOf(variantsOf(endpoint, wish));
        await send(caller, endpoint, variant ? variant.of(wish) : wish, variant?.at ?? 'nothing odd');
      }
    };
    await Promise.all(callers.map(attack));
    for (const caller of callers)
      for (const [endpoint, status] of await readAll(caller))
        if (status !== 200 && readable.get(caller)?.includes(endpoint))
          failures.add(`GET ${endpoint.path} as a ${caller.who} answered ${status} afterwards`);
    const between = (low: number, high: number) =>
      [...statuses].reduce((sum, [status, times]) => sum + (status >= low && status < high ? times : 0), 0);
    return {
      figures: {
        callers: callers.length,
        'requests granted': between(200, 400),
        'requests refused': between(400, 500),
        'answers of 500 and above': between(500, 600),
      },
      failures: [...failures],
    };
  },
};
