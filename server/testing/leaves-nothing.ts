// Around each test file: test files share a process, so a file puts back what it changes for all.
import { deepEqual } from 'node:assert/strict';
import { afterAll, beforeAll, vi } from 'vitest';

let environment: NodeJS.ProcessEnv = {};
let folder = '';
beforeAll(() => {
  environment = { ...process.env };
  folder = process.cwd();
});
afterAll(() => {
  // Vitest does so before the next test, which is after the next file was loaded.
  vi.unstubAllGlobals();
  const names = new Set([...Object.keys(environment), ...Object.keys(process.env)]);
  // Names alone: values may be secrets.
  const changed = [...names].filter((name) => environment[name] !== process.env[name]);
  deepEqual({ changed, folder: process.cwd(), hasFakeTimers: vi.isFakeTimers() }, { changed: [], folder, hasFakeTimers: false });
});
