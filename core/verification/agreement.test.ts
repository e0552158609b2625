import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Agreement, checkAgreement, matchHolder } from './agreement.ts';
import { blankFields, businessTypes, type DocumentKind, documentKinds, emptyFields } from './form.ts';

const name = 'Ni Luh Ayu Lestari';
const nik = '3174051708900001';
const individual: Agreement = {
  type: 'individual',
  fields: {
    ...blankFields('individual'),
    business_name: 'Rumah Laras',
    signatory_name: name,
    signatory_id_number: nik,
    bank_account_id: 'a',
  },
  sheets: { id_card: 1, selfie_with_id: 1 },
  bankHolder: name,
};
const company: Agreement = {
  type: 'company',
  fields: {
    ...individual.fields,
    company_tax_name: 'PT Laras Abadi',
    company_tax_number: '02.755.249.6-541.000',
    individual_tax_name: name,
    individual_tax_number: '01.455.616.1-441.000',
    signatory_position: 'Direktur',
    is_signatory_in_deed: true,
    nib_number: '9120304567812',
  },
  sheets: { id_card: 1, selfie_with_id: 1, tax_id: 1, sppkp: 1, deed: 3, nib: 1 },
  bankHolder: 'Laras Abadi, PT',
};
const international: Agreement = {
  type: 'international',
  fields: {
    ...emptyFields,
    business_name: 'Coral Bay',
    international_company_name: 'Coral Bay Pte Ltd',
    international_company_address: '18 Marina Boulevard',
    signatory_name: 'Priya Raman',
    signatory_position: 'Director',
    signatory_id_number: 'K1234567B',
    is_signatory_in_deed: true,
    bank_account_id: 'a',
  },
  sheets: { id_card: 1, selfie_with_id: 1, dgt_1: 1, certificate_of_residence: 2 },
  bankHolder: 'CORAL BAY PTE. LTD.',
};
const reported = (agreement: Agreement): string[] => {
  const outcome = checkAgreement(agreement);
  return outcome.ok ? [] : outcome.refusals.map(({ field, code }) => `${field}: ${code.slice('verification.'.length)}`);
};
const without = (agreement: Agreement, ...documents: DocumentKind[]): Agreement => ({
  ...agreement,
  sheets: Object.fromEntries(Object.entries(agreement.sheets).filter(([document]) => !documents.some((gone) => gone === document))),
});
const withFields = (agreement: Agreement, fields: Partial<Agreement['fields']>): Agreement => ({
  ...agreement,
  fields: { ...agreement.fields, ...fields },
});

test.each([individual, company, international])('complete, an agreement of type $type is accepted', (agreement) =>
  expect(reported(agreement)).toEqual([]),
);

test('numbers are accepted in their normal form', () => {
  const outcome = checkAgreement(company);
  expect(outcome.ok && outcome.value.fields).toMatchObject({
    company_tax_number: '027552496541000',
    individual_tax_number: '014556161441000',
  });
});

describe('documents', () => {
  test.each<[string, Agreement, string[]]>([
    [
      'each required one is asked for',
      without(company, 'deed', 'tax_id'),
      ['documents.tax_id: document_required', 'documents.deed: document_required'],
    ],
    ['of two that stand for each other the first is asked for', without(company, 'sppkp'), ['documents.sppkp: document_required']],
    [
      'what is begun is to be completed',
      { ...without(withFields(company, { nib_number: '' }), 'nib'), sheets: { ...without(company, 'nib').sheets, siup: 1 } },
      ['documents.tdp: document_required'],
    ],
    [
      'an optional pair that was begun is to be completed too',
      { ...individual, sheets: { ...individual.sheets, tdp: 1 } },
      ['documents.siup: document_required'],
    ],
    [
      'a signatory outside the deed brings the power of attorney',
      withFields(company, { is_signatory_in_deed: false }),
      ['documents.power_of_attorney: document_required'],
    ],
    ['a NIB has its number', withFields(company, { nib_number: '' }), ['nib_number: required']],
  ])('%s', (_, agreement, expected) => expect(reported(agreement)).toEqual(expected));
});

