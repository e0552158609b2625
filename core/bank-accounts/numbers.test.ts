import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkForeignNumber, checkIndonesianNumber, lastDigitsOf, unusualLength } from './account-number.ts';
import { bankByBic, banks } from './banks.ts';
import { isCountryCode } from './countries.ts';
import { isIban } from './iban.ts';
import { maskedMobile, sendableMobile } from './mobile-number.ts';
import { checkSwiftCode } from './swift-code.ts';

describe('banks', () => {
  test('are listed by name', () => {
    expect(banks.map(({ name }) => name)).toEqual(banks.map(({ name }) => name).toSorted());
    expect(banks[0]?.name).toBe('Allo Bank Indonesia');
  });
  test('are 125, each with its own BIC, in Indonesia, with a code of three digits', () => {
    expect(banks).toHaveLength(125);
    expect(new Set(banks.map(({ bic }) => bic)).size).toBe(125);
    expect(new Set(banks.map(({ code }) => code)).size).toBe(106);
    for (const { bic, code, name } of banks) {
      expect(bic).toMatch(/^[A-Z]{4}ID[A-Z0-9]{2}$/);
      expect(code).toMatch(/^\d{3}$/);
      expect(name.length).toBeGreaterThan(3);
    }
  });
  test('each bank with a usual length is in the list', () =>
    expect(banks.filter(({ usualDigits }) => usualDigits !== null)).toHaveLength(23));
  test.each([
    [10, 'CENAIDJA SYCAIDJ1 BNINIDJA SYBTIDJ1 PUBAIDJ1 BBUKIDJA SDOBIDJ1 BDINIDJA SYBDIDJ1 BSMDIDJA BUTGIDJ1 MUABIDJA BBBAIDJA SYBBIDJ1'],
    [10, 'PINBIDJA ARFAIDJ1'],
    [11, 'SUNIIDJA'],
    [13, 'BNIAIDJA SYNAIDJ1 BMRIIDJA'],
    [15, 'BRINIDJA MEGAIDJA'],
    [16, 'BTANIDJA'],
  ])('account numbers usually have %i digits at %s', (digits, bics) =>
    expect(bics.split(' ').map((bic) => bankByBic(bic)?.usualDigits)).toEqual(bics.split(' ').map(() => digits)),
  );
  test('a number of another length than usual is worth a warning', () => {
    const bca = bankByBic('CENAIDJA');
    if (bca === null) throw new Error('BCA is missing');
    expect(unusualLength('123 456 7890', bca)).toBeNull();
    expect(unusualLength('123456789', bca)).toEqual({ digits: 9, usual: 10 });
    expect(unusualLength('123456789', { ...bca, usualDigits: null })).toBeNull();
  });
});

describe('SWIFT codes with 8 or 11 characters and a real country', () => {
  // Source: python-stdnum, tests/test_bic.doctest and stdnum/bic.py.
  test.each(
    (
      'BICCKMKM NBELBZBB NBSLWSWS BEACGQGQ ARUBAWAX AXSBBMHM SAMBQAQA BAVDCVCP DFLTTTPS BSANADAD BRMXNENI CGDITLDI DIKIBTBBORO BCEXCOBB ' +
      'BKMOMSMS BNPARERXPOR BBONKYKY UNCRBGSF426 EMSYMTMT ANIKAM22 agriFRPP BSAPPEPL GVVGVCVC BSLJSI2XATM DBLNBJBJ GRENGLGXKON ECAAKYK2 ' +
      'PUBABDDH205 PICTBSNX ORBKGALI RIKSSESSBER NOSCCATMSEC BRASPYPX CBCYCY2NPMT BMCEMAMCCOR FIRNBWGXCUS BKIRKIKI BKKBHKHHMTG AGUBDZAL ' +
      'CMBAAWAX NREIGGSP BMOCMZMP RBMAMWMWMRA MMAUMVMV NESWSZMX UGEBGE22622 CITGUS44EHP TEBKXKPR030 ORINUGKA TODETONU ALCVLBBE REBZZWHQ ' +
      'BCPOMAMCBRK ANDLTRISTUZ SBZAZAJJAFR MEBBBA22 BCPLBOLXSCZ FLORNL2ACCB CMWBDMDM'
    ).split(' '),
  )('%s', (code) => expect(checkSwiftCode(code)).toEqual({ ok: true, value: code.toUpperCase() }));

  test.each([
    ['AGRIF2PP', 'swift_shape'],
    ['DBSSSGS', 'swift_shape'],
    ['DBSSSGSGXX', 'swift_shape'],
    ['DBSSSGSGXXXX', 'swift_shape'],
    ['DBS1SGSG', 'swift_shape'],
    ['DBSSZZSG', 'swift_country'],
    ['DBSSSGS0', 'swift_test'],
    ['DBSSSGS0XXX', 'swift_test'],
    ['CENAIDJA', 'swift_domestic'],
    ['  ', 'required'],
  ])('%j is refused: %s', (code, refusal) =>
    expect(checkSwiftCode(code)).toMatchObject({ ok: false, refusals: [{ code: `bank_accounts.${refusal}`, field: 'swift_code' }] }),
  );
  test('blanks and hyphens go, letters become capitals', () =>
    expect(checkSwiftCode(' dbss-sg sg ')).toEqual({ ok: true, value: 'DBSSSGSG' }));
  test('Kosovo counts as a country, Atlantis does not', () => expect([isCountryCode('XK'), isCountryCode('XA')]).toEqual([true, false]));
});

