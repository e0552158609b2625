// Typed amounts in Rupiah mean the same in every field.
import type { Browser, Locator, Page } from '@playwright/test';
import { getEarnings } from '../contract/payouts.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { earningsEn } from '../texts/dashboard/earnings.en.ts';
import { earningsId } from '../texts/dashboard/earnings.id.ts';
import { operationsEn } from '../texts/dashboard/operations.en.ts';
import { operationsId } from '../texts/dashboard/operations.id.ts';
import { proposalsEn } from '../texts/dashboard/proposals.en.ts';
import { proposalsId } from '../texts/dashboard/proposals.id.ts';
import { settingsEn } from '../texts/dashboard/settings.en.ts';
import { settingsId } from '../texts/dashboard/settings.id.ts';
import { profileEn } from '../texts/dashboard/profile.en.ts';
import { profileId } from '../texts/dashboard/profile.id.ts';
import { quotationsEn } from '../texts/dashboard/quotations.en.ts';
import { quotationsId } from '../texts/dashboard/quotations.id.ts';
import { storeEn } from '../texts/dashboard/store.en.ts';
import { storeId } from '../texts/dashboard/store.id.ts';
import { amountInWords } from '../texts/amount-words.ts';
import { money } from '../texts/format.ts';
import { coupleQuotationsEn } from '../texts/marketplace/quotations.en.ts';
import { coupleQuotationsId } from '../texts/marketplace/quotations.id.ts';
import { typedNumberWords } from '../texts/typed-number.ts';
import type { Language } from '../texts/typed.ts';
import { counters, vendorOf } from './cast.ts';
import { expect, test } from './journey.ts';
import { type MoneyField, moneyFields } from './money-fields.ts';
import { operatorPage } from './operators.ts';
import { enter, expectAccessible, inTurn, languages, overflowOf, wordsIn } from './world.ts';

/** As pasted and as autofilled; the whole table is tested with the rule itself. */
const meanings = [
  ['5.000,00', 5_000],
  ['1.500.000,00', 1_500_000],
  ['500.000', 500_000],
  ['500,000', 500_000],
  ['Rp\u00a0750.000,-', 750_000],
  ['1,5 juta', 1_500_000],
  ['650rb', 650_000],
] as const;
const question = { typed: '2.500,000', readings: [2_500, 2_500_000] } as const;

async function typeInto(page: Page, field: Locator, language: Language): Promise<void> {
  const grouped = (idr: number) => money(idr, language).replace(/^Rp\s/, '');
  const isSite = (await field.evaluate((input) => input.closest('[data-mantine-color-scheme] .mantine-Input-wrapper'))) === null;
  await expect(field, 'phones show keys for separators').toHaveAttribute('inputmode', 'decimal');
  for (const [typed, idr] of meanings) {
    await field.fill(typed);
    await expect(page.locator('main, dialog[open]').getByText(amountInWords(idr, language)).first()).toBeVisible();
    await expect(field, 'said to who listens').toHaveAccessibleDescription(new RegExp(amountInWords(idr, language)));
    await field.blur();
    if (!isSite) await expect(field, typed).toHaveValue(grouped(idr));
  }
  // Pasted, and with the decimals that a bank writes: typed key by key they follow what the field has grouped itself.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('Rp 1.250.000,00'));
  await field.fill('12');
  await field.selectText();
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveAccessibleDescription(new RegExp(amountInWords(1_250_000, language)));
  await field.fill('');
  await field.pressSequentially('5000,00');
  await expect(field).toHaveAccessibleDescription(new RegExp(amountInWords(5_000, language)));
  // Key by key, as the language writes it.
  await field.fill('');
  await field.pressSequentially(grouped(850_000));
  await expect(field).toHaveAccessibleDescription(new RegExp(amountInWords(850_000, language)));
  // What can be read in two ways is asked about; the lesser reading is as near as the greater.
  await field.fill(question.typed);
  const [a, b] = question.readings.map((idr) => money(idr, language));
  await expect(field).toHaveAccessibleDescription(
    new RegExp(typedNumberWords(language)('ask', { a: a ?? '', b: b ?? '' }).replace('?', '\\?')),
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: b ?? '', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(amountInWords(2_500_000, language)));
  await field.fill('12.34.5');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('12.34.5');
  await field.fill('750000');
}