describe('the tax name must match the bank account holder name', () => {
  test.each<[string, Agreement, string[]]>([
    ['of a company: its own, whatever stands around it', company, []],
    ['of a company: not the director’s', { ...company, bankHolder: name }, ['bank_account_id: holder_mismatch']],
    [
      'of an individual without a tax number: the name on the ID card',
      { ...individual, bankHolder: 'Joko Susilo' },
      ['bank_account_id: holder_mismatch'],
    ],
    [
      'of an individual with a tax number: the tax name alone',
      withFields(
        { ...individual, bankHolder: 'Wayan Sudarma' },
        { individual_tax_name: 'Wayan Sudarma', individual_tax_number: '01.455.616.1-441.000' },
      ),
      [],
    ],
    ['abroad: the company’s', international, []],
    ['abroad: or the signatory’s', { ...international, bankHolder: 'Priya Raman' }, []],
    ['abroad: nobody else’s', { ...international, bankHolder: 'Somebody Else' }, ['bank_account_id: holder_mismatch']],
    ['and the account must be one of the vendor’s', { ...company, bankHolder: null }, ['bank_account_id: bank_account_unknown']],
  ])('%s', (_, agreement, expected) => expect(reported(agreement)).toEqual(expected));

  test('a name that is nearly the same goes to review', () => {
    const outcome = checkAgreement({ ...individual, bankHolder: 'Ni Luh Ayu Lestary' });
    expect(outcome.ok && outcome.value.findings).toEqual(['holder_name_near']);
  });
});

test.each([
  ['a birth date that is none', { signatory_id_number: '3171013002001234' }, 'birth_date_unlikely'],
  [
    'a tax name that is not the signatory’s',
    { individual_tax_name: 'Wayan Sudarma', individual_tax_number: '01.455.616.1-441.000' },
    'tax_name_not_signatory',
  ],
] as const)('%s is looked at, not refused', (_, fields, finding) => {
  const bankHolder = 'individual_tax_name' in fields ? fields.individual_tax_name : name;
  const outcome = checkAgreement(withFields({ ...individual, bankHolder }, fields));
  expect(outcome.ok && outcome.value.findings).toEqual([finding]);
});

test('whatever is missing of a complete agreement, nothing but that is told, and never more than is asked for', () => {
  const present = fc.subarray([...documentKinds]);
  fc.assert(
    fc.property(fc.constantFrom(...businessTypes), fc.constantFrom(true, false, null), present, (type, is_signatory_in_deed, documents) => {
      const sheets = Object.fromEntries(documents.map((document) => [document, 1]));
      const fields = { ...blankFields(type), is_signatory_in_deed };
      const missing = reported({ type, fields, sheets, bankHolder: null }).filter((line) => line.startsWith('documents.'));
      for (const line of missing) expect(documents.map((document) => `documents.${document}: document_required`)).not.toContain(line);
      const complete = [...documents, ...missing.map((line) => line.slice('documents.'.length).split(':')[0] as DocumentKind)];
      const again = reported({ type, fields, sheets: Object.fromEntries(complete.map((document) => [document, 1])), bankHolder: null });
      expect(again.filter((line) => line.startsWith('documents.'))).toEqual([]);
    }),
  );
});

test('a holder matches or not whichever way letters are written', () => {
  fc.assert(
    fc.property(fc.constantFrom('upper', 'lower'), fc.constantFrom(' ', '  ', ' . '), (letters, gap) => {
      const written = name.split(' ').join(gap);
      expect(matchHolder('individual', individual.fields, letters === 'upper' ? written.toUpperCase() : written.toLowerCase())).toBe(
        'equal',
      );
    }),
  );
});

test.each([
  [{ individual_tax_name: name }, 'individual_tax_number'],
  [{ individual_tax_number: nik }, 'individual_tax_name'],
])('a tax name and a tax number come together: %o lacks %s', (part, field) => {
  const checked = checkAgreement({
    ...individual,
    fields: { ...individual.fields, individual_tax_name: '', individual_tax_number: '', ...part },
  });
  expect(checked.ok ? [] : checked.refusals).toEqual([{ code: 'verification.required', field }]);
});
