import type { BrowserContext, Page } from '@playwright/test';

const scripts = '**/vendor-dashboard/assets/*.js';

/** With `E2E_LATE_SCRIPTS` every script takes so many milliseconds longer, as on a slow line: what a journey does meanwhile must not be lost. */
export async function lateScripts(context: BrowserContext): Promise<void> {
  const lateMs = Number(process.env['E2E_LATE_SCRIPTS'] ?? 0);
  if (lateMs > 0) await context.route(scripts, (route) => setTimeout(() => void route.continue().catch(() => undefined), lateMs));
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
