import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dayMs, minuteMs } from '../../core/time.ts';

test('a process on another day knows no other; a date that is given stays as it is', () => {
  const movedMs = 64 * dayMs;
  const asked = `console.log(JSON.stringify([
    Date.now(), new Date().getTime(), Date.parse(Date()), new Date(2027, 0, 31, 12).getDate(), new Date(5).getTime(), Date.UTC(1970, 0, 1),
    new Date() instanceof Date, new Date().constructor === Date ]))`;
  const env = { ...process.env, NODE_OPTIONS: '', MOVED_MS: String(movedMs) };
  const ran = spawnSync(process.execPath, ['--import', path.join(import.meta.dirname, 'preload.ts'), '-e', asked], {
    env,
    encoding: 'utf8',
  });
  const [now, made, said, ...others] = JSON.parse(ran.stdout) as unknown[];
  // By a clock that nothing moves: this test may itself be on another day.
  const expected = performance.timeOrigin + performance.now() + movedMs;
  for (const at of [now, made, said]) {
    expect(at).toBeGreaterThan(expected - minuteMs);
    expect(at).toBeLessThan(expected + minuteMs);
  }
  expect(others).toEqual([31, 5, 0, true, true]);
});
