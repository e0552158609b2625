import type { Page, Request } from '@playwright/test';
import { countImpressions } from '../contract/ads.ts';
import { expect } from './journey.ts';

const QUIET_MS = 150;
/** Said to the server beside what a page shows. Playwright never hears how it ended when another page was opened meanwhile. */
const beside = [countImpressions.path];
export interface Traffic {
  /** Once the page has all it asked for. */
  quiet(): Promise<void>;
}

/** Knows when a page has all it asked for. A stream of events stays open by design and does not count. */
export function trafficOf(page: Page): Traffic {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (request.resourceType() === 'eventsource' || beside.some((path) => request.url().endsWith(path))) return;
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
  const status = async (): Promise<string> => {
    if (open.size > 0) return `waits for ${[...open].map((request) => `${request.method()} ${request.url()}`).join(', ')}`;
    if (Date.now() - changedAt <= QUIET_MS) return 'has just got an answer';
    // On a busy machine a part that has arrived may be a while about asking for what it shows.
    return (await page.locator('[data-skeleton]').count()) === 0 ? 'quiet' : 'shows skeletons';
  };
  return { quiet: () => expect.poll(status, { intervals: [50] }).toBe('quiet') };
}
