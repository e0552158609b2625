import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { businessDayOf, dayMs } from '../../core/time.ts';

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`);

/**
 * What `ON_DAY=2027-01-31 npm test` sets, so that tests, servers, databases and pages are on that day in Jakarta, at the present hour. The clock of PostgreSQL
 * is shifted by libfaketime, a system program. Under it PostgreSQL finds no deadlocks; a cluster of Patroni and workers of browsers keep the true day. What
 * they break is no fault: a test of `server/kit/pipeline.test.ts`, the drill and the shared photos.
 */
export function environmentOf(day: string): NodeJS.ProcessEnv {
  const library = libraries.find(existsSync);
  if (library === undefined) throw new Error('ON_DAY needs libfaketime, which is not installed');
  const days = (Date.parse(day) - Date.parse(businessDayOf(Date.now()))) / dayMs;
  if (!Number.isInteger(days)) throw new Error('ON_DAY is a day like 2027-01-31');
  const preload = pathToFileURL(path.join(import.meta.dirname, 'preload.ts')).href;
  return { MOVED_MS: String(days * dayMs), FAKETIME_LIBRARY: library, NODE_OPTIONS: `--import ${preload}` };
}
