// Buttons that change only what is shown, searches, and where visitors are asked to sign in.
import { listReviewClients, type ReviewClient } from '../contract/reviews.ts';
import { pages } from '../core/identity/pages.ts';
import { profileEn } from '../texts/dashboard/profile.en.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { dayWords } from '../texts/days.ts';
import { date, longDate } from '../texts/format.ts';
import { fileFrom } from './downloads.ts';
import { expect, test } from './journey.ts';
import { operatorPage } from './operators.ts';
import { pressed, reveal } from './sweep.ts';
import { trafficOf } from './traffic.ts';
import { enter, opensElsewhere } from './world.ts';

const photographer = '/vendor/rumah-kirana-photography';

/** Buttons that change only what is shown, in the order in which they can be pressed. */
const buttons: Readonly<Record<string, readonly RegExp[]>> = {
  [pages.ads]: [
    /^Today$/,
    /^Yesterday$/,
    /^Last 7 days$/,
    /^Last 90 days$/,
    /^Last 180 days$/,
    /^Last 1 year$/,
    /^Last 30 days$/,
    /^Spent/,
    /^Last 1 year$/,
    /^Show as table$/,
    /^Show all 365 rows$/,
    /^Hide table$/,
    /^Custom$/,
  ],
  [pages.adStatistics]: [
    /^Today$/,
    /^Yesterday$/,
    /^Last 7 days$/,
    /^Last 90 days$/,
    /^Last 180 days$/,
    /^Last 1 year$/,
    /^Last 30 days$/,
    /^Spent/,
    /^Custom$/,
  ],
  [pages.adClicks]: [/^Next$/],
  [pages.creditHistory]: [/^Next$/, /^Last page$/],
  [`${pages.clients}?list=interested`]: [/^Next$/],
  [`${pages.clients}?list=interested&page=1`]: [/^Last page$/],
  [pages.store]: [/^Next$/],
  [`${pages.store}?page=1`]: [/^Last page$/],
  [pages.profile]: [/^Move price 1 down$/, /^Move price 2 up$/, /^Remove price 1/],
  [pages.meetings]: [/^Next week$/, /^Previous week$/, /^Details$/],
  [`${pages.meetings}?view=hours`]: [/^Add hours on /, /^Remove time range /, /^Closed all day$/],
};

test('Buttons of vendors do what they say', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  for (const [address, names] of Object.entries(buttons)) {
    await page.goto(address);
    const main = page.getByRole('main');
    if (address === pages.ads || address === pages.adStatistics) {
      const graph = main.getByRole('slider', { name: /^Graph of / });
      const before = await graph.getAttribute('aria-valuetext');
      await graph.press('ArrowLeft');
      await expect(graph).not.toHaveAttribute('aria-valuetext', before ?? '');
    }
    for (const name of names)
      await test.step(`${address} ${String(name)}`, () => pressed(page, main.getByRole('button', { name }).first()));
  }
});

test('A period of one’s own is two days of the calendar, and is shown', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  await page.goto(pages.ads);
  await page.getByRole('button', { name: 'Custom', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'From' }).fill('1/3/26');
  await dialog.getByRole('textbox', { name: 'To' }).fill('31/3/26');
  await dialog.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/start_date=2026-03-01&end_date=2026-03-31/);
});

test('A movement has its receipt, and movements are those of a period', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  await page.goto(pages.creditHistory);
  const main = page.getByRole('main');
  const receipt = main.getByRole('button', { name: /^Receipt of / }).first();
  const file = await fileFrom(receipt);
  expect(file.suggestedFilename()).toMatch(/PLM-\d{8}-\d+.*\.pdf$/);
  await main.getByRole('button', { name: /^Period: / }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(main.getByRole('button', { name: 'Period: Last 7 days' })).toBeVisible();
  await expect(page).toHaveURL(/start=\d{4}-\d\d-\d\d&end=/);
});

