// Attempts are counted in a window that slides: there is no moment at which everything may be tried anew (reliability S65).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createThrottle, type Throttle } from './throttle.ts';

const minute = 60_000;
const limit = { attempts: 10, windowSeconds: 900 };

let app: TestApp;
let throttle: Throttle;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-25T10:00:00+07:00' });
  throttle = createThrottle(app.clock);
});
afterAll(() => app.close());

/** How many of so many attempts at once may continue. */
async function allowed(key: string, attempts: number): Promise<number> {
  const waits = await Promise.all(Array.from({ length: attempts }, () => throttle.hit(app.db, key, limit)));
  return waits.filter((wait) => wait === null).length;
}

describe('ten in a quarter of an hour', () => {
  test.each(Array.from({ length: 30 }, (_, i) => i / 2))('however late in it: after %d minutes', async (minutes) => {
    const key = `late ${minutes}`;
    expect(await allowed(key, 1)).toBe(1);
    app.clock.advance(minutes * minute);
    expect(await allowed(key, 20)).toBe(9);
    app.clock.advance(minute / 2);
    expect(await allowed(key, 20)).toBeLessThanOrEqual(1);
  });

  test('the wait that is told is enough, and one second less is not', async () => {
    expect(await allowed('wait', 4)).toBe(4);
    app.clock.advance(5 * minute);
    expect(await allowed('wait', 6)).toBe(6);
    app.clock.advance(minute);
    const wait = (await throttle.hit(app.db, 'wait', limit)) ?? 0;
    expect(wait).toBe(9 * 60);
    app.clock.advance(wait * 1000 - 1);
    expect(await allowed('wait', 1)).toBe(0);
    app.clock.advance(1);
    expect(await allowed('wait', 20)).toBe(4);
  });

  test('what was refused does not make the wait longer, and what was taken back does not count', async () => {
    expect(await allowed('again', 30)).toBe(10);
    app.clock.advance(14 * minute);
    expect(await allowed('again', 30)).toBe(0);
    await throttle.undo(app.db, 'again', limit);
    expect(await allowed('again', 30)).toBe(1);
    app.clock.advance(minute);
    expect(await allowed('again', 30)).toBe(9);
  });
});
