import type { Page, Request } from '@playwright/test';
import { expect } from './journey.ts';

const QUIET_MS = 150;
export interface Traffic {
  /** Once the page has all it asked for. */
  quiet(): Promise<void>;
}

/** Knows when a page has all it asked for. A stream of events stays open by design and does not count. */
export function trafficOf(page: Page): Traffic {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (request.resourceType() === 'eventsource') return;
    change(request);
    changedAt = Date.now();
  };
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  page.on(
    'requestfinished',
    note((request) => open.delete(request)),
  );
  page.on(
    'requestfailed',
    note((request) => open.delete(request)),
  );
  // On a busy machine a part that has arrived may be a while about asking for what it shows.
  const isQuiet = async () => open.size === 0 && Date.now() - changedAt > QUIET_MS && (await page.locator('[data-skeleton]').count()) === 0;
  return { quiet: () => expect.poll(isQuiet, { intervals: [50] }).toBe(true) };
}