test('A profile and a product are passed on by a link without what says where the visit came from', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${photographer}/products`);
  const product = await page.locator(`main a[href*="${photographer}/products/"]`).first().getAttribute('href');
  for (const address of [photographer, product ?? '']) {
    await page.goto(`${address}?utm_source=mail`);
    await page.getByRole('button', { name: /^Share / }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(address, page.url()).href);
  }
  // Where the device passes addresses on itself it is asked, and giving up is no fault.
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    navigator.share = (what) => {
      asked.push(what);
      return Promise.reject(new DOMException('given up', 'AbortError'));
    };
  });
  await page.goto(photographer);
  await page.getByRole('button', { name: /^Share / }).click();
  await expect(() =>
    page
      .evaluate(() => Reflect.get(window, 'asked') as unknown)
      .then((asked) => expect(asked).toEqual([{ title: 'Rumah Kirana Photography', url: new URL(photographer, page.url()).href }])),
  ).toPass();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('The list of vendors is narrowed by each of its choices', async ({ page }) => {
  test.slow();
  for (const address of ['/vendors', '/vendors/photography', '/vendors/photography/bandung'])
    for (const [key, at] of [
      ['city', 1],
      ['price_min', 2],
      ['price_max', 5],
      ['rating_min', 1],
      ['sort', 1],
    ] as const) {
      await page.goto(address);
      await page.locator(`main select[name="${key}"]`).selectOption({ index: at });
      await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
      // A category in a city is a place of its own.
      await expect(page).toHaveURL(
        key === 'city' && address !== '/vendors' ? /\/vendors\/photography\/[a-z]+$/ : new RegExp(`[?&]${key}=`),
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  for (const address of ['/vendors', '/vendors/photography', '/vendors/photography/bandung']) {
    await page.goto(address);
    const wedding = page.getByLabel('Wedding date', { exact: true });
    await wedding.fill('some day');
    await wedding.blur();
    await expect(wedding).toHaveAccessibleDescription(/^Enter a full date/);
    await page.getByRole('button', { name: dayWords('en')('openCalendar', { label: 'Wedding date' }) }).click();
    await page.getByRole('button', { name: dayWords('en')('nextYear') }).click();
    await page.locator('[data-day$="-12"]').click();
    await expect(page).toHaveURL(/[?&]free_on=\d{4}-\d\d-12$/);
  }
  await page.locator('main select[name="sort"]').selectOption('free');
  await expect(page).toHaveURL(/&sort=free$/);
  await page.goto('/vendors/catering?city=bandung');
  await expect(page).toHaveURL(/\/vendors\/catering\/bandung$/);
  await page.getByRole('link', { name: 'All wedding vendors in Bandung' }).click();
  await expect(page).toHaveURL(/\/vendors\?city=bandung$/);
  await page.goto('/vendors/catering');
  await page.getByText('More filters').click();
  await page.getByLabel('Yes, certified').check();
  await page.getByLabel('Number of guests').fill('500');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/\/vendors\/catering\?halal=halal_certified&guests=500$/);
  await page.getByRole('link', { name: 'Remove filter: 500 guests' }).click();
  await page.getByRole('link', { name: 'Remove filter: Halal: Yes, certified' }).click();
  await expect(page).toHaveURL(/\/vendors\/catering$/);
  await page.goto(photographer);
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search vendors' }).fill('kebun');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/q=kebun/);
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Find vendors' }).click();
  await expect(page).toHaveURL(/\/vendors/);
});

test('On a phone several filters are chosen before the list is shown, and what cannot be read is said', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const traffic = trafficOf(page);
  await page.goto('/vendors/venue');
  // The first touch brings the components; before they are there the button leads on as without scripts.
  await page.locator('main summary').first().click();
  await traffic.quiet();
  await page.locator('main select[name="city"]').selectOption('bandung');
  await page.locator('main select[name="sort"]').selectOption('price');
  await page.getByText('More filters').click();
  const guests = page.getByLabel('Number of guests');
  await guests.fill('many');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(guests).toBeFocused();
  await expect(guests).toHaveAccessibleDescription(/1,500/);
  await expect(page).toHaveURL(/\/vendors\/venue$/);
  await guests.fill('300 pax');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/\/vendors\/venue\/bandung\?guests=300&sort=price$/);
});

test('A visitor saves vendors wherever hearts are, and is asked to sign in where that is needed', async ({ page }) => {
  test.slow();
  for (const address of [
    '/',
    '/vendors',
    '/vendors/photography',
    '/vendors/photography/bandung',
    photographer,
    `${photographer}/products/promo-akhir-tahun-prewedding-studio`,
  ]) {
    await page.goto(address);
    const hearts = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .filter({ visible: true });
    const name = (await hearts.first().getAttribute('aria-label'))?.replace(/^Save /, '') ?? '';
    await hearts.first().click();
    const saved = page
      .getByRole('main')
      .getByRole('button', { name: `Remove ${name} from saved vendors` })
      .filter({ visible: true });
    await expect(saved.first()).toHaveAttribute('aria-pressed', 'true');
    await saved.first().click();
    await expect(saved).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(address);
  }
  for (const name of [/^Show phone number$/, /^Show WhatsApp$/, /^Show email/]) {
    await page.goto(photographer);
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/account\/login\?redirect=/);
  }
});

test('What is compared is saved, and a date is chosen, where it stands', async ({ page }) => {
  await page.goto('/compare?vendors=1,2,3');
  const table = page.getByRole('table');
  const heart = table.getByRole('button', { name: /^Save / }).first();
  const name = (await heart.getAttribute('aria-label'))?.replace(/^Save /, '') ?? '';
  await heart.click();
  await expect(table.getByRole('button', { name: `Remove ${name} from saved vendors` })).toHaveAttribute('aria-pressed', 'true');
  await table.getByRole('link', { name: 'Check our date' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('The lists of reviews and of clients are turned; a client’s wedding day is chosen in the calendar', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  // One whose wedding day is not known, whatever the others told.
  await page.route(
    (url) => url.pathname === listReviewClients.path,
    async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = (await response.json()) as { data: readonly ReviewClient[] };
      const unknown = { wedding_on: null, wedding_month: null, invitation: null };
      const clients = data.map((client) => ({ ...client, ...unknown, couple: { ...client.couple, is_open: true } }));
      await route.fulfill({ response, json: { ...rest, data: clients } });
    },
  );
  await page.goto(pages.reviews);
  const main = page.getByRole('main');
  const pager = main.getByRole('navigation', { name: /^Reviews: / });
  await expect(pager.getByText(/^1–/)).toBeVisible();
  await pager.getByRole('button', { name: 'Last page' }).click();
  await expect(pager.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await pager.getByRole('button', { name: 'Previous' }).click();
  await expect(pager.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled', 'true');
  await pager.getByRole('combobox', { name: 'Go to page' }).selectOption('2');
  await expect(pager.getByText(/^11–20 of /)).toBeVisible();
  await pager.getByRole('button', { name: 'First page' }).click();
  await expect(pager.getByText(/^1–10 of /)).toBeVisible();

  const link = main.getByRole('textbox', { name: 'Link for your clients' });
  await link.click();
  expect(await link.evaluate((field: HTMLInputElement) => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0))).toMatch(
    /\/account\/reviews\/rumah-kirana-photography$/,
  );

  await main
    .getByRole('button', { name: /^Confirm .* as a client$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const day = dialog.getByRole('textbox', { name: 'Wedding day' });
  await day.fill('14/2/26');
  await dialog.getByRole('button', { name: 'Wedding day: open calendar' }).click();
  await page.getByRole('button', { name: longDate('2026-02-21', 'en') }).click();
  await expect(day).toHaveValue(date('2026-02-21', 'en'));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('What publishing waits for leads to where it is written', async ({ page }) => {
  await enter(page, 'unpublished@demo.test');
  await page.goto(pages.profile);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'About your work' }).click();
  await expect(main.getByRole('textbox', { name: profileEn.about })).toBeFocused();
});

test('The password that another phone number asks for can be looked at', async ({ page }) => {
  await enter(page, 'gold@demo.test');
  await page.goto(pages.profile);
  await page.getByLabel(profileEn.phone, { exact: true }).fill('081234567890');
  await reveal(page.getByRole('button', { name: shellEn.showPassword }));
});

test('Operators search and turn pages', async ({ browser }) => {
  const page = await operatorPage(browser, 'ops-lead@demo.test', 'en');
  const main = page.getByRole('main');
  for (const address of [pages.operationsFind, pages.operationsAcquisitions, pages.operationsAudit, pages.operationsVendors]) {
    await page.goto(address);
    await main.getByRole('textbox').or(main.getByRole('searchbox')).first().fill('rumah');
    await main.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/q=rumah/);
  }
  await page.goto(pages.operationsVendors);
  for (const name of ['Next', 'Last page']) await pressed(page, main.getByRole('button', { name, exact: true }));

  // Each look at a person is a line of the audit log.
  await page.goto(`${pages.operationsFind}?q=couple%40demo.test`);
  const couple = await main.locator('a[href*="/couples/"]').first().getAttribute('href');
  for (let look = 0; look < 51; look += 1) expect((await page.request.get(`/v2${couple}`)).status()).toBe(200);
  await page.goto(pages.operationsAudit);
  const pager = main.getByRole('navigation', { name: 'Pages' });
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect(pager.getByText(/^26–50 of /)).toBeVisible();
  await pager.getByRole('button', { name: 'Last page' }).click();
  // Others are at work: by now there may be one page more.
  await expect(pager.getByText(/^26–50 of /)).toBeHidden();
  await expect(pager.getByRole('combobox', { name: 'Go to page' })).not.toHaveValue('2');
  await pager.getByRole('combobox', { name: 'Go to page' }).selectOption('1');
  await expect(pager.getByText(/^1–25 of /)).toBeVisible();
  await main.locator(`a[href$="${couple}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${couple}$`));
  await expect(pager).toHaveCount(0);
  await page.goBack();
  await main.getByRole('button', { name: /^Period: / }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(main.getByRole('button', { name: 'Period: Last 7 days' })).toBeVisible();
  await expect(page).toHaveURL(/start=\d{4}-\d\d-\d\d&end=/);

  await page.goto(pages.operationsDisputes);
  const shown = main.getByRole('group', { name: 'Status' });
  for (const [chosen, status] of [
    ['Refunded', 'refunded'],
    ['Open', 'open'],
  ] as const) {
    await shown.getByText(chosen, { exact: true }).click();
    await expect(shown.getByRole('radio', { name: chosen })).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`status=${status}`));
  }
  await page.goto(`${pages.operationsDisputes}?kind=reviews`);
  const photo = await opensElsewhere(main.locator('a[href*="/media/"]').first());
  expect((await page.request.get(photo)).headers()['content-type']).toMatch(/^image\//);

  await page.goto(`${pages.operationsVendors}/1`);
  const orders = main.getByRole('region', { name: 'Orders', exact: true });
  await expect(orders.getByRole('listitem')).toHaveCount(5);
  await orders.getByRole('button', { name: /^Show all \d+: Orders$/ }).click();
  expect(await orders.getByRole('listitem').count()).toBeGreaterThan(5);
  await main.locator('a[href^="/vendor/"]').first().click();
  await expect(page).toHaveURL(/\/vendor\/rumah-kirana-photography$/);
  await page.context().close();
});
