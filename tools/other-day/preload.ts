// Loaded before each process of a run on another day: its clock, and that of a database it starts, are of that day.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { moveDate } from './move-date.ts';

const movedMs = Number(process.env['MOVED_MS']);
moveDate(movedMs);
childProcess.spawn = onThatDay(childProcess.spawn);
childProcess.spawnSync = onThatDay(childProcess.spawnSync);
syncBuiltinESMExports();

function onThatDay<Run extends (...given: never[]) => unknown>(run: Run): Run {
  return new Proxy(run, { apply: (_, self, given) => Reflect.apply(run, self, withClock(given)) });
}

function withClock(given: unknown[]): unknown[] {
  const [program, words, options] = given;
  if (![program].concat(words).some((word) => /\/bin\/(initdb|postgres)$/.test(String(word)))) return given;
  const clock = {
    LD_PRELOAD: process.env['FAKETIME_LIBRARY'],
    FAKETIME: `${movedMs < 0 ? '' : '+'}${movedMs / 1_000}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return [program, words, { ...Object(options), env: { ...process.env, ...clock } }];
}