describe('account numbers abroad', () => {
  // Source: examples of the IBAN registry.
  test.each([
    'GB29 NWBK 6016 1331 9268 19',
    'DE89370400440532013000',
    'nl91abna0417164300',
    'FR14 2004 1010 0505 0001 3M02 606',
    'NO9386011117947',
  ])('%s is an IBAN', (text) => expect(checkForeignNumber(text)).toMatchObject({ ok: true }));
  test.each(['GB29NWBK60161331926818', 'DE8937040044053201300', 'NL00ABNA0417164300'])('%s has wrong check digits or length', (text) =>
    expect(checkForeignNumber(text)).toMatchObject({ ok: false, refusals: [{ code: 'bank_accounts.iban_wrong' }] }),
  );
  test('where there is no IBAN, letters and digits will do', () => {
    expect(checkForeignNumber('003-912-3456')).toEqual({ ok: true, value: '0039123456' });
    expect(checkForeignNumber('12 3')).toMatchObject({ ok: false, refusals: [{ code: 'bank_accounts.number_invalid' }] });
    expect(checkForeignNumber('12/34567')).toMatchObject({ ok: false });
    expect(checkForeignNumber('US12345678')).toEqual({ ok: true, value: 'US12345678' });
    expect(checkForeignNumber('GBACCOUNT7')).toEqual({ ok: true, value: 'GBACCOUNT7' });
  });
  test('right check digits do not make an IBAN of another length, of another country or with other characters', () => {
    expect(['DE89370400440532013000', 'DE5137040044053201300', 'DE813704004405320130000', 'DE8937040044053201300!'].map(isIban)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  test('no single wrong digit of an IBAN goes unseen', () => {
    const right = 'DE89370400440532013000';
    fc.assert(
      fc.property(fc.integer({ min: 2, max: right.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const wrong = right.slice(0, at) + ((Number(right[at]) + by) % 10) + right.slice(at + 1);
        expect(isIban(wrong)).toBe(false);
      }),
    );
  });
});

describe('the length of an account number (product 7)', () => {
  const digits = (length: number) => '1'.repeat(length);
  test.each([
    ['5 digits in Indonesia', checkIndonesianNumber, 5, false],
    ['6 digits in Indonesia', checkIndonesianNumber, 6, true],
    ['20 digits in Indonesia', checkIndonesianNumber, 20, true],
    ['21 digits in Indonesia', checkIndonesianNumber, 21, false],
    ['3 digits abroad', checkForeignNumber, 3, false],
    ['4 digits abroad', checkForeignNumber, 4, true],
    ['34 digits abroad', checkForeignNumber, 34, true],
    ['35 digits abroad', checkForeignNumber, 35, false],
  ])('%s', (_, check, length, isRight) => expect(check(digits(length)).ok).toBe(isRight));
});

describe('codes go to Indonesian mobile numbers, in one spelling', () => {
  // Source: nusantara-valid, _cellularNumber.spec.ts, and forms checked with Google's libphonenumber.
  test.each([
    ['628181234567', '+628181234567'],
    ['08561234567', '+628561234567'],
    ['+6285612341234', '+6285612341234'],
    ['0818-1234-1234', '+6281812341234'],
    ['081212345678', '+6281212345678'],
    ['+62 0812 3456 7890', '+6281234567890'],
    ['62-812-3456-7890', '+6281234567890'],
    ['0062 812 3456 7890', '+6281234567890'],
    ['(0812) 3456.7890', '+6281234567890'],
    ['０８１２３４５６７８９０', '+6281234567890'],
  ])('%s', (raw, mobile) => expect(sendableMobile(raw)).toBe(mobile));
  test.each(['0361 234567', '0999123456', '+1 202-555-0143', '+6591234567', '', '0841 2345 6789', '08123', 'abc'])('%j is none', (raw) =>
    expect(sendableMobile(raw)).toBeNull(),
  );
  test('other countries only where the configuration allows them', () => {
    expect(sendableMobile('+65 9123 4567', ['+65'])).toBe('+6591234567');
    expect(sendableMobile('0065 9123 4567', ['+65'])).toBe('+6591234567');
    expect(sendableMobile('+1 202-555-0143', ['+65'])).toBeNull();
  });
  test('shown so that only its owner knows it', () => expect(maskedMobile('+6281234567890')).toBe('+62\u00A0812••••890'));
});

test('any text at all is answered, and what is accepted stays accepted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      for (const check of [checkIndonesianNumber, checkForeignNumber, checkSwiftCode]) {
        const first = check(text);
        expect(first.ok ? check(first.value) : first).toEqual(first);
      }
      const mobile = sendableMobile(text);
      expect(mobile === null ? null : sendableMobile(mobile)).toBe(mobile);
    }),
  );
});

test('an account is known by its last digits, never by more than half of them', () => {
  expect(lastDigitsOf('1234567890')).toBe('7890');
  expect(lastDigitsOf('123456')).toBe('456');
  expect(lastDigitsOf('1234567')).toBe('567');
});
