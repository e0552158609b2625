import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refusals } from '../contract/refusals.ts';
import { homeEn } from './dashboard/home.en.ts';
import { date, dateTime, money, percent } from './format.ts';
import { pagesEn } from './marketplace/pages.en.ts';
import { coupleQuotationsEn } from './marketplace/quotations.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { refusalsId } from './refusals.id.ts';
import { refusalText } from './refusals.ts';
import { translationOf, translator } from './typed.ts';

test('every refusal code has a sentence in both languages, and no sentence is left over', () => {
  const codes = Object.keys(refusals).toSorted();
  expect(Object.keys(refusalsEn).toSorted()).toEqual(codes);
  expect(Object.keys(refusalsId).toSorted()).toEqual(codes);
});

test('the messages of spec section 8 stand word for word', () => {
  expect(refusalText('ads.daily_budget_below_cpc', {}, 'en')).toBe('Daily Budget must not be lower than Cost per Click');
  expect(refusalText('ads.cpc_required', {}, 'en')).toBe('Cost per Click must be filled');
  expect(refusalText('ads.daily_budget_required', {}, 'en')).toBe('Daily Budget must be filled');
  expect(refusalText('ads.cpc_below_minimum', { minimum: 1000 }, 'en')).toBe('Cost per Click must not be lower than Rp 1,000');
  expect(refusalText('ads.cpc_below_minimum', { minimum: 1000 }, 'id')).toBe('Biaya per Klik tidak boleh lebih rendah dari Rp 1.000');
  expect(refusalText('ads.period_in_the_past', {}, 'en')).toBe('Please select the upcoming period');
  expect(refusalText('request.required', {}, 'en')).toBe('Required');
  expect(refusalText('identity.code_wrong', {}, 'en')).toBe('The entered verification code is wrong');
});

test('a minute, an instalment and a vendor are said as one', () => {
  expect(refusalText('identity.too_many_attempts', { minutes: 1 }, 'en')).toMatch(/in 1 minute$/);
  expect(refusalText('identity.too_many_attempts', { minutes: 2 }, 'en')).toMatch(/in 2 minutes$/);
  expect(refusalText('verification.too_many_sheets', { maximum: 1 }, 'en')).toBe('At most 1 file can be attached here');
  expect(refusalText('catalogue.too_many_cities', { maximum: 1 }, 'en')).toMatch(/^Your plan includes 1 city\./);
  expect(refusalText('bank_accounts.code_too_soon', { seconds: 1 }, 'en')).toMatch(/in 1 second$/);
  const say = translator<typeof coupleQuotationsEn>(coupleQuotationsEn);
  const facts = { name: 'Kala Putih', total: 'Rp 9', amount: 'Rp 9', day: '8 May 2027' };
  expect(say('acceptDialog.text', { ...facts, n: 1, count: 1 })).toContain('paid in one instalment that is due on 8 May 2027');
  expect(say('acceptDialog.text', { ...facts, n: 2, count: 2 })).toContain('paid in 2 instalments. The first, Rp 9, is due');
  expect(translator<typeof pagesEn>(pagesEn)('home.vendorCount', { n: 1, count: 1 })).toBe('1 vendor');
  expect(translator<typeof homeEn>(homeEn)('interestedCount', { count: 1 })).toBe('couple in 90 days');
  expect(translator<typeof homeEn>(homeEn)('potentialCount', { count: 1 })).toBe('couple looking for a vendor like you');
});

test('money and dates follow the language, and the day never moves with the zone', () => {
  expect(money(1234567, 'en')).toBe('Rp\u00a01,234,567');
  expect(money(-1234567, 'id')).toBe('−Rp\u00a01.234.567');
  expect(date('2026-11-20', 'en')).toBe('20 Nov 2026');
  expect(dateTime(Date.parse('2026-11-20T17:05:00Z'), 'id')).toBe('21 Nov 2026, 00:05 WIB');
  expect(percent(0.01234, 'id')).toBe('1,23%');
});

test('an email is called email, in both languages and everywhere', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const found = files.filter((file) => /e-mail/i.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')));
  expect(found).toEqual([]);
});

test('after its salutation a mail begins with a capital letter, or with what it is about', () => {
  const folder = path.join(import.meta.dirname, 'messages');
  const mails = readdirSync(folder).flatMap(
    (file) => readFileSync(path.join(folder, file), 'utf8').match(/(?:Hello|Halo) .{0,60}?\\n\\n./g) ?? [],
  );
  expect(mails.length).toBeGreaterThan(80);
  expect(mails.filter((mail) => /[a-z]$/.test(mail))).toEqual([]);
});

test('a sentence with a number takes the form that English has for it; Indonesian has one', () => {
  const en = { left: { one: '{n} message needs a reply', other: '{n} messages need a reply' } } as const;
  const t = translator<typeof en>(en);
  expect([0, 1, 2].map((count) => t('left', { count, n: count }))).toEqual([
    '0 messages need a reply',
    '1 message needs a reply',
    '2 messages need a reply',
  ]);
  expect(translator<typeof en>(translationOf<typeof en>()({ left: '{n} pesan' }))('left', { count: 1, n: 1 })).toBe('1 pesan');
});
