// Setting up an ad: every rule is shown while typing, and nothing is lost by changing language, the back button or an expired session.
import type { Page } from '@playwright/test';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { adSettingsEn } from '../texts/dashboard/ad-settings.en.ts';
import { adSettingsId } from '../texts/dashboard/ad-settings.id.ts';
import { adsEn } from '../texts/dashboard/ads.en.ts';
import { adsId } from '../texts/dashboard/ads.id.ts';
import { identityEn } from '../texts/dashboard/identity.en.ts';
import { identityId } from '../texts/dashboard/identity.id.ts';
import { dayWords } from '../texts/days.ts';
import { savingEn } from '../texts/dashboard/saving.en.ts';
import { savingId } from '../texts/dashboard/saving.id.ts';
import { shellEn } from '../texts/dashboard/shell.en.ts';
import { shellId } from '../texts/dashboard/shell.id.ts';
import { money } from '../texts/format.ts';
import { refusalText } from '../texts/refusals.ts';
import { languages as names } from '../texts/typed.ts';
import { expect, test } from './journey.ts';
import { adForecast, getAd, saveAd } from '../contract/ads.ts';
import type { AnswerOf } from '../contract/endpoint.ts';
import { refusalsEn } from '../texts/refusals.en.ts';
import { refusalsId } from '../texts/refusals.id.ts';
import { enter, expectAccessible, inTurn, wordsIn } from './world.ts';

/** Vendors without an ad and without credit, one for each language: both journeys start at the start. */
const vendors = { en: 'declined@demo.test', id: 'international@demo.test' } as const;

/** The sentences of the specification, word for word. (spec 8) */
const spoken = {
  cpcBelow: 'Cost per Click must not be lower than Rp 500',
  cpcEmpty: 'Cost per Click must be filled',
  budgetBelow: 'Daily Budget must not be lower than Cost per Click',
  budgetEmpty: 'Daily Budget must be filled',
  periodPast: 'Please select the upcoming period',
};

