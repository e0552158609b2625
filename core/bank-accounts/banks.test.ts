import { expect, test } from 'vitest';
import { bankByBic, bankLabel, banks, offeredBanks } from './banks.ts';

test('each bank has a BIC of its own, a code and its whole name', () => {
  for (const { bic, code, name } of banks)
    expect([bic, code, name]).toEqual([
      expect.stringMatching(/^[A-Z]{6}[A-Z0-9]{2}$/),
      expect.stringMatching(/^\d{3}$/),
      expect.stringMatching(/^\S.+\S$/),
    ]);
  expect(new Set(banks.map(({ bic }) => bic)).size).toBe(banks.length);
  expect(bankByBic('CITIIDJX')).toMatchObject({ code: '031', name: 'Citibank, NA', isShariaUnit: false });
  expect(bankByBic('BOTKIDJX')?.name).toBe('MUFG Bank, LTD');
});

test('sharia units are known as such', () => {
  expect(bankByBic('SYNAIDJ1')).toMatchObject({ code: '022', name: 'Bank CIMB Niaga Unit Usaha Syariah', isShariaUnit: true });
  for (const { name, isShariaUnit } of banks) expect(isShariaUnit, name).toBe(name.endsWith('Unit Usaha Syariah'));
});

test('every bank is offered once, those most people have first, by the names people use', () => {
  const { often, others } = offeredBanks();
  expect(often.map(bankLabel)).toContain('BCA – Bank Central Asia');
  expect(new Set([...often, ...others])).toEqual(new Set(banks));
  expect(often.length + others.length).toBe(banks.length);
});
