import { afterEach, expect, test, vi } from 'vitest';

/** The module reads what the server said once, so each page gets a module of its own. */
async function openedAt(address: string, httpsOrigin: string | null): Promise<string | null> {
  vi.resetModules();
  const settings = JSON.stringify({ area: 'dashboard', hosts: null, cookieDomain: null, httpsOrigin });
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => settings }) });
  vi.stubGlobal('location', new URL(address));
  const { addressByHttps } = await import('./page-settings.ts');
  return addressByHttps();
}
afterEach(() => vi.unstubAllGlobals());

const ours = 'https://pelaminan.example';
test.each([
  ['http://192.168.0.7:3000/id/login?redirect=%2Fdashboard#cpc', ours, `${ours}/id/login?redirect=%2Fdashboard#cpc`],
  ['http://pelaminan.example/login', ours, `${ours}/login`],
  [`${ours}/login`, ours, null],
  // Browsers keep such cookies for this name.
  ['http://localhost:3000/login', ours, null],
  ['http://pelaminan.example/login', null, null],
])('%s, where people are meant to open %s, is better opened at %s', async (address, httpsOrigin, better) => {
  expect(await openedAt(address, httpsOrigin)).toBe(better);
});
