import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { clickFigures, clickFor, harmDone } from '../clicks.ts';
import type { Attack } from '../world.ts';

const late = /^HTTP\/1\.1 (\d+)/;

/** Requests that send their head and one byte, webhooks among them. */
export const halfSent: Attack = {
  name: 'half-sent',
  about: 'Thousands of bodies that never arrive: health, pages and clicks go on, and each ends with 408 within seconds.',
  async run(world) {
    const [origin] = world.origins;
    const { port } = new URL(origin);
    const count = world.isShort ? 1_500 : 2_000;
    const milliseconds = world.isShort ? 1_500 : 6_000;
    const calm = await clickFor(world, milliseconds);
    const statuses = new Map<string, number>();
    const sockets: Socket[] = [];
    const open = (n: number): Promise<void> =>
      new Promise((resolve, reject) => {
        const path = n % 2 === 0 ? '/webhooks/payments/sandbox' : '/v2/login';
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(
            `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 77.1.1.${n % 40}\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{`,
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
    const began = performance.now();
    for (let n = 0; n < count; n += 100) await Promise.all(Array.from({ length: 100 }, (_, i) => open(n + i)));
    for (const socket of sockets) socket.on('error', () => undefined);
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
