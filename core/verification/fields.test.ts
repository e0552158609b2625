import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkField, cleanDraftText, fieldLengthMax } from './fields.ts';
import { businessTypes, emptyFields, fieldNames, needOfField } from './form.ts';

test('an empty field is required, or fine, exactly as the table says', () => {
  for (const type of businessTypes)
    for (const field of fieldNames) {
      const outcome = checkField(type, field, emptyFields[field]);
      expect(outcome.ok ? 'fine' : outcome.refusals[0].code).toBe(
        needOfField(type, field) === 'required' ? 'verification.required' : 'fine',
      );
    }
});

describe('a field while one types', () => {
  test.each([
    ['individual', 'signatory_position', 'owner', 'owner'],
    ['individual', 'signatory_position', 'Director', 'verification.position_fixed'],
    ['company', 'signatory_position', 'Direktur', 'Direktur'],
    ['company', 'signatory_id_number', '3174 0517 0890 0001', '3174051708900001'],
    ['company', 'signatory_id_number', 'K1234567B', 'verification.nik_invalid'],
    ['international', 'signatory_id_number', 'k1234567b', 'K1234567B'],
    ['international', 'individual_tax_number', 'S1234567D', 'S1234567D'],
    ['individual', 'individual_tax_number', 'S1234567D', 'verification.npwp_invalid'],
    ['individual', 'individual_tax_number', '3404021011880001', '3404021011880001'],
    ['company', 'company_tax_number', '3404021011880001', 'verification.npwp_invalid'],
    ['international', 'international_company_address', '1 Road\nTown', '1 Road\nTown'],
    ['individual', 'business_name', 'a\u0000b', 'verification.text_invalid'],
  ] as const)('%s, %s %j: %j', (type, field, value, expected) => {
    const outcome = checkField(type, field, value);
    expect(outcome.ok ? outcome.value : outcome.refusals[0].code).toBe(expected);
  });
});

test('what a draft keeps is accepted again as it is, and never longer than its field', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames), fc.string({ unit: 'grapheme', maxLength: 200 }), (field, raw) => {
      const once = cleanDraftText(field, raw);
      if (!once.ok) return;
      expect(Array.from(once.value).length).toBeLessThanOrEqual(fieldLengthMax(field));
      expect(cleanDraftText(field, once.value)).toEqual(once);
    }),
  );
});

test('a draft may leave a field empty', () => expect(cleanDraftText('business_name', '')).toEqual({ ok: true, value: '' }));
