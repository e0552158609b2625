import http from 'node:http';
import { clickFigures, clickFor, harmDone } from '../clicks.ts';
import { signIn } from '../sessions.ts';
import type { Attack } from '../world.ts';

const perAccount = 12;

/** People with open tabs, as many as a process is made for, and one account that wants more than its share. */
export const idleStreams: Attack = {
  name: 'idle-streams',
  about:
    'Five thousand open live streams, and one account asking for hundreds: clicks keep their time, health is answered, the greedy one is refused.',
  async run(world) {
    const wanted = world.isShort ? 600 : 5_000;
    const greedy = world.isShort ? 60 : 620;
    const milliseconds = world.isShort ? 1_500 : 10_000;
    const [origin] = world.origins;
    const vendors = await signIn(world, Math.ceil(wanted / perAccount) + 1);
    const couples = await signIn(world, Math.ceil(wanted / perAccount), 'user');
    const [taker, ...people] = [...vendors, ...couples];
    const requests: http.ClientRequest[] = [];
    const open = (sessionId: string, address: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const request = http.get(
          `${origin}/v2/live`,
          { agent: false, headers: { 'session-id': sessionId, 'x-forwarded-for': address } },
          (answer) => {
            answer.on('error', () => undefined).resume();
            resolve(answer.statusCode ?? 0);
          },
        );
        request.on('error', reject);
        requests.push(request);
      });
    const openAll = async (count: number, who: (n: number) => string, from: string): Promise<number[]> => {
      const statuses: number[] = [];
      for (let n = 0; n < count; n += 50)
        statuses.push(
          ...(await Promise.all(Array.from({ length: Math.min(50, count - n) }, (_, i) => open(who(n + i), `${from}.${(n + i) % 50}`)))),
        );
      return statuses;
    };
    try {
      const calm = await clickFor(world, milliseconds);
      const room = Math.min(wanted, people.length * perAccount);
      const idle = await openAll(room, (n) => people[n % people.length]?.sessionId ?? '', '88.1.1');
      const refused = await openAll(greedy, () => taker?.sessionId ?? '', '88.2.2');
      const attacked = await clickFor(world, milliseconds);
      const health = await Promise.all(['/health/live', '/health/ready'].map(async (path) => (await fetch(origin + path)).status));
      const own = await fetch(`${origin}/v2/me`, { headers: { 'session-id': taker?.sessionId ?? '' } });
      const opened = idle.filter((status) => status === 200).length;
      const taken = refused.filter((status) => status === 200).length;
      return {
        figures: {
          'streams open': opened + taken,
          'streams the greedy account got': `${taken} of ${greedy}`,
          ...clickFigures(calm, attacked),
        },
        failures: [
          ...harmDone(world, calm, attacked),
          ...(opened === room ? [] : [`${room - opened} of ${room} people got no stream`]),
          ...(taken <= perAccount && refused.every((status) => status === 200 || status === 429)
            ? []
            : [`one account got ${taken} streams`]),
          ...(health.every((status) => status === 200) ? [] : [`health answered ${health.join(' and ')}`]),
          ...(own.status === 200 ? [] : [`the greedy account itself was answered ${own.status} by /v2/me`]),
        ],
      };
    } finally {
      for (const request of requests) request.destroy();
    }
  },
};
