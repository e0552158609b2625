import type { BrowserContext, Page } from '@playwright/test';
import type { Endpoint } from '../contract/endpoint.ts';
import { moveDate } from '../tools/other-day/move-date.ts';

const late = /\/vendor-dashboard\/assets\/.*\.js$|\/v[12]\//;

/**
 * Machines and lines of other people, by the environment: with `E2E_LATE` scripts and calls take up to so many milliseconds longer and
 * come in another order, with `E2E_SLOW` browsers compute so many times slower; `ON_DAY` sets their clocks (tools/other-day). Nothing may depend on any of
 * it.
 */
export async function asElsewhere(context: BrowserContext): Promise<void> {
  const movedMs = Number(process.env['MOVED_MS'] ?? 0);
  if (movedMs !== 0) await context.addInitScript(moveDate, movedMs);
  const lateMsMax = Number(process.env['E2E_LATE'] ?? 0);
  if (lateMsMax > 0)
    await context.route(late, (route) => setTimeout(() => void route.continue().catch(() => undefined), Math.random() * lateMsMax));
  const rate = Number(process.env['E2E_SLOW'] ?? 1);
  if (rate > 1) context.on('page', (page) => void slowDown(page, rate).catch(() => undefined));
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Holds the script of one screen back; what it returns lets it come. */
export async function holdScript(page: Page, screen: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/${screen}-*.js`, async (route) => {
    await promise;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** Holds back calls of a kind, those that are made again too. What it returns lets them go. */
export async function holdCalls(page: Page, { path, method }: Pick<Endpoint, 'path' | 'method'>): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path.replace(/:\w+/g, '*')}`, async (route) => {
    if (route.request().method() === method) await promise;
    // The page, or who asked, may be gone by then.
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

/** What a page was answered it has heard when it is painted next; what follows from that it has done when it was painted a few times. */
export async function painted(page: Page, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Holds what the server answers to the first call of a kind; those that follow are answered before it. What the page asked before must be answered already. */
export async function holdFirst(
  page: Page,
  { path, method }: Pick<Endpoint, 'path' | 'method'>,
): Promise<{ readonly answered: Promise<void>; readonly letCome: () => Promise<void> }> {
  const [answered, released, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isHeld = false;
  await page.route(`**${path.replace(/:\w+/g, '*')}`, async (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    answered.resolve();
    await released.promise;
    await route.fulfill({ response });
    await (await route.request().response())?.finished();
    arrived.resolve();
  });
  const letCome = async () => {
    released.resolve();
    await arrived.promise;
    await painted(page, 2);
  };
  return { answered: answered.promise, letCome };
}