/** One of a few chips, by what it says. */
const pick = (page: Page, name: string): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();

type Seen = (field: MoneyField, page: Page, input: Locator) => Promise<void>;
interface Journey {
  /** Whose turn it is: each of the two components is typed into in both languages, each field in one. */
  readonly turn: readonly Language[];
  readonly fields: readonly MoneyField[];
  readonly run: (browser: Browser, seen: Seen) => Promise<void>;
}

for (const language of languages) {
  const at = (path: string) => withLanguage(path, language);
  const t = wordsIn(language, quotationsEn, quotationsId);
  const store = wordsIn(language, storeEn, storeId);
  const { vendor, couple } = counters[language];

  /** Opens the fields of the product and hands each over. */
  const journeys: readonly Journey[] = [
    {
      turn: languages,
      fields: ['coupleBudget'],
      async run(browser, seen) {
        const words = wordsIn(language, coupleQuotationsEn, coupleQuotationsId);
        const page = await (await browser.newContext()).newPage();
        await enter(page, couple);
        await page.goto(at(`/vendor/${vendorOf(vendor).slug}/quotation`));
        const main = page.getByRole('main');
        await main.getByLabel(words('ask.wishes')).fill('Melati putih');
        await seen('coupleBudget', page, main.getByLabel(words('ask.budget')));
        await main.getByRole('button', { name: words('ask.send') }).click();
        await expect(page.getByRole('heading', { name: words('ask.sentHeading', { name: vendorOf(vendor).businessName }) })).toBeVisible();
        await page.context().close();
      },
    },
    {
      turn: inTurn('en'),
      fields: ['cpc', 'dailyBudget', 'topUp', 'quotationItem', 'quotationDiscount', 'quotationInstalment'],
      async run(browser, seen) {
        const page = await (await browser.newContext()).newPage();
        await enter(page, vendor);
        await page.goto(at(pages.adSettings));
        await seen('cpc', page, page.locator('#cpc'));
        await seen('dailyBudget', page, page.locator('#daily-budget'));
        await page.goto(at(pages.topUp));
        await seen('topUp', page, page.locator('#credits'));
        await page.goto(at(pages.quotations));
        // What the couple typed arrived as it was meant.
        await expect(page.getByText(money(750_000, language)).first()).toBeVisible();
        await page
          .getByRole('link', { name: t('quote') })
          .first()
          .click();
        await seen('quotationItem', page, page.getByLabel(t('edit.price')).first());
        await pick(page, t('discount.amount'));
        await seen('quotationDiscount', page, page.getByLabel(t('edit.discountValue')));
        await page.locator('#schedule-0-kind').selectOption('amount');
        await seen('quotationInstalment', page, page.getByLabel(t('edit.share')).first());
        await page.setViewportSize({ width: 320, height: 700 });
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await expectAccessible(page);
        await page.context().close();
      },
    },
    {
      turn: inTurn('id'),
      fields: ['productPrice', 'productPromo', 'productDownPayment', 'priceLow', 'priceHigh'],
      async run(browser, seen) {
        const page = await (await browser.newContext()).newPage();
        await enter(page, vendor);
        await page.goto(at(pages.storeNew));
        await page.getByRole('radio', { name: new RegExp(`^${store('kind.promo')}`) }).check();
        await page.getByRole('textbox', { name: store('new.name'), exact: true }).fill('Paket hitung');
        await page.getByRole('button', { name: store('new.continue') }).click();
        await seen('productPrice', page, page.getByRole('textbox', { name: store('edit.priceBefore'), exact: true }));
        await pick(page, store('promo.amount'));
        await seen('productPromo', page, page.getByRole('textbox', { name: store('edit.promoPrice'), exact: true }));
        await pick(page, store('down.amount'));
        await seen('productDownPayment', page, page.getByRole('textbox', { name: store('edit.downAmount'), exact: true }));
        await page.goto(at(pages.profile));
        const prices = page.getByRole('region', { name: wordsIn(language, profileEn, profileId)('section.prices') });
        await prices.getByRole('button', { name: wordsIn(language, profileEn, profileId)('addPrice') }).click();
        await prices.locator('select[name$=".kind"]').last().selectOption('between');
        await seen('priceLow', page, prices.locator('input[name$=".low"]').last());
        await seen('priceHigh', page, prices.locator('input[name$=".high"]').last());
        await page.context().close();
      },
    },
    {
      turn: inTurn('en'),
      fields: ['payout'],
      async run(browser, seen) {
        const page = await (await browser.newContext()).newPage();
        await enter(page, vendor);
        // A vendor whom couples have paid and whose account is proven, as the server would say it.
        await page.route(`**${getEarnings.path}`, async (route) => {
          const { data } = (await (await route.fetch()).json()) as { data: { ticks: { isMet: boolean }[] } };
          const account = { holder_name: 'Rina', bank_name: 'BCA', number_end: '1234' };
          const ready = { ...data, available: 58_800_000, open: null, account, ticks: [] };
          await route.fulfill({ json: { data: ready } });
        });
        const words = wordsIn(language, earningsEn, earningsId);
        await page.goto(at(pages.earnings));
        await page.getByRole('button', { name: words('request') }).click();
        await seen('payout', page, page.getByRole('dialog').getByLabel(words('amount')));
        await page.context().close();
      },
    },
    {
      turn: inTurn('id'),
      fields: ['adjustment'],
      async run(browser, seen) {
        const words = wordsIn(language, operationsEn, operationsId);
        const page = await operatorPage(browser, 'ops-finance@demo.test', language);
        await page.goto(at(pages.operationsAdjustments));
        await page.getByRole('button', { name: words('newAdjustment') }).click();
        await seen('adjustment', page, page.getByLabel(words('amount')));
        await page.context().close();
      },
    },
    {
      turn: inTurn('id'),
      fields: ['setting', 'settingPackage', 'settingCategory'],
      async run(browser, seen) {
        const words = wordsIn(language, settingsEn, settingsId);
        const names = wordsIn(language, proposalsEn, proposalsId);
        const page = await operatorPage(browser, 'ops-finance@demo.test', language);
        const fields = [
          ['setting', 'payouts.minimum', words('value')],
          ['settingPackage', 'credit.packages', words('amount', { n: 1 })],
          ['settingCategory', 'ads.minimum_cpc_by_category', { en: 'Catering', id: 'Katering' }[language]],
        ] as const;
        for (const [field, name, label] of fields) {
          await page.goto(at(pages.operationsSettings));
          await page.getByRole('button', { name: words('changeOf', { setting: names(`setting.${name}`) }), exact: true }).click();
          await seen(field, page, page.getByRole('dialog').getByLabel(label, { exact: true }));
        }
        // What cannot be read is not proposed as no value of its own.
        const dialog = page.getByRole('dialog');
        const category = dialog.getByLabel(fields[2][2], { exact: true });
        await category.fill('500,50');
        await dialog.getByLabel(words('reason')).fill('Katering lebih mahal');
        await dialog.getByRole('button', { name: words('propose') }).click();
        await expect(category).toBeFocused();
        await expect(category).toHaveAttribute('aria-invalid', 'true');
        await page.context().close();
      },
    },
  ];

  // The vendor reads what the couple sent, so they follow each other.
  for (const { turn, fields, run } of journeys) {
    if (!turn.includes(language)) continue;
    test(`Typed money means what was meant: ${fields.join(', ')}, ${language}`, async ({ browser }) => {
      test.slow();
      const done: MoneyField[] = [];
      await run(browser, async (field, page, input) => {
        await test.step(field, () => typeInto(page, input, language));
        done.push(field);
      });
      expect(done).toEqual(fields);
    });
  }

  test(`Every money field of the product is in one of these journeys, ${language}`, () => {
    expect(journeys.flatMap(({ fields }) => fields).toSorted()).toEqual(moneyFields.map(({ field }) => field).toSorted());
  });
}
