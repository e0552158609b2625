import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkForeignId, checkNib, checkNik, checkNpwp } from './numbers.ts';

const nikVerdict = (text: string): string => {
  const outcome = checkNik(text, 'signatory_id_number');
  if (!outcome.ok) return 'refused';
  return outcome.value.isBirthDateReal ? 'accepted' : 'accepted, and looked at';
};

describe('a NIK', () => {
  // Vectors of nusantara-valid, python-stdnum and perl Business::ID::NIK. Where they refuse a birth date that is none, we only look twice (product 6).
  test.each([
    ['3404021011880001', 'accepted'],
    ['3404025011880001', 'accepted'],
    ['3171011708450001', 'accepted'],
    ['3101016012990002', 'accepted'],
    ['32 7300 710101 0001', 'accepted'],
    ['3704031011880001', 'refused'],
    ['3171013002001234', 'accepted, and looked at'],
    ['3404021013880001', 'accepted, and looked at'],
    ['3901012012990002', 'refused'],
    ['317101170845000', 'refused'],
    ['31710117084500011', 'refused'],
    ['3171011708450000', 'refused'],
    ['31710117084500O1', 'refused'],
    ['3171015702900001', 'accepted'],
    ['3171016902000001', 'accepted'],
    ['3171012902010001', 'accepted, and looked at'],
    ['31.7101.170845.0001', 'accepted'],
    ['', 'refused'],
    ['3171010002900001', 'accepted, and looked at'],
    ['3171014002900001', 'accepted, and looked at'],
    ['3171014102900001', 'accepted'],
    ['3171012902960001', 'accepted'],
    ['3171012902970001', 'accepted, and looked at'],
    ['3171017202900001', 'accepted, and looked at'],
  ])('%s is %s', (text, verdict) => expect(nikVerdict(text)).toBe(verdict));

  test('is kept as its 16 digits, however it was typed', () => {
    expect(checkNik('32 7300 710101 0001', 'x')).toMatchObject({ ok: true, value: { digits: '3273007101010001' } });
  });

  test('of any other length or with any letter is refused', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^\d{16}$/.test(text.replace(/[\s.-]/g, ''))),
        (text) => {
          expect(nikVerdict(text)).toBe('refused');
        },
      ),
    );
  });
});

describe('an NPWP', () => {
  // Vectors of python-stdnum, perl Business::ID::NPWP, stdnum and nusantara-valid.
  test.each([
    ['02.755.249.6-541.000', 'accepted'],
    ['02.183.787.7-000.000', 'accepted'],
    ['01.721.123.6-054.000', 'accepted'],
    ['31.682.116.4-201.000', 'accepted'],
    ['01.112.397.3-441.000', 'accepted'],
    ['02.173.740.8-002.000', 'accepted'],
    ['02.564.234.9-421.000', 'accepted'],
    ['02.976.331.5-103.000', 'accepted'],
    ['09.254.294.3-407.000', 'accepted'],
    ['01.001.610.3-051.000', 'accepted'],
    ['01.001.634.3-093.000', 'accepted'],
    ['02.480.884.2-444.000', 'accepted'],
    ['02.504.191.4-054.000', 'accepted'],
    ['31.729.429.6-542.000', 'accepted'],
    ['01.997.870.9-038.000', 'accepted'],
    ['01.455.616.1-441.000', 'accepted'],
    ['02.037.103.5-502.000', 'accepted'],
    ['01.436.246.1-441.000', 'accepted'],
    ['123456789', 'refused'],
    ['0925429434070000', 'refused'],
    ['12345678', 'refused'],
    ['99.254.294.3-407.000', 'refused'],
    ['992542943407000', 'refused'],
    ['09.254.294.3-407.0000', 'refused'],
    ['0027552496541000', 'accepted'],
    ['02 755 249 6 541 000', 'accepted'],
    ['027552497541000', 'refused'],
    ['02.755.249.6-541.00X', 'refused'],
  ])('%s is %s', (text, verdict) => expect(checkNpwp(text, 'company_tax_number', 'company').ok ? 'accepted' : 'refused').toBe(verdict));

  test('of 16 digits with a leading 0 is the same number as its other 15', () => {
    expect(checkNpwp('0027552496541000', 'x', 'company')).toEqual(checkNpwp('02.755.249.6-541.000', 'x', 'company'));
  });
  test('is the NIK for a person, never for a company', () => {
    expect(checkNpwp('3404021011880001', 'x', 'person')).toEqual({ ok: true, value: '3404021011880001' });
    expect(checkNpwp('3404021011880001', 'x', 'company').ok).toBe(false);
    expect(checkNpwp('3704021011880001', 'x', 'person').ok).toBe(false);
  });
  test('with one of its first nine digits changed is refused', () => {
    const number = '027552496541000';
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const changed = Array.from(number, (digit, index) => (index === at ? String((Number(digit) + by) % 10) : digit)).join('');
        expect(checkNpwp(changed, 'x', 'company').ok).toBe(false);
      }),
    );
  });
});

describe('other numbers', () => {
  test.each([
    ['9120304567812', true],
    ['9120 3045 67812', true],
    ['912030456781', false],
    ['91203045678123', false],
    ['912030456781X', false],
  ])('NIB %s: %s', (text, isRight) => expect(checkNib(text, 'nib_number').ok).toBe(isRight));
  test.each([
    ['S1234567D', true],
    ['k 123-456.7', true],
    ['ABCDE', false],
    ['A123', false],
    ['A1234', true],
    ['A'.repeat(19) + '1', true],
    ['A'.repeat(20) + '1', false],
    ['护照12345', false],
  ])('identity card or passport %s: %s', (text, isRight) => expect(checkForeignId(text, 'signatory_id_number').ok).toBe(isRight));
});

test.each([
  ['290200', 'accepted'],
  ['290204', 'accepted'],
  ['290203', 'accepted, and looked at'],
  ['690296', 'accepted'],
  ['310488', 'accepted, and looked at'],
])('the birth date %s of a NIK is %s', (date, verdict) => expect(nikVerdict(`340402${date}1234`)).toBe(verdict));
