// Other ways through the form: via the bank account page, before the profile is published, with the keyboard only.
import type { Locator, Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { bankAccountsEn } from '../texts/dashboard/bank-accounts.en.ts';
import { bankAccountsId } from '../texts/dashboard/bank-accounts.id.ts';
import { bankByBic } from '../core/bank-accounts/banks.ts';
import { addAccount, agreementPage, documentFor, person, signIn } from './agreement-steps.ts';
import { type Email, signers, vendorOf } from './cast.ts';
import { expect, test, withPictures } from './journey.ts';
import { enter, expectAccessible, inTurn, wordsIn } from './world.ts';

test.use(withPictures);

const bca = bankByBic('CENAIDJA')?.name ?? '';

/** Continues with the Tab key until something has the focus; what it is, the keyboard can reach. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

async function codeFor(page: Page, email: Email): Promise<string> {
  const { phone } = vendorOf(email);
  let code = '';
  await expect(async () => {
    const messages = (await (await page.request.get('/dev/outbox.json')).json()) as { kind: string; to: string; text: string }[];
    code = /\b\d{6}\b/.exec(messages.find(({ kind, to }) => kind === 'sms' && to === phone)?.text ?? '')?.[0] ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass({ timeout: 60_000 });
  return code;
}

/** Writes down how a radio turns on and off, looking in every turn of the page and not only in what is painted. Runs in the page. */
function watchChecked(radio: HTMLInputElement): boolean[] {
  const seen = [radio.checked];
  const turns = new MessageChannel();
  turns.port1.onmessage = () => {
    if (radio.checked !== seen.at(-1)) seen.push(radio.checked);
    if (radio.isConnected) turns.port2.postMessage(null);
  };
  turns.port2.postMessage(null);
  return seen;
}

for (const language of inTurn('id')) {
  test.describe(`Ways through the agreement form, ${language}`, () => {
    test('a bank account is added on its own page, and nothing typed before is lost', async ({ page }) => {
      const email = signers.banking[language];
      await enter(page, email);
      const form = agreementPage(page, language);
      const { t, main } = form;
      const bank = wordsIn(language, bankAccountsEn, bankAccountsId);
      await form.open();
      await form.choose('individual');
      await form.answer({ [t('field.business_name')]: 'Kertas Kita', [t('field.signatory_name')]: person.name });
      // Straight on: the last keystroke has not been saved yet.
      await main.getByRole('link', { name: t('bankAdd') }).click();
      await expect(page).toHaveURL(new RegExp(withLanguage(pages.bankAccountAdd, language)));
      await page.getByLabel(bank('holder')).fill(person.name);
      await page.getByLabel(bank('bank'), { exact: true }).selectOption('CENAIDJA');
      await page.getByLabel(bank('number')).fill(language === 'en' ? '7654321091' : '7654321092');
      await page.getByLabel(bank('city')).fill('Bandung');
      await page.getByLabel(bank('branch'), { exact: true }).fill('KCP Dago');
      await main.getByRole('button', { name: bank('next'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(bank('password'), { exact: true }).fill(demoPassword);
      await dialog.getByRole('button', { name: bank('confirm'), exact: true }).click();
      await expect(page.getByRole('dialog', { name: bank('codeTitle') })).toBeVisible();
      await dialog.getByLabel(bank('codeLabel')).fill(await codeFor(page, email));
      await expect(page).toHaveURL(new RegExp(`${withLanguage(pages.agreement, language)}$`));
      await expect(form.field(t('field.business_name'))).toHaveValue('Kertas Kita');
      await expect(form.field(t('field.signatory_name'))).toHaveValue(person.name);
      const account = main.getByRole('radio', { name: new RegExp(bca) });
      await account.check();
      await form.saved();
      await page.reload();
      await expect(account).toBeChecked();
      await expectAccessible(page);
    });

    test('an answer that was chosen never shows the one before it again while it is saved', async ({ page, baseURL }) => {
      const headers = await signIn(page.request, signers.banking[language], baseURL ?? '');
      await addAccount(page.request, headers, person.name);
      const form = agreementPage(page, language);
      await form.open();
      const accounts = form.main.getByRole('radio', { name: new RegExp(bca) });
      await expect(accounts.nth(1)).toBeVisible();
      for (let times = 0; times < 6; times++) {
        const chosen = accounts.nth((await accounts.first().isChecked()) ? 1 : 0);
        const watch = await chosen.evaluateHandle(watchChecked);
        await chosen.click();
        await form.saved();
        expect(await watch.evaluate((seen) => seen.join(' '))).toBe('false true');
      }
    });

    test('a vendor that is not published may write, and is told what it needs for a bank account', async ({ page, baseURL }) => {
      await signIn(page.request, 'unpublished@demo.test', baseURL ?? '');
      const form = agreementPage(page, language);
      const { t, main } = form;
      await form.open();
      await expect(page).toHaveURL(new RegExp(`${withLanguage(pages.agreement, language)}$`));
      const outline = main.getByRole('navigation', { name: t('outline') });
      const chooser = main.getByRole('radio', { name: t('type.individual') });
      await expect(outline.or(chooser).first()).toBeVisible();
      if (await chooser.isVisible()) await form.choose('individual');
      await expect(main.getByText(t('bankUnpublished'))).toBeVisible();
      await form.answer({ [t('field.business_name')]: `Studio ${language}` });
      await form.saved();
      await page.reload();
      await expect(form.field(t('field.business_name'))).toHaveValue(`Studio ${language}`);
      await expectAccessible(page);
      await main.getByRole('link', { name: t('bankProfile') }).click();
      await expect(page).toHaveURL(new RegExp(`${withLanguage(pages.profile, language)}$`));
    });

    test('from an empty form to submission with the keyboard alone', async ({ page, baseURL }) => {
      const headers = await signIn(page.request, signers.keyboard[language], baseURL ?? '');
      await addAccount(page.request, headers, person.name);
      const form = agreementPage(page, language);
      const { t, main, field } = form;
      const press = (key: string) => page.keyboard.press(key);
      // Who listens before any key is pressed is notified of each chooser: the browser takes its time to hand them over.
      page.on('filechooser', () => undefined);
      await form.open();
      // Of a group of radio buttons one is reached with Tab; the arrows choose.
      await tabTo(page, main.getByRole('radio').first());
      await press('Space');
      await expect(main.getByRole('radio', { name: t('type.individual') })).toBeChecked();
      await tabTo(page, main.getByRole('button', { name: t('chooseGo') }));
      await press('Enter');
      const typed = {
        [t('field.business_name')]: 'Kertas Ayu',
        [t('field.signatory_name')]: person.name,
        [t('field.signatory_id_number')]: person.nik,
      };
      await expect(main.getByRole('navigation', { name: t('outline') })).toBeVisible();
      for (const [name, value] of Object.entries(typed)) {
        await tabTo(page, field(name));
        await page.keyboard.type(value);
      }
      await tabTo(page, main.getByRole('radio', { name: new RegExp(bca) }));
      await press('Space');
      for (const document of ['id_card', 'selfie_with_id'] as const) {
        const input = main.getByLabel(t('attachFor', { document: t(`document.${document}`) }), { exact: true });
        await tabTo(page, input);
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
        await chooser.setFiles(await documentFor(document, `${document}.jpg`));
        await expect(main.getByRole('heading', { name: t(`document.${document}`), exact: true })).toBeFocused();
        const tiles = main.getByRole('list', { name: t(`document.${document}`) });
        await expect(tiles.getByText(t('fileAttached'))).toBeVisible({ timeout: 30_000 });
      }
      await form.saved();
      await tabTo(page, main.getByRole('button', { name: t('submit'), exact: true }));
      await press('Enter');
      const terms = page.getByRole('dialog', { name: t('termsTitle') });
      await tabTo(page, terms.getByRole('checkbox'));
      await press('Space');
      await tabTo(page, terms.getByRole('button', { name: t('termsGo') }));
      await press('Enter');
      await expect(page).toHaveURL(new RegExp(`${withLanguage(pages.agreementSent, language)}$`));
    });
  });
}
