// Every button of a screen that opens a dialog or menu, with the keyboard only and without changing anything.
import { expect, type Locator, type Page } from '@playwright/test';
import { coveredOf } from './covered.ts';
import { noteControls } from './journey.ts';
import { painted } from './late.ts';
import { tickInVain, tryAll } from './sweep.ts';
import { trafficOf } from './traffic.ts';

export interface Walk {
  /** What opened, by name. */
  readonly opened: readonly string[];
  readonly faults: readonly string[];
}

/** What lies over the page at this moment. */
const over = 'dialog:modal, :popover-open, [role="dialog"][aria-modal="true"]';
const reachable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Nothing that is pressed on this page changes the world: only what is read reaches the server. Held back are pages and calls alone: scripts, styles and
 * pictures of every page after the first come from the browser, which a route for all addresses would forbid.
 */
export async function onlyLooks(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answered =
      request.method === 'GET'
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    // The page may be gone by then.
    answered.catch(() => undefined);
  });
  const kinds = ['Document', 'Fetch', 'XHR', 'Ping', 'Other'] as const;
  await session.send('Fetch.enable', { patterns: kinds.map((resourceType) => ({ urlPattern: '*', resourceType })) });
}

/** Buttons that can be pressed, each kind once: rows of a table have the same ones. */
async function openersOn(page: Page): Promise<string[]> {
  return page.locator('button:visible:not(:disabled):not([aria-disabled="true"]):not([type="submit"])').evaluateAll((buttons) => {
    const kinds = new Set<string>();
    return buttons.flatMap((button, index) => {
      const inRow = button.closest('tr, li, article');
      const words = (button.textContent ?? '').trim() || (button.getAttribute('aria-label') ?? '').split(' ')[0];
      const kind = `${button.className} ${inRow === null ? index : words}`;
      if (kinds.has(kind)) return [];
      kinds.add(kind);
      const mark = `opener-${index}`;
      button.setAttribute('data-walked', mark);
      return [mark];
    });
  });
}

/** Opens each thing with Enter and leaves it with Escape; answers what opened, and what was wrong with it. */
export async function walkOpeners(page: Page, address: string): Promise<Walk> {
  const opened: string[] = [];
  const faults: string[] = [];
  const traffic = trafficOf(page);
  const enter = async (): Promise<string[]> => {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeAttached();
    // What is asked for later brings its own buttons.
    await traffic.quiet();
    return openersOn(page);
  };
  const marks = await enter();
  for (const mark of marks) {
    const opener = page.locator(`[data-walked="${mark}"]`);
    // What was pressed before may have led elsewhere, or left something open.
    const isThere = new URL(page.url()).pathname === new URL(address, page.url()).pathname;
    if (!isThere || (await page.locator(over).count()) > 0 || !(await opener.isVisible())) await enter();
    if (!(await opener.isVisible())) continue;
    const name = await nameOf(opener);
    await opener.focus();
    await page.keyboard.press('Enter');
    // What opens may have to be fetched first, and made when it has arrived: on a busy machine later than the next opener would be pressed.
    await traffic.quiet();
    const paintedAt = Date.now();
    await painted(page, 4);
    const shown = page.locator(over).last();
    // Where four frames take a second, so does a part that has arrived.
    const timeout = 300 + 5 * (Date.now() - paintedAt);
    const isOver = await shown.waitFor({ state: 'visible', timeout }).then(
      () => true,
      () => false,
    );
    if (!isOver) continue;
    opened.push(name);
    await noteControls(page);
    const isDialog = await shown.evaluate((element) => element.matches('dialog:modal'));
    faults.push(...(await faultsOf(page, opener, shown)).map((fault) => `${address} “${name}”: ${fault}`));
    if (isDialog && (await opener.isVisible())) await tryDialog(page, opener);
  }
  return { opened, faults };
}

/** Opens a dialog once more, tries everything in it, and leaves it by the button that says so. What acts at once is held back, and undone by the page. */
async function tryDialog(page: Page, opener: Locator): Promise<void> {
  await opener.press('Enter');
  const dialog = page.locator('dialog:modal');
  await expect(dialog).toBeVisible();
  for (const example of await dialog.locator('[class*="examples"] button').all()) await example.click();
  await tryAll(page, dialog, tickInVain);
  const leave = dialog.locator('[class*="actions"] > button').first();
  if (await leave.isVisible()) await leave.click();
  // From one dialog another may have opened: Escape leads back through them.
  await expect(async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
}

async function faultsOf(page: Page, opener: Locator, shown: Locator): Promise<string[]> {
  const faults = (await coveredOf(page)).map((pair) => `one lies over the other: ${pair}`);
  const isSheet = !(await shown.evaluate((element) => element.matches('[popover]')));
  // A sentence that explains has nothing to go to: the focus stays where it is. In a list that drops down the next Tab leads inside; a dialog
  // takes the focus at once.
  const isSentence = !isSheet && (await shown.locator(reachable).count()) === 0;
  if (!isSheet && !isSentence && !(await holdsFocus(shown))) await page.keyboard.press('Tab');
  if (!isSentence && !(await holdsFocus(shown))) faults.push('the focus is not inside while it is open');
  if (!isSentence && !(await hasRing(page))) faults.push('what has the focus shows no ring');
  if (isSheet) {
    for (let n = 0; n < 3; n++) await page.keyboard.press('Tab');
    // Behind its last control come those of the browser, never those of the page.
    if (!(await holdsFocus(shown)) && !(await page.evaluate(() => document.activeElement === document.body))) faults.push('Tab leaves it');
  }
  await page.keyboard.press('Escape');
  const isGone = await shown.waitFor({ state: 'hidden', timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!isGone) faults.push('Escape does not close it');
  else if (!(await getsFocus(opener))) faults.push('the focus does not go back to what opened it');
  return faults;
}

/** The focus goes back a moment after what was open is hidden. */
const getsFocus = (opener: Locator): Promise<boolean> =>
  expect(opener)
    .toBeFocused({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
const holdsFocus = (shown: Locator): Promise<boolean> => shown.evaluate((element) => element.contains(document.activeElement));

/** The element in use differs from itself without the focus, by an outline or a shadow. */
const hasRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return false;
    // Some draw the ring around the whole of which they are a part.
    for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(around);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return true;
      if (around === element && boxShadow !== 'none') return true;
      if (around.matches('dialog, [popover], form')) return false;
    }
    return false;
  });

const nameOf = (opener: Locator): Promise<string> =>
  opener.evaluate((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60));
