// The `test` of every journey: each browser records which controls could be used and which were. Controls that no journey used are listed at the end of a
// complete run.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { browserArgs, findChromium } from './chromium.ts';
import { binding, inPage, lookAround, type Sighting } from './controls/in-page.ts';
import { type Ran, sightingsFolder } from './controls/sightings.ts';
import { asElsewhere, painted } from './late.ts';

export { expect };

/** For journeys in which what moves may come between a person and a page: `test.use(withMotion)`. All others save the time. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * For journeys about pictures and about how pages look, `test.use(withPictures)`. All others do without: those of the demo world are drawings, a page draws thirty
 * of them, and a quarter of what browsers compute is for them. The one value is shared: journeys with the same one share a worker and its browser.
 */
export const withPictures = { launchOptions: { ...findChromium(), args: [...browserArgs] } };

const longestAnswerMs = 3_000;

/** What this worker has met, each once, and of that what is in its file. */
const met = new Set<string>();
let written = 0;

async function watch(context: BrowserContext): Promise<BrowserContext> {
  await context.exposeBinding(binding, (_page, sightings: string) => {
    for (const sighting of sightings.split('\n')) met.add(sighting);
  });
  await context.addInitScript(inPage());
  await asElsewhere(context);
  return context;
}

/** Whether a page computes and is painted: no press arrives in one that is not, whatever the product does. */
async function stateOf(page: Page): Promise<string> {
  const within = async (answer: Promise<string>) => Promise.race([answer, setTimeout(longestAnswerMs, 'did not answer')]).catch(String);
  const state = await within(page.evaluate(() => `${document.visibilityState}, ${document.readyState}`));
  const isPainted = await within(painted(page).then(() => 'painted'));
  return `${page.url()}: ${state}, ${isPainted}`;
}

export const test = base.extend<{ readonly noted: undefined }, { readonly browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => watch(await open(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  page: [
    async ({ page, browser }, use, info) => {
      await use(page);
      if (info.status === info.expectedStatus) return;
      const pages = browser.contexts().flatMap((context) => context.pages());
      await info.attach('what each page was doing', {
        contentType: 'text/plain',
        body: (await Promise.all(pages.map(stateOf))).join('\n'),
      });
    },
    { scope: 'test' },
  ],
  noted: [
    async ({ browserName: _any }, use, info) => {
      await use(undefined);
      const folder = process.env[sightingsFolder];
      if (folder === undefined) return;
      const ran: Ran = { file: path.basename(info.file), isGood: info.status === info.expectedStatus };
      const lines = [JSON.stringify(ran), ...[...met].slice(written), ''];
      written = met.size;
      appendFileSync(path.join(folder, `worker-${info.workerIndex}`), lines.join('\n'));
    },
    { auto: true },
  ],
});

/** Notes every control that is on a page now. */
export const noteControls = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    const look: unknown = Reflect.get(window, name);
    if (typeof look === 'function') look();
  }, lookAround);

/** Notes that a link of a page was followed without a press. */
export function noteFollowed(from: string, href: string): void {
  const sighting: Sighting = { how: 'used', language: 'en', path: new URL(from).pathname, isFrame: false, role: 'link', name: '', href };
  met.add(JSON.stringify(sighting));
}
