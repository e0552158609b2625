import { accept, allOf, type Outcome } from '../outcome.ts';
import { checkIndonesianNumber } from './account-number.ts';
import { type BankAccountRefusal, checkBank, checkLine } from './draft.ts';

/** Where a couple wants a refund sent, as it is typed, by the names of the wire. */
export interface RefundAccountDraft {
  readonly holder_name: string;
  readonly bank_bic: string;
  readonly account_number: string;
}
/** The same as it may be stored; the number in digits alone. */
export interface RefundAccountDetails {
  readonly holderName: string;
  readonly bankBic: string;
  readonly bankName: string;
  readonly number: string;
}

/** An account at a bank in Indonesia, or everything that is wrong with it, field by field. Refunds are in Rupiah, so there is no bank abroad. (decision 0054) */
export function checkRefundAccount(draft: RefundAccountDraft): Outcome<RefundAccountDetails, BankAccountRefusal> {
  const checked = allOf({
    holderName: checkLine(draft, 'holder_name'),
    bankName: checkBank(draft.bank_bic),
    number: checkIndonesianNumber(draft.account_number),
  });
  return checked.ok ? accept({ ...checked.value, bankBic: draft.bank_bic }) : checked;
}