for (const language of inTurn('id')) {
  const ads = wordsIn(language, adsEn, adsId);
  const shell = wordsIn(language, shellEn, shellId);
  const t = wordsIn(language, adSettingsEn, adSettingsId);
  const saving = wordsIn(language, savingEn, savingId);
  const refused = wordsIn(language, refusalsEn, refusalsId);
  const says = (code: string, params = {}) => refusalText(code, params, language);
  const said =
    language === 'en'
      ? spoken
      : {
          cpcBelow: says('ads.cpc_below_minimum', { minimum: 500 }),
          cpcEmpty: says('ads.cpc_required'),
          budgetBelow: says('ads.daily_budget_below_cpc'),
          budgetEmpty: says('ads.daily_budget_required'),
          periodPast: says('ads.period_in_the_past'),
        };
  const cpc = (page: Page) => page.getByLabel(ads('cpc'), { exact: true });
  const budget = (page: Page) => page.getByRole('textbox', { name: ads('dailyBudget') });
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
  const open = (page: Page) => page.goto(withLanguage(pages.adSettings, language));

  test.describe
    .serial(`Setting up an ad, ${language}`, () => {
      test.beforeEach(async ({ page }) => {
        await enter(page, vendors[language]);
      });

      test('without a forecast an ad is set up all the same', async ({ page }) => {
        let asked = 0;
        await page.route(`**${adForecast.path}`, (route) => {
          asked++;
          return route.fulfill({ status: 500, json: {} });
        });
        await open(page);
        await cpc(page).fill('1000');
        await budget(page).fill('3000');
        await expect(page.getByRole('region', { name: t('summaryTitle') })).toContainText(money(1_000, language));
        expect(asked, 'nobody asks again and again').toBeLessThan(10);
      });

      test('what the choices would bring is said before there is credit, and is never more than the budget pays for', async ({ page }) => {
        await open(page);
        const summary = page.getByRole('region', { name: t('summaryTitle') });
        await expect(summary).toContainText(t('clicksADay'));
        await expect(summary).toContainText(t('creditTooLow', { balance: money(0, language) }));
        await cpc(page).fill('1000');
        await budget(page).fill('3000');
        for (const level of ['low', 'mid', 'high'] as const) {
          const tile = page.getByRole('button', { name: new RegExp(`^${t(level)}`) });
          await expect(tile.locator('small')).toHaveText(/\d/);
          const said = (await tile.locator('small').textContent()) ?? '';
          const clicks = said.match(/\d+/g)?.map(Number) ?? [];
          const price = Number((await tile.locator('strong').textContent())?.replace(/\D/g, ''));
          expect(clicks, said).not.toEqual([]);
          expect(Math.max(...clicks), said).toBeLessThanOrEqual(Math.floor(3_000 / price));
        }
        // The same by the sliders: a step is a step of the field, and the summary follows.
        const slider = (name: string) => page.getByRole('slider', { name: t('slide', { name }) });
        await slider(ads('cpc')).press('ArrowRight');
        await expect(cpc(page)).toHaveValue(money(1_050, language).replace(/^\D+/, ''));
        await slider(ads('dailyBudget')).press('End');
        await expect(slider(ads('dailyBudget'))).toHaveAttribute('aria-valuetext', /\d/);
        await expect(budget(page)).not.toHaveValue(money(3_000, language).replace(/^\D+/, ''));
        const most = money(Number(await slider(ads('dailyBudget')).inputValue()), language);
        await expect(summary).toContainText(most);
      });

      test('every rule says what is wrong while one types', async ({ page }) => {
        await page.goto(withLanguage(pages.ads, language));
        await page.getByRole('link', { name: ads('createAds') }).click();
        await expect(cpc(page)).not.toHaveValue('');
        await cpc(page).fill('100');
        await expect(cpc(page)).toHaveAccessibleDescription(new RegExp(`^${said.cpcBelow}`));
        await cpc(page).fill('');
        await expect(cpc(page)).toHaveAccessibleDescription(new RegExp(`^${said.cpcEmpty}`));
        await cpc(page).fill('2000');
        await budget(page).fill('1000');
        await expect(budget(page)).toHaveAccessibleDescription(new RegExp(`^${said.budgetBelow}`));
        await budget(page).fill('');
        await expect(budget(page)).toHaveAccessibleDescription(new RegExp(`^${said.budgetEmpty}`));
        await page.getByText(t('budgetUnlimited'), { exact: true }).click();
        await expect(page.getByText(said.budgetEmpty)).toBeHidden();
        await page.getByText(t('periodCustom'), { exact: true }).click();
        await page.getByRole('button', { name: dayWords(language)('previousMonth') }).click();
        await page.getByRole('button', { name: / 10 / }).click();
        const from = page.getByRole('textbox', { name: dayWords(language)('from') });
        await expect(from).toHaveAccessibleDescription(said.periodPast);
        // On a small phone the field at fault and what is wrong with it are in sight together.
        await page.setViewportSize({ width: 320, height: 568 });
        await expectAccessible(page);
        await page.getByRole('button', { name: t('createAds') }).click();
        await expect(from).toBeFocused();
        await expect(page.getByText(said.periodPast)).toBeInViewport();
        await expect(page).toHaveURL(new RegExp(`${pages.adSettings}$`));
      });

      test('another language, the back button and an ended session lose nothing that was typed', async ({ page, context }) => {
        await page.goto(withLanguage(pages.ads, language));
        await page.getByRole('link', { name: ads('createAds') }).click();
        await cpc(page).fill('2350');

        const [other, own] = [names.find((one) => one.language !== language), names.find((one) => one.language === language)];
        await page.getByRole('link', { name: other?.name ?? '' }).click();
        await expect(page).toHaveURL(withLanguage(pages.adSettings, other?.language ?? 'en'));
        await expect(page.locator('#cpc')).toHaveValue(/2[.,]350/);
        await page.getByRole('link', { name: own?.name ?? '' }).click();
        await expect(cpc(page)).toHaveValue(/2[.,]350/);

        await page.goBack();
        await expect(dialog(page, t('exitTitle'))).toContainText(t('exitText'));
        await page.getByRole('button', { name: t('exitStay') }).click();
        await expect(cpc(page)).toHaveValue(/2[.,]350/);

        await context.clearCookies();
        await page.getByRole('button', { name: t('createAds') }).click();
        await expect(page).toHaveURL(/\/login\?redirect=/);
        await page.setViewportSize({ width: 320, height: 568 });
        const ended = page.getByText(shell('sessionEnded'));
        const button = page.getByRole('button', { name: wordsIn(language, identityEn, identityId)('signIn'), exact: true });
        await expect(button).toBeVisible();
        const [told, under] = [await ended.boundingBox(), await button.boundingBox()];
        expect((told?.y ?? 0) + (told?.height ?? 0), 'the notice covers what it asks for').toBeLessThan(under?.y ?? 0);
        await signInHere(page, language);
        await expect(cpc(page)).toHaveValue(/2[.,]350/);
        await expect(page.getByRole('main')).toBeFocused();
      });

      test('an ad without credit is created, waits, is paused and switched on again', async ({ page }) => {
        await open(page);
        await cpc(page).fill('12000');
        await budget(page).fill('60000');
        await page.getByRole('button', { name: t('createAds') }).click();
        await dialog(page, t('highCpcTitle', { cpc: money(12_000, language) }))
          .getByRole('button', { name: t('highCpcRecheck') })
          .click();
        await cpc(page).fill('1500');
        await page.getByRole('button', { name: t('createAds') }).click();
        const outcome = dialog(page, t('insufficientTitle'));
        await expect(outcome).toContainText(money(0, language));
        await expectAccessible(page);
        await outcome.getByRole('button', { name: t('later') }).click();
        await expect(page.getByRole('heading', { name: ads('statusText.out_of_credit') })).toBeVisible();

        await page.getByRole('switch', { name: ads('adSwitch') }).uncheck();
        await expect(page.getByRole('heading', { name: ads('statusText.paused') })).toBeVisible();
        await page.getByRole('button', { name: ads('do.paused') }).click();
        const reactivation = dialog(page, ads('reactivateTitle'));
        await expect(reactivation).toContainText(money(1_500, language));
        await expect(reactivation).toContainText(money(60_000, language));
        await expectAccessible(page);
        await reactivation.getByRole('button', { name: ads('activate') }).click();
        await expect(page.getByRole('heading', { name: ads('statusText.out_of_credit') })).toBeVisible();
      });

      test('a saved ad is edited, and leaving an edit gives it up', async ({ page }) => {
        await open(page);
        await expect(page.getByRole('button', { name: t('saveChanges') })).toBeVisible();
        await cpc(page).fill('1700');
        await page.getByRole('button', { name: t('cancel') }).click();
        const exit = dialog(page, t('exitTitle'));
        await expect(exit).toContainText(t('exitText'));
        await expectAccessible(page);
        await exit.getByRole('button', { name: t('exitStay') }).click();
        await expect(exit).toBeHidden();
        await expect(cpc(page)).toHaveValue(/1[.,]700/);
        await page.getByRole('button', { name: t('cancel') }).click();
        await exit.getByRole('button', { name: t('exitLeave') }).click();
        await expect(page).toHaveURL(new RegExp(`${pages.ads}$`));
        await open(page);
        await expect(cpc(page)).toHaveValue(/1[.,]500/);
        await cpc(page).fill('1800');
        await page.getByRole('button', { name: t('saveChanges') }).click();
        await expect(page.getByText(t('updated'))).toBeVisible();
        await expect(page.getByText(money(1_800, language)).first()).toBeVisible();
      });

      test('of two windows the later does not undo the earlier unseen: what differs is shown, and one chooses', async ({
        page,
        context,
      }) => {
        await open(page);
        await cpc(page).fill('1900');
        const other = await context.newPage();
        await open(other);
        await budget(other).fill('77000');
        await other.getByRole('button', { name: t('saveChanges') }).click();
        await expect(other.getByText(t('updated'))).toBeVisible();

        const notice = page.getByRole('alert').filter({ hasText: saving('elsewhere') });
        // With live updates it is said while one types; without, when saving is tried.
        await page.getByRole('button', { name: t('saveChanges') }).click();
        await expect(notice).toContainText(saving('there', { value: money(77_000, language) }));
        await expect(notice).toContainText(saving('here', { value: money(1_900, language) }));
        await expectAccessible(page);
        await notice.getByRole('button', { name: saving('takeTheirs') }).click();
        await expect(notice).toBeHidden();
        await expect(page.getByRole('button', { name: t('saveChanges') }), 'the focus is on what comes next').toBeFocused();
        await expect(budget(page)).toHaveValue(/77[.,]000/);
        await expect(cpc(page)).toHaveValue(/1[.,]800/);

        // Or one's own, knowingly.
        await cpc(page).fill('1950');
        await open(other);
        await budget(other).fill('78000');
        await other.getByRole('button', { name: t('saveChanges') }).click();
        await expect(other.getByText(t('updated'))).toBeVisible();
        await page.getByRole('button', { name: t('saveChanges') }).click();
        await notice.getByRole('button', { name: saving('keepMine') }).click();
        await expect(page.getByRole('button', { name: t('saveChanges') })).toBeFocused();
        await page.getByRole('button', { name: t('saveChanges') }).click();
        await expect(page.getByText(t('updated'))).toBeVisible();
        await expect(page.getByText(money(77_000, language)).first()).toBeVisible();

        // The switch changes the switch alone, whatever this window has read of the rest.
        await context.route('**/v2/live*', (route) => route.abort());
        await page.reload();
        await open(other);
        await budget(other).fill('79000');
        await other.getByRole('button', { name: t('saveChanges') }).click();
        await expect(other.getByText(t('updated'))).toBeVisible();
        await page.getByRole('switch').click();
        await expect(page.getByText(ads('paused'), { exact: true })).toBeVisible();
        await page.reload();
        await expect(page.getByText(money(79_000, language)).first()).toBeVisible();
        await page.getByRole('switch').click();
        await dialog(page, ads('reactivateTitle'))
          .getByRole('button', { name: ads('activate') })
          .click();
        await expect(page.getByText(ads('activated'))).toBeVisible();
      });

      test('a budget is spread over the day unless one wants it spent fast', async ({ page }) => {
        await page.goto(withLanguage(pages.ads, language));
        await expect(page.getByText(ads('pacing.spread'), { exact: true })).toBeVisible();
        await open(page);
        await expect(page.getByRole('radio', { name: ads('pacing.spread') })).toBeChecked();
        // The market of the demo world has been seen for two weeks: each proposed price says what it would bring.
        await expect(page.getByRole('button', { name: new RegExp(t('mid')) })).toHaveAccessibleName(
          language === 'id' ? /sekitar \d+ (\(\d+–\d+\) )?klik/ : /about \d+ (\(\d+–\d+\) )?clicks/,
        );
        await page.getByRole('radio', { name: ads('pacing.fast') }).check();
        await page.getByText(t('budgetUnlimited'), { exact: true }).click();
        await expect(page.getByRole('radio', { name: ads('pacing.fast') })).toBeHidden();
        await page.getByText(t('budgetLimited'), { exact: true }).click();
        await expect(page.getByRole('radio', { name: ads('pacing.fast') })).toBeChecked();
        await expectAccessible(page);
        await page.getByRole('button', { name: t('saveChanges') }).click();
        await expect(page.getByText(t('updated'))).toBeVisible();
        await expect(page.getByText(ads('pacing.fast'), { exact: true })).toHaveCount(1);

        // One press sets it as it was, and another undoes that.
        const undo = page.getByRole('button', { name: ads('undo') });
        await expect(page.getByText(ads('pacing.spread'))).toHaveText(new RegExp(ads('pacing.spread')));
        await undo.click();
        await expect(page.getByText(ads('undone'))).toBeVisible();
        await expect(page.getByText(ads('pacing.spread'), { exact: true })).toHaveCount(1);
        await expectAccessible(page);
        await undo.click();
        await expect(page.getByText(ads('pacing.fast'), { exact: true })).toHaveCount(1);

        // What someone changed in between is not undone unseen.
        await page.context().route('**/v2/live*', (route) => route.abort());
        await page.reload();
        await expect(undo).toBeVisible();
        const me = (await (await page.request.get('/v2/me')).json()) as { vendor: { sessionId: string } };
        const { data: now } = (await (await page.request.get(getAd.path)).json()) as AnswerOf<typeof getAd>;
        const between = await page.request.put(saveAd.path, {
          data: { cpc: now?.cpc, daily_budget: 80_000, start_date: null, end_date: null },
          headers: { 'session-id': me.vendor.sessionId },
        });
        expect(between.ok(), await between.text()).toBe(true);
        await undo.click();
        await expect(page.getByText(refused('ads.edited_elsewhere'))).toBeVisible();
        await expect(page.getByText(money(80_000, language)).first()).toBeVisible();
      });
    });
}

/** Signs in on the login page one was sent to, and is led back. */
async function signInHere(page: Page, language: 'en' | 'id'): Promise<void> {
  const t = wordsIn(language, identityEn, identityId);
  await page.getByLabel(t('email')).fill(vendors[language]);
  await page.getByLabel(t('password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t('signIn') }).click();
}
