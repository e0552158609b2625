import type { BrowserContext, Page } from '@playwright/test';
import type { Endpoint } from '../contract/endpoint.ts';

const late = /\/vendor-dashboard\/assets\/.*\.js$|\/v[12]\//;

/**
 * Machines and lines of other people, by the environment: with `E2E_LATE` scripts and calls take up to so many milliseconds longer and
 * come in another order, with `E2E_SLOW` browsers compute so many times slower. Nothing may depend on either.
 */
export async function asElsewhere(context: BrowserContext): Promise<void> {
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

/** Holds what the server answers to the next reads of an address. */
export async function holdAnswers(
  page: Page,
  path: string,
): Promise<{ readonly answered: Promise<void>; readonly letCome: () => Promise<void> }> {
  const [answered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const coming: Promise<void>[] = [];
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    coming.push(released.promise.then(() => route.fulfill({ response })));
    answered.resolve();
    await coming.at(-1);
  });
  const letCome = async () => {
    released.resolve();
    await Promise.all(coming);
    await page.unroute(`**${path}`);
    // The page has heard it when it is painted next.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  };
  return { answered: answered.promise, letCome };
}

/** Holds what the server answers to the first change of a kind; what it returns lets it come. */
export async function holdChange(page: Page, { path, method }: Pick<Endpoint, 'path' | 'method'>): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(`**${path.replace(/:\w+/g, '*')}`, async (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    await promise;
    // The page may be gone by then.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return resolve;
}
