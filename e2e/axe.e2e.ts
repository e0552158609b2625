// What judges every screen, judged itself: texts that look alike are judged once, and no other text is passed over.
import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect, test } from './journey.ts';

const style = `p { color: #555 } .card { background: #fff } .night { background: #333 }
  @media (prefers-color-scheme: dark) { .late { color: #eee } }`;

async function show(page: Page, main: string): Promise<readonly string[]> {
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Texts</title><style>${style}</style></head><body><main><h1>Texts</h1>${main}</main></body></html>`,
  );
  return axeFindings(page);
}

test('a text that looks like one that passed passes, whatever it says', async ({ page }) => {
  expect(await show(page, '<div class="card"><p>One</p><p>Two</p></div>')).toEqual([]);
  expect(await show(page, '<div class="card"><p>Three</p></div>')).toEqual([]);
});

for (const [what, main] of [
  ['on another ground', '<div class="card"><p>One</p></div><div class="night"><p>Pale</p></div>'],
  ['of another colour', '<div class="card"><p>One</p><p style="color: #aaa">Pale</p></div>'],
  ['that is half transparent', '<div class="card"><p>One</p></div><div class="card" style="opacity: .4"><p>Pale</p></div>'],
] as const) {
  test(`a text ${what} is found, beside one that passed and on the next page again`, async ({ page }) => {
    for (const _look of ['the first', 'the next']) {
      const found = await show(page, main);
      expect(found).toHaveLength(2);
      for (const finding of found) expect(finding).toMatch(/^(light|dark) color-contrast: <p[^>]*>Pale<\/p>$/);
    }
  });
}

test('a text that is too pale in the dark alone is found there', async ({ page }) => {
  expect(await show(page, '<div class="card"><p class="late">Pale</p></div>')).toEqual(['dark color-contrast: <p class="late">Pale</p>']);
});

test('what is not about colours is found once', async ({ page }) => {
  const found = await show(page, '<img src="data:," width="9" height="9"><button type="button"></button>');
  expect(found.map((finding) => finding.split(':')[0])).toEqual(['light button-name', 'light image-alt']);
});
