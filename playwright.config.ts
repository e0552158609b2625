import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/chromium.ts';

/** Known once the product has started: each worker reads this file after that. */
const origin = process.env['E2E_ORIGIN'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/start-product.ts',
  // The journeys of one file belong together: they follow each other in one worker, files run beside each other.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine may be late once; what fails twice has failed. What passed only the second time is named at the end of `npm test`.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'list',
  use: {
    ...(origin !== undefined && { baseURL: origin }),
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
    // The filmstrip of a trace costs a third of the time of all journeys; the picture of the end and the page at each step stay.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
});
