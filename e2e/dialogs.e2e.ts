// Dialogs and menus on every screen: the focus is inside and visible, Escape closes them, and the focus returns.
import type { Page } from '@playwright/test';
import { pages } from '../core/identity/pages.ts';
import { couples, type Email } from './cast.ts';
import { expect, test } from './journey.ts';
import { onlyLooks, walkOpeners } from './openers.ts';
import { operatorPage } from './operators.ts';
import { enter } from './world.ts';

type Screen = {
  readonly path: string;
  /** At least so many different things open here. */
  readonly opens: number;
  /** Continues from the page to the one that is meant: its address has a number that no one knows before. */
  readonly onTo?: RegExp;
};

const gold: readonly Screen[] = [
  { path: pages.dashboard, opens: 2 },
  { path: pages.ads, opens: 8 },
  { path: pages.adSettings, opens: 2 },
  { path: pages.adClicks, opens: 3 },
  { path: pages.profile, opens: 3 },
  { path: pages.meetings, opens: 3 },
  { path: pages.calendar, opens: 2 },
  { path: pages.reviews, opens: 3 },
  { path: pages.store, opens: 1, onTo: /\/store\/[0-9a-f-]{36}$/ },
  { path: pages.quotations, opens: 4 },
  { path: pages.quotations, opens: 1, onTo: /\/dashboard\/quotations\/[0-9a-f-]{36}$/ },
  { path: pages.earnings, opens: 5 },
  { path: pages.inbox, opens: 3, onTo: /\/dashboard\/inbox\/[0-9a-f-]{36}$/ },
  { path: pages.account, opens: 2 },
];
const declined: readonly Screen[] = [{ path: pages.agreement, opens: 5 }];
const couple: readonly Screen[] = [
  { path: '/account/meetings', opens: 2 },
  { path: '/vendor/rumah-kirana-photography', opens: 2 },
];
const operator: readonly Screen[] = [
  { path: pages.operationsFairs, opens: 4 },
  { path: pages.operationsSettings, opens: 2 },
  { path: pages.operationsDisputes, opens: 2 },
  { path: `${pages.operationsDisputes}?kind=reviews`, opens: 2 },
  { path: pages.operationsAcquisitions, opens: 2 },
  { path: pages.operationsPayouts, opens: 2 },
  { path: pages.operationsProposals, opens: 1 },
  { path: pages.operationsPayments, opens: 1 },
  { path: pages.operationsHilda, opens: 1 },
  { path: pages.operationsDocuments, opens: 1, onTo: /\/operations\/documents\/[0-9a-f-]{36}$/ },
];

/** The address of the first page of this kind that is linked. */
async function addressOn(page: Page, { path, onTo }: Screen): Promise<string> {
  if (onTo === undefined) return path;
  await page.goto(path);
  const links = page.locator('main a[href]');
  let address: string | undefined;
  await expect(async () => {
    const all = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
    address = all.find((one) => onTo.test(one));
    expect(address, `a link to ${onTo}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return address ?? path;
}

async function walk(page: Page, screen: Screen): Promise<void> {
  await onlyLooks(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { opened, faults } = await walkOpeners(page, await addressOn(page, screen));
  expect(faults).toEqual([]);
  expect(new Set(opened).size, `what opens here: ${opened.join(', ')}`).toBeGreaterThanOrEqual(screen.opens);
}

const nameOf = ({ path, onTo }: Screen): string => (onTo === undefined ? path : `a page below ${path}`);
const people: readonly (readonly [string, Email, readonly Screen[]])[] = [
  ['vendor', 'gold@demo.test', gold],
  ['declined vendor', 'declined@demo.test', declined],
  ['couple', couples.en, couple],
];
for (const [who, email, screens] of people)
  for (const screen of screens)
    test(`What opens over ${nameOf(screen)}, for a ${who}`, async ({ page }) => {
      await enter(page, email);
      await walk(page, screen);
    });
for (const screen of operator)
  test(`What opens over ${nameOf(screen)}, for an operator`, async ({ browser }) => {
    const page = await operatorPage(browser, 'ops-lead@demo.test', 'en');
    await walk(page, screen);
    await page.context().close();
  });
