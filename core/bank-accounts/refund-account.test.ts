import { expect, test } from 'vitest';
import { checkRefundAccount } from './refund-account.ts';

const good = { holder_name: ' Kirana  Putri ', bank_bic: 'CENAIDJA', account_number: '123 456-7890' };
const codes = (draft: Partial<typeof good>) => {
  const checked = checkRefundAccount({ ...good, ...draft });
  return checked.ok ? [] : checked.refusals.map(({ code, field }) => `${field} ${code}`);
};

test('an account at a bank in Indonesia is kept as digits, with the name of its bank', () => {
  expect(checkRefundAccount(good)).toEqual({
    ok: true,
    value: { holderName: 'Kirana Putri', bankBic: 'CENAIDJA', bankName: 'Bank Central Asia', number: '1234567890' },
  });
});

test.each([
  [{ holder_name: ' ' }, ['holder_name bank_accounts.required']],
  [{ bank_bic: '' }, ['bank_bic bank_accounts.required']],
  [{ bank_bic: 'DEUTDEFF' }, ['bank_bic bank_accounts.bank_unknown']],
  [{ account_number: '' }, ['account_number bank_accounts.required']],
  [{ account_number: 'BCA 123' }, ['account_number bank_accounts.number_not_digits']],
  [{ account_number: '12345' }, ['account_number bank_accounts.number_length']],
  [{ holder_name: '', account_number: '' }, ['holder_name bank_accounts.required', 'account_number bank_accounts.required']],
])('%j is refused at its field', (draft, refused) => {
  expect(codes(draft)).toEqual(refused);
});
