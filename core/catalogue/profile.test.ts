import { describe, expect, it } from 'vitest';
import { changesPhoneOnFile, checkPhone, checkProfile, missingSteps, type ProfileDraft } from './profile.ts';

const known = { cityIds: new Set([1, 2]), categoryIds: new Set([6, 9]) };
const complete: ProfileDraft = {
  businessName: 'Rumah Melati',
  about: 'Dekorasi bernuansa tropis.\nSejak 2012.',
  address: 'Jl. Kenanga 12',
  zip: '40115',
  phone: '0812-3456-7890',
  whatsapp: '',
  website: '',
  cityId: 2,
  categoryId: 6,
};
const codesOf = (draft: Partial<ProfileDraft>): string[] => {
  const outcome = checkProfile({ ...complete, ...draft }, known);
  return outcome.ok ? [] : outcome.refusals.map((refusal) => `${refusal.field} ${refusal.code}`);
};

describe('a profile as typed', () => {
  it('is cleaned and accepted', () => {
    expect(checkProfile({ ...complete, businessName: '  Rumah   Melati ' }, known)).toEqual({
      ok: true,
      value: { ...complete, phone: '+6281234567890' },
    });
  });
  it('may be saved with everything empty', () => {
    const empty = {
      businessName: '',
      about: '',
      address: '',
      zip: '',
      phone: '',
      whatsapp: '',
      website: '',
      cityId: null,
      categoryId: null,
    };
    expect(checkProfile(empty, known)).toEqual({ ok: true, value: empty });
    expect(missingSteps(empty)).toEqual(['business_name', 'about', 'address', 'city', 'category', 'phone']);
  });
  it.each<[string, Partial<ProfileDraft>, string[]]>([
    ['a name of one letter', { businessName: 'R' }, ['business_name catalogue.business_name_invalid']],
    ['a name of 81 letters', { businessName: 'r'.repeat(81) }, ['business_name catalogue.business_name_invalid']],
    ['a name that turns the writing direction', { businessName: 'abc\u202Ecba' }, ['business_name catalogue.business_name_invalid']],
    ['501 characters about', { about: 'a'.repeat(501) }, ['about catalogue.about_too_long']],
    ['a NUL in the address', { address: 'Jl\u0000' }, ['address catalogue.text_invalid']],
    ['a phone of seven digits', { phone: '+621234' }, ['phone catalogue.phone_invalid']],
    ['letters for a phone', { whatsapp: 'call me' }, ['whatsapp catalogue.phone_invalid']],
    ['a city that is not ours', { cityId: 99 }, ['city_id catalogue.city_unknown']],
    ['a category that is not ours', { categoryId: 1 }, ['category_id catalogue.category_unknown']],
    ['a website that runs', { website: 'javascript:alert(1)' }, ['website catalogue.website_invalid']],
    ['two wrong fields', { phone: 'x', cityId: 99 }, ['phone catalogue.phone_invalid', 'city_id catalogue.city_unknown']],
  ])('is refused with %s', (_, draft, codes) => {
    expect(codesOf(draft)).toEqual(codes);
  });
  it('counts the length in letters, not in units', () => {
    expect(codesOf({ about: '💍'.repeat(500) })).toEqual([]);
  });
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

describe('a website', () => {
  it.each([
    ['melati.co.id', 'https://melati.co.id'],
    ['http://melati.co.id/foto?a=1', 'http://melati.co.id/foto?a=1'],
    ['  https://melati.co.id ', 'https://melati.co.id'],
  ])('%j is kept as %j', (typed, kept) => {
    const outcome = checkProfile({ ...complete, website: typed }, known);
    expect(outcome.ok && outcome.value.website).toBe(kept);
  });
  it.each(['ftp://a.b', 'https://', 'melati', 'https://a.b"onclick', 'https://user@a.b', 'data:text/html,x'])('%j is refused', (typed) => {
    expect(codesOf({ website: typed })).toEqual(['website catalogue.website_invalid']);
  });
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
