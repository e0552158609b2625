import { describe, expect, test } from 'vitest';
import {
  blankFields,
  businessTypes,
  documentKinds,
  documentRowsOf,
  documentsOf,
  type FieldName,
  fieldNames,
  needOfField,
  sheetsMax,
} from './form.ts';

/** The table of product 6, written down a second time: ● required, ○ optional, – absent. */
const fields: readonly (readonly [FieldName, string])[] = [
  ['business_name', '●●●'],
  ['company_tax_name', '–●–'],
  ['company_tax_number', '–●–'],
  ['individual_tax_name', '○●○'],
  ['individual_tax_number', '○●○'],
  ['international_company_name', '––●'],
  ['international_company_address', '––●'],
  ['signatory_name', '●●●'],
  ['signatory_id_number', '●●●'],
  ['signatory_position', '●●●'],
  ['is_signatory_in_deed', '–●●'],
  ['nib_number', '○○–'],
  ['bank_account_id', '●●●'],
];
const documents: readonly (readonly [string, string])[] = [
  ['id_card', '●●●'],
  ['selfie_with_id', '●●●'],
  ['tax_id', '○●–'],
  ['sppkp | non_vat_statement', '○●–'],
  ['deed', '–●○'],
  ['nib | siup + tdp', '○●–'],
  ['power_of_attorney', '–●●'],
  ['dgt_1', '––●'],
  ['certificate_of_residence', '––●'],
  ['non_collected_vat_certificate', '––○'],
  ['royalty_disclaimer', '––○'],
];
const signs = { required: '●', optional: '○', absent: '–' } as const;

describe('the table of fields', () => {
  test.each(fields)('%s: %s', (field, row) => {
    expect(businessTypes.map((type) => signs[needOfField(type, field)]).join('')).toBe(row);
  });
  test('names every field', () => expect(fields.map(([field]) => field).toSorted()).toEqual(fieldNames.toSorted()));
});

describe('the table of documents, when the signatory is not in the deed', () => {
  test.each(documents)('%s: %s', (name, row) => {
    const found = businessTypes.map((type) => {
      const entry = documentRowsOf(type, false).find(({ options }) => options.map((option) => option.join(' + ')).join(' | ') === name);
      return signs[entry?.need ?? 'absent'];
    });
    expect(found.join('')).toBe(row);
  });
  test('names every document', () => {
    const named = documents.flatMap(([name]) => name.split(/ [|+] /));
    expect(named.toSorted()).toEqual(documentKinds.toSorted());
  });
  test('has no rows besides these', () => {
    const rows = new Set(
      businessTypes.flatMap((type) => documentRowsOf(type, false)).map(({ options }) => options.map((o) => o.join(' + ')).join(' | ')),
    );
    expect(rows.size).toBe(documents.length);
  });
});

test.each([true, null])('the power of attorney is not asked for while the signatory in the deed is %s', (isInDeed) => {
  for (const type of businessTypes)
    expect(documentRowsOf(type, isInDeed).flatMap(({ options }) => options.flat())).not.toContain('power_of_attorney');
});

test('an individual is its own signatory, and may hand in no papers of companies', () => {
  expect(blankFields('individual').signatory_position).toBe('owner');
  expect(documentsOf('individual')).not.toContain('deed');
});

test('cards and selfies are one picture; the deed has a file for every sheet', () => {
  expect(documentKinds.filter((document) => sheetsMax(document) === 1)).toEqual(['id_card', 'selfie_with_id', 'tax_id']);
  expect(sheetsMax('deed')).toBe(60);
});
