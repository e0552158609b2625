import type { Page, Route } from '@playwright/test';
import { painted } from './late.ts';

/** More than a hair: what was pressed there may be missed. */
const noticedPx = 6;
/** How long nothing new may be asked for until a page has asked for all that it asks for now. */
const quietMs = 80;
/** And until it asks for nothing any more: a script is read and runs before it asks. */
const endMs = 400;

/** What is remembered in the page; not there any more once another was opened. */
interface Marked {
  readonly marks?: Map<HTMLElement, { readonly place: DOMRect; readonly slid: number }>;
  readonly slidBy: (control: HTMLElement) => number;
}

/** Remembers where each control stands that is in view. */
const markControls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]');
    const slidBy = (control: HTMLElement): number => {
      let sum = 0;
      for (let around = control.parentElement; around !== null; around = around.parentElement) sum += around.scrollLeft;
      return sum;
    };
    const marks = new Map<HTMLElement, { place: DOMRect; slid: number }>();
    for (const control of controls) {
      const place = control.getBoundingClientRect();
      const isInView = place.width > 1 && place.height > 1 && place.top >= 0 && place.top < innerHeight && place.left < innerWidth;
      if (isInView && control.checkVisibility({ checkOpacity: true })) marks.set(control, { place, slid: slidBy(control) });
    }
    Object.assign(window, { marks, slidBy });
  });

/** Controls that no longer stand where they stood, with how far they moved. */
const movedControls = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const { marks, slidBy } = window as unknown as Marked;
    return [...(marks ?? [])].flatMap(([control, { place, slid }]) => {
      const now = control.getBoundingClientRect();
      const hasGrown = now.left <= place.left && now.top <= place.top && now.right >= place.right && now.bottom >= place.bottom;
      // A row that slides to what is chosen in it slides by itself.
      const [right, down] = [Math.round(now.left + slidBy(control) - place.left - slid), Math.round(now.top - place.top)];
      if (hasGrown || !control.isConnected || now.height <= 1 || Math.max(Math.abs(right), Math.abs(down)) < least) return [];
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
      return [`${control.tagName} "${name}" by ${right} and ${down}`];
    });
  }, noticedPx);

const isScript = (route: Route): boolean => route.request().resourceType() === 'script';

/**
 * Opens a page whose answers and scripts come one at a time, those asked for first or last before the others. What moved when one came: someone who
 * presses a control at that moment presses something else.
 */
export async function movesWhile(page: Page, open: () => Promise<unknown>, order: 'first' | 'last'): Promise<string[]> {
  const held: Route[] = [];
  let askedAt = Date.now();
  let hasAsked = false;
  const hold = async (route: Route): Promise<void> => {
    const request = route.request();
    const isRead = request.resourceType() === 'fetch' && request.method() === 'GET';
    hasAsked ||= isRead;
    // The scripts of the frame come as they come: without them nothing is there to be pressed.
    if (!isRead && !(hasAsked && isScript(route))) return route.fallback();
    askedAt = Date.now();
    held.push(route);
  };
  const quiet = async (): Promise<void> => {
    do await page.waitForTimeout(Math.max(1, askedAt + quietMs - Date.now()));
    while (Date.now() < askedAt + quietMs);
  };
  await page.route('**/*', hold);
  const moves: string[] = [];
  let isOpen = false;
  const opened = open().finally(() => {
    isOpen = true;
    askedAt = Date.now();
  });
  for (;;) {
    await quiet();
    const route = order === 'first' ? held.shift() : held.pop();
    if (route === undefined) {
      if (isOpen && Date.now() > askedAt + endMs) break;
      continue;
    }
    const step = [route];
    // What one screen is made of comes together.
    if (isScript(route)) {
      step.push(...held.filter(isScript));
      held.splice(0, held.length, ...held.filter((other) => !isScript(other)));
    }
    await markControls(page);
    await Promise.all(step.map((one) => one.fallback()));
    await Promise.all(step.map(async (one) => (await one.request().response())?.finished()));
    await painted(page, 3);
    askedAt = Date.now();
    const moved = await movedControls(page);
    if (moved.length > 0) moves.push(`${new URL(route.request().url()).pathname}: ${moved.slice(0, 4).join(', ')}`);
  }
  await opened;
  await page.unroute('**/*', hold);
  return moves;
}
