import { describe, expect, it } from 'vitest';
import { type About, changesPhoneOnFile, checkAbout, checkContact, checkPhone, checkZip, type Contact, missingSteps } from './profile.ts';

const about: About = { businessName: 'Rumah Melati', about: 'Dekorasi bernuansa tropis.\nSejak 2012.', foundedYear: 2012 };
const contact: Contact = {
  address: 'Jl. Kenanga 12',
  country: 'ID',
  cityId: 2,
  foreignCity: '',
  zip: '40115',
  phone: '0812-3456-7890',
  otherPhone: '',
  whatsapp: '',
  email: '',
};
const cityIds = new Set([1, 2]);
type Any = { ok: true } | { ok: false; refusals: readonly { field?: string; code: string }[] };
const codesOf = (outcome: Any): string[] => (outcome.ok ? [] : outcome.refusals.map(({ field, code }) => `${field} ${code}`));

describe('who a vendor is', () => {
  it('is cleaned and accepted', () => {
    expect(checkAbout({ ...about, businessName: '  Rumah   Melati ' }, 2026)).toEqual({ ok: true, value: about });
  });
  it('may be empty', () => {
    const empty = { businessName: '', about: '', foundedYear: null };
    expect(checkAbout(empty, 2026)).toEqual({ ok: true, value: empty });
  });
  it.each<[string, Partial<About>, string[]]>([
    ['a name of one letter', { businessName: 'R' }, ['business_name catalogue.business_name_invalid']],
    ['a name of 81 letters', { businessName: 'r'.repeat(81) }, ['business_name catalogue.business_name_invalid']],
    ['a name that turns the writing direction', { businessName: 'abc\u202Ecba' }, ['business_name catalogue.business_name_invalid']],
    ['501 characters about', { about: 'a'.repeat(501) }, ['about catalogue.about_too_long']],
    ['a year to come', { foundedYear: 2027 }, ['founded_year catalogue.founded_year_invalid']],
    ['a year of the kings', { foundedYear: 1899 }, ['founded_year catalogue.founded_year_invalid']],
    [
      'two wrong fields',
      { businessName: 'R', foundedYear: 0.5 },
      ['business_name catalogue.business_name_invalid', 'founded_year catalogue.founded_year_invalid'],
    ],
  ])('is refused with %s', (_, draft, codes) => expect(codesOf(checkAbout({ ...about, ...draft }, 2026))).toEqual(codes));
  it.each<[string, Partial<About>]>([
    ['a name of two letters', { businessName: 'Ra' }],
    ['a name of 80 letters', { businessName: 'r'.repeat(80) }],
    ['the year 1900', { foundedYear: 1900 }],
    ['this year', { foundedYear: 2026 }],
  ])('may have %s', (_, draft) => expect(codesOf(checkAbout({ ...about, ...draft }, 2026))).toEqual([]));
  it('counts the length in letters, not in units', () => {
    expect(codesOf(checkAbout({ ...about, about: '💍'.repeat(500) }, 2026))).toEqual([]);
  });
});

