import { setTimeout as sleep } from 'node:timers/promises';
import { clickFigures, clickFor, harmDone } from '../clicks.ts';
import { signIn } from '../sessions.ts';
import type { Attack } from '../world.ts';

/** Passwords to hash and documents to render, each for another person and from another address, all at the same time. */
export const crowd: Attack = {
  name: 'crowd',
  about: 'Four hundred guesses at passwords and four hundred papers at once: nobody else waits for a connection of the database.',
  async run(world) {
    const count = world.isShort ? 40 : 400;
    const milliseconds = world.isShort ? 2_000 : 10_000;
    const { origins } = world;
    const emails = await world.db.selectFrom('account').select('email').where('type', '=', 'user').execute();
    const vendors = await signIn(world, count);
    const [bystander] = await signIn(world, 1, 'user');
    const statuses = new Map<number, number>();
    const counted = async (asked: Promise<Response>): Promise<void> => {
      const answer = await asked;
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    };
    const addressOf = (n: number): string => `62.${1 + (n >> 8)}.${n & 255}.9`;
    const guess = (n: number): Promise<void> =>
      counted(
        fetch(`${origins[n % 2]}/v2/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) },
          body: JSON.stringify({ email: emails[n % emails.length]?.email, password: `a guess at a password ${n}` }),
        }),
      );
    const paper = (n: number): Promise<void> => {
      const month = `20${10 + (Math.floor(n / 12) % 10)}-${String((n % 12) + 1).padStart(2, '0')}`;
      return counted(
        fetch(`${origins[n % 2]}/v2/earnings/statements/${month}`, {
          headers: { 'session-id': vendors[n % vendors.length]?.sessionId ?? '', 'x-forwarded-for': addressOf(5_000 + n) },
        }),
      );
    };
    const took: number[] = [];
    const lost: string[] = [];
    let isOver = false;
    // Someone who only reads, at both processes.
    const readOn = async (origin: string): Promise<void> => {
      for (; !isOver; await sleep(10)) {
        const began = performance.now();
        const answer = await fetch(`${origin}/v2/me`, {
          headers: { 'session-id': bystander?.sessionId ?? '', 'x-forwarded-for': '36.1.1.1' },
        });
        await answer.arrayBuffer();
        took.push(performance.now() - began);
        if (answer.status !== 200) lost.push(String(answer.status));
      }
    };
    const calm = await clickFor(world, milliseconds);
    const reading = Promise.all(origins.map(readOn));
    const clicks = clickFor(world, milliseconds);
    const logged = world.log().length;
    const attack = Promise.all(Array.from({ length: count }, (_, n) => Promise.all([guess(n), paper(n)])));
    const attacked = await clicks;
    await attack;
    isOver = true;
    await reading;
    took.sort((a, b) => a - b);
    const at = (share: number): string => (took[Math.floor(took.length * share)] ?? 0).toFixed(0);
    // 403: a vendor who is not published has no statements.
    const odd = [...statuses].filter(([status]) => ![200, 401, 403, 429, 503].includes(status));
    const withoutConnection = world
      .log()
      .slice(logged)
      .filter((line) => /timeout exceeded when trying to connect|Query read timeout/.test(line)).length;
    return {
      figures: {
        'guesses and papers': `${count} and ${count}`,
        'their answers': [...statuses].map(([status, times]) => `${status} ${times}`).join(', '),
        'somebody else reads, median and p99 (ms)': `${at(0.5)} and ${at(0.99)}`,
        'reads meanwhile': `${took.length}, ${lost.length} lost`,
        ...clickFigures(calm, attacked),
      },
      failures: [
        ...harmDone(world, calm, attacked),
        ...odd.map(([status, times]) => `${times} guesses or papers were answered ${status}`),
        ...(lost.length > 0 ? [`${lost.length} reads of somebody else were answered ${[...new Set(lost)].join(', ')}`] : []),
        ...(withoutConnection > 0 ? [`${withoutConnection} requests got no connection of the database`] : []),
      ],
    };
  },
};
