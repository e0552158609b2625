import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { moneyFields } from '../e2e/money-fields.ts';

/** The parts that are money fields, or are when they are given this unit. */
const element = /<(?:NumberField|Amount|TypedField)\s.*?\/>/gs;
const isMoney = (tag: string): boolean => /unit=(?:"rupiah"|\{[^}]*'rupiah'[^}]*\})/.test(tag);
/** Where a part is made rather than used. */
const makers = new Set(['web/ui/checked-fields.tsx', 'web/ui/number-field.tsx']);
/** Fields of digits that are no numbers: codes, account and identity numbers. */
const digitFields = new Set([
  'web/features/identity/factor/set-up-dialog.tsx',
  'web/features/identity/login-form.tsx',
  'web/features/verification/fields/text-field.tsx',
  'web/features/bank-accounts/account-fields.tsx',
  'web/features/bank-accounts/code-boxes.tsx',
  'web/features/marketplace/quotations/refund-account.tsx',
  'web/features/profile/contact-section.tsx',
  'web/features/marketplace/account/wedding-fields.tsx',
  'web/features/marketplace/form/typed-field.tsx',
  'web/ui/number-field.tsx',
]);

const screens = globSync('web/**/*.tsx').map((file) => ({ file, source: readFileSync(file, 'utf8') }));

test('every field of the product that takes Rupiah is typed into by the journey of money fields', () => {
  const found = screens
    .filter(({ file }) => !makers.has(file))
    .flatMap(({ file, source }) => (source.match(element) ?? []).filter(isMoney).map(() => file));
  expect(found.toSorted()).toEqual(moneyFields.map(({ file }) => file).toSorted());
});

test('numbers are typed into the one field for numbers alone', () => {
  const others = screens
    .filter(
      ({ file, source }) =>
        !digitFields.has(file) && /\bNumberInput\b|type="number"|inputMode[=:] ?\{?["'](?:numeric|decimal)/.test(source),
    )
    .map(({ file }) => file);
  expect(others).toEqual([]);
});
