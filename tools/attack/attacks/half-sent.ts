import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { signatureOf } from '../../../server/kit/webhook-signature.ts';
import { clickFigures, clickFor, harmDone } from '../clicks.ts';
import { type Attack, secrets } from '../world.ts';

const late = /^HTTP\/1\.1 (\d+)/;

interface Halves {
  readonly sockets: readonly Socket[];
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<string, number>;
}

/** Where no body is due at all as well. */
const elsewhere = ['/v2/login', '/health/live', '/no/such/page'] as const;

/** So many requests that send their head and one byte, every second one a webhook, from so many addresses. */
async function sendHalves(origin: string, count: number, length: number, addresses: number): Promise<Halves> {
  const { port } = new URL(origin);
  const statuses = new Map<string, number>();
  const sockets: Socket[] = [];
  const open = (n: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const path = n % 2 === 0 ? '/webhooks/payments/sandbox' : elsewhere[(n >> 1) % elsewhere.length];
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 77.1.1.${n % addresses}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
        );
        resolve();
      });
      sockets.push(socket);
      socket.once('data', (bytes) => {
        const status = late.exec(bytes.toString('latin1'))?.[1] ?? 'none';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      socket.once('error', reject);
    });
  for (let n = 0; n < count; n += 100) await Promise.all(Array.from({ length: 100 }, (_, i) => open(n + i)));
  for (const socket of sockets) socket.on('error', () => undefined);
  return { sockets, statuses };
}

/** Bodies that are announced and never come. */
export const halfSent: Attack = {
  name: 'half-sent',
  about: 'Thousands of bodies that never arrive: health, pages and clicks go on, and each ends with 408 within seconds.',
  async run(world) {
    const [origin] = world.origins;
    const count = world.isShort ? 1_500 : 2_000;
    const milliseconds = world.isShort ? 1_500 : 6_000;
    const calm = await clickFor(world, milliseconds);
    const began = performance.now();
    const { sockets, statuses } = await sendHalves(origin, count, 400, 40);
    const attacked = await clickFor(world, milliseconds);
    const seen = await Promise.all(
      ['/health/live', '/health/ready', '/', '/_public/v2/vendors'].map(async (path) => {
        const answer = await fetch(origin + path);
        await answer.body?.cancel();
        return [path, answer.status] as const;
      }),
    );
    while (sockets.some(({ closed }) => !closed) && performance.now() - began < 40_000) await sleep(100);
    const seconds = (performance.now() - began) / 1_000;
    const left = sockets.filter(({ closed }) => !closed).length;
    for (const socket of sockets) socket.destroy();
    const notLate = [...statuses].filter(([status]) => status !== '408');
    return {
      figures: {
        'bodies half sent': count,
        'answered 408': statuses.get('408') ?? 0,
        'all over after (s)': seconds.toFixed(1),
        ...clickFigures(calm, attacked),
      },
      failures: [
        ...harmDone(world, calm, attacked),
        ...seen.filter(([, status]) => status !== 200).map(([path, status]) => `${path} answered ${status}`),
        ...(left > 0 ? [`${left} connections were still open`] : []),
        ...notLate.map(([status, times]) => `${times} half-sent requests were answered ${status}`),
      ],
    };
  },
};

/** Someone who signs its webhooks, and someone who logs in, each with a small body that comes at once. */
async function sendWhole(origin: string, n: number): Promise<readonly number[]> {
  const post = async (path: string, body: string, headers: Readonly<Record<string, string>>): Promise<number> => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `78.1.1.${n}`, ...headers },
      body,
    });
    await answer.body?.cancel();
    return answer.status;
  };
  // About a payment that is none of ours: taken in, and nothing comes of it.
  const data = { id: randomUUID(), external_id: randomUUID(), merchant_id: 'pelaminan', amount: 1, currency: 'IDR', status: 'expired' };
  const times = { paid_at: null, payable_until: new Date().toISOString() };
  const event = JSON.stringify({ id: randomUUID(), type: 'payment.expired', data: { ...data, ...times } });
  const signature = signatureOf(Buffer.from(event), secrets.WEBHOOK_SECRET, Date.now());
  return Promise.all([
    post('/webhooks/payments/sandbox', event, { 'webhook-signature': signature }),
    post('/v2/login', JSON.stringify({ email: `nobody-${n}@example.com`, password: 'a guess at a password' }), {}),
  ]);
}

/** Bodies as large as may be announced: together more than a process takes in. */
export const halfSentLarge: Attack = {
  name: 'half-sent-large',
  about:
    'More bytes announced than a process takes in, from many addresses, and never sent: webhooks and logins that come whole are taken in.',
  async run(world) {
    const [origin] = world.origins;
    const count = 4_500;
    const began = performance.now();
    const { sockets, statuses } = await sendHalves(origin, count, 65_536, 240);
    const whole = new Map<string, number>();
    for (const [webhook, login] of await Promise.all(Array.from({ length: 20 }, (_, n) => sendWhole(origin, n)))) {
      for (const what of [`webhook ${webhook}`, `login ${login}`]) whole.set(what, (whole.get(what) ?? 0) + 1);
    }
    const seconds = (performance.now() - began) / 1_000;
    const waiting = sockets.filter(({ closed }) => !closed).length;
    for (const socket of sockets) socket.destroy();
    const said = [...whole].map(([what, times]) => `${what}: ${times}`).join(', ');
    return {
      figures: {
        'bodies of 64 kB half sent': count,
        'of them answered meanwhile': [...statuses].map(([status, times]) => `${status} ${times}`).join(', '),
        'of them still waiting': waiting,
        'whole ones': said,
        'seconds altogether': seconds.toFixed(1),
      },
      failures: whole.get('webhook 204') === 20 && whole.get('login 401') === 20 ? [] : [`whole ones were answered ${said}`],
    };
  },
};