describe('where a vendor is', () => {
  it('is cleaned: at home a city of ours, abroad a name', () => {
    expect(checkContact({ ...contact, foreignCity: 'Bandung' }, cityIds)).toEqual({
      ok: true,
      value: { ...contact, phone: '+6281234567890' },
    });
    const abroad = { ...contact, country: 'SG', cityId: 2, foreignCity: ' Singapore ', zip: '089119' };
    expect(checkContact(abroad, cityIds)).toMatchObject({ ok: true, value: { cityId: null, foreignCity: 'Singapore' } });
  });
  it.each<[string, (length: number) => Partial<Contact>, number]>([
    ['address', (length) => ({ address: 'x'.repeat(length) }), 200],
    ['foreign city', (length) => ({ country: 'SG', zip: '', foreignCity: 'x'.repeat(length) }), 80],
    ['email', (length) => ({ email: `${'x'.repeat(length - 7)}@a.test` }), 254],
    ['phone', (digits) => ({ phone: `+${'1'.repeat(digits)}` }), 15],
  ])('may have an %s as long as it can be, and not one longer', (_, draft, length) => {
    expect(codesOf(checkContact({ ...contact, ...draft(length) }, cityIds))).toEqual([]);
    expect(codesOf(checkContact({ ...contact, ...draft(length + 1) }, cityIds))).toHaveLength(1);
  });
  it('may have a phone of eight digits', () => expect(codesOf(checkContact({ ...contact, phone: '+62123456' }, cityIds))).toEqual([]));
  it.each<[string, Partial<Contact>, string[]]>([
    ['a NUL in the address', { address: 'Jl\u0000' }, ['address catalogue.text_invalid']],
    ['a phone of seven digits', { phone: '+621234' }, ['phone catalogue.phone_invalid']],
    ['a phone without its country', { phone: '81234567890' }, ['phone catalogue.phone_invalid']],
    ['a country that starts with 0', { phone: '+0812345678' }, ['phone catalogue.phone_invalid']],
    ['letters for a phone', { whatsapp: 'call me' }, ['whatsapp catalogue.phone_invalid']],
    ['a city that is not ours', { cityId: 99 }, ['city_id catalogue.city_unknown']],
    ['a country that is none', { country: 'XX' }, ['country catalogue.country_unknown']],
    ['a postal code of four digits', { zip: '4011' }, ['zip catalogue.zip_invalid']],
    ['an address without a domain', { email: 'halo@melati' }, ['email catalogue.email_invalid']],
    ['two addresses', { email: 'a@b.id,c@d.id' }, ['email catalogue.email_invalid']],
  ])('is refused with %s', (_, draft, codes) => expect(codesOf(checkContact({ ...contact, ...draft }, cityIds))).toEqual(codes));
});

describe('a postal code', () => {
  it.each([
    ['40115', 'ID', true],
    ['01115', 'ID', false],
    ['', 'ID', true],
    ['089119', 'SG', true],
    ['89119', 'SG', false],
    ['94103-1234', 'US', true],
    ['sw1a 1aa', 'GB', true],
    ['<b>', 'GB', false],
  ])('%j in %s: %s', (zip, country, is) => expect(checkZip(zip, country).ok).toBe(is));
});

describe('a phone number', () => {
  it.each([
    ['0812 3456 7890', '+6281234567890'],
    ['62 812 3456 7890', '+6281234567890'],
    ['+62 (22) 720-1234', '+62227201234'],
    ['0065 6123 4567', '+6561234567'],
    ['', ''],
  ])('%j is dialled %j', (typed, dialled) => {
    expect(checkPhone(typed, 'phone')).toEqual({ ok: true, value: dialled });
  });
});

describe('what is missing', () => {
  const whole = { ...about, ...contact, hasService: true };
  it('is nothing when all is there, and everything when nothing is', () => {
    expect(missingSteps(whole)).toEqual([]);
    const none = { businessName: '', about: '', address: '', cityId: null, foreignCity: '', phone: '', hasService: false };
    expect(missingSteps(none)).toEqual(['business_name', 'about', 'service', 'address', 'city', 'phone']);
  });
  it('is no city where one abroad is named', () => expect(missingSteps({ ...whole, cityId: null, foreignCity: 'Singapore' })).toEqual([]));
});

describe('the password is asked again', () => {
  const on = (phone: string, whatsapp = '') => ({ phone, whatsapp });
  it.each([
    ['for another phone', on('+6281234567890'), on('081234567891'), true],
    ['for none any more', on('+6281234567890'), on(''), true],
    ['for another WhatsApp number beside a fixed line', on('+62361234567', '+6281234567890'), on('+62361234567', '081111111111'), true],
    ['for a first WhatsApp number beside a fixed line', on('+62361234567'), on('+62361234567', '081111111111'), true],
  ])('%s', (_, before, after, is) => expect(changesPhoneOnFile(before, after)).toBe(is));
  it.each([
    ['for the first number', on(''), on('081234567890')],
    ['for the same number written another way', on('+6281234567890'), on('0812-3456-7890')],
  ])('not %s', (_, before, after) => expect(changesPhoneOnFile(before, after)).toBe(false));
});
