// A couple's bank account for refunds of payments that cannot be reversed (product 5; decision 0054).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, data, idr, line, refundReason } from './shapes.ts';

const tag = 'bank accounts';
const path = '/v2/refund_account';
const password = line(512);
const answer = data(
  z.object({
    /** What is being sent back to this couple, one entry for each reason; it waits for a bank account. */
    owed: z.array(z.object({ reason: refundReason, amount: idr })),
    account: z
      .object({
        holder_name: z.string(),
        bank_bic: z.string(),
        bank_name: z.string(),
        /** The last digits. */
        account_number_end: z.string(),
      })
      .nullable(),
  }),
);

export const getRefundAccount = endpoint({
  method: 'GET',
  path,
  tag,
  summary: 'Get the bank account my refunds are sent to, and what is being refunded to me.',
  access: 'couple',
  answer,
});
export const saveRefundAccount = endpoint({
  method: 'PUT',
  path,
  tag,
  summary: 'Set the bank account in Indonesia my refunds are sent to. Requires the password. Replaces the previous account.',
  access: 'couple',
  body: body({ holder_name: line(100), bank_bic: z.string().max(20), account_number: line(60), password }),
  answer,
  refusals: [
    'identity.password_wrong',
    'identity.too_many_attempts',
    'bank_accounts.required',
    'bank_accounts.text_invalid',
    'bank_accounts.text_too_long',
    'bank_accounts.bank_unknown',
    'bank_accounts.number_not_digits',
    'bank_accounts.number_length',
  ],
});
export const removeRefundAccount = endpoint({
  method: 'POST',
  path: `${path}/remove`,
  tag,
  summary: 'Remove the bank account my refunds are sent to, after the password was asked again.',
  access: 'couple',
  body: body({ password }),
  answers: 'nothing',
  refusals: ['request.not_found', 'identity.password_wrong', 'identity.too_many_attempts'],
});
