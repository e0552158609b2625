import { defineConfig } from '@playwright/test';
import { browserArgs, findChromium, noPictures } from './e2e/chromium.ts';
import { keepTemporaryFilesInMemory } from './tools/temporary-files.ts';

keepTemporaryFilesInMemory();

/** Known once the product has started: each worker reads this file after that. */
const origin = process.env['E2E_ORIGIN'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/start-product.ts',
  // The journeys of one file belong together: they follow each other in one worker, files run beside each other.
  // One more than the cores of a small machine: while one waits for a page or a clock, the others work.
  workers: 3,
  // Both longer than anything takes on a quiet machine: a busy one is no fault of the product.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    ...(origin !== undefined && { baseURL: origin }),
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
    // Without a graphics card the blending of two pages takes the browser a second of the processor and more. Journeys in which it may matter move
    // (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    // The worker of the dashboard has journeys of its own (phone.e2e.ts).
    serviceWorkers: 'block',
    // A trace of every journey costs a third of their time: the picture of the end stays, a trace is taken with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What cannot be pressed is said soon, not when the journey has run out of time.
    actionTimeout: 30_000,
    launchOptions: {
      ...findChromium(),
      args: [...browserArgs, noPictures],
    },
  },
});
