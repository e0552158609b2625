// `node tools/pictures.ts <origin>`: takes the screenshots of the README from a running demo.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = path.join(import.meta.dirname, '..', 'docs', 'pictures');
const shots = [
  { name: 'home-en', address: '/', width: 1280, height: 860, scheme: 'light', as: null },
  { name: 'category-id', address: '/id/vendors/photography', width: 390, height: 844, scheme: 'light', as: null },
  { name: 'ads-en', address: '/dashboard/pay-per-click', width: 1280, height: 900, scheme: 'light', as: 'gold@demo.test' },
  { name: 'ads-id-dark', address: '/id/dashboard/pay-per-click', width: 390, height: 844, scheme: 'dark', as: 'gold@demo.test' },
  { name: 'settings-en', address: '/dashboard/pay-per-click/settings', width: 1280, height: 900, scheme: 'light', as: 'gold@demo.test' },
  { name: 'clicks-en', address: '/dashboard/pay-per-click/clicks', width: 1280, height: 900, scheme: 'light', as: 'gold@demo.test' },
  { name: 'meetings-en', address: '/dashboard/online-meeting', width: 1280, height: 960, scheme: 'light', as: 'gold@demo.test' },
  {
    name: 'product-en',
    address: '/vendor/rumah-kirana-photography/products/promo-akhir-tahun-prewedding-studio',
    width: 1280,
    height: 900,
    scheme: 'light',
    as: null,
  },
] as const;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  ...findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
});
for (const { name, address, width, height, scheme, as } of shots) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    baseURL: origin,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Jakarta',
  });
  const page = await context.newPage();
  if (as !== null) {
    const answer = await page.request.post('/v2/login', { data: { email: as, password: 'wedding-demo-2026' }, headers: { origin } });
    if (!answer.ok()) throw new Error(`${as} could not sign in: ${answer.status()}`);
  }
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(1_500); // pictures and graphs settle
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await context.close();
}
await browser.close();
