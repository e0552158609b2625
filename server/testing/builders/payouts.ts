import { answerOf } from '../answer-of.ts';
import { sql } from 'kysely';
import { makeBankFile } from '../../../contract/operations-payouts.ts';
import { type Payout, requestPayout } from '../../../contract/payouts.ts';
import { payoutTransfer } from '../../../core/earnings/transfers.ts';
import { addDays, businessDayOf } from '../../../core/time.ts';
import { inTransaction } from '../../kit/database.ts';
import { lockAccounts, postTransfers } from '../../ledger/api.ts';
import type { Answer } from './context.ts';
import { accountBuilders, type BuiltVendor, type VendorWish } from './accounts.ts';
import { creditBuilders } from './credit.ts';
import type { BuilderContext } from './context.ts';
import { quotationBuilders } from './quotations.ts';
import { holder, verificationBuilders } from './verification.ts';

type As = { readonly sessionId: string };

/** Earnings and payouts the whole way round, from a quotation that a couple paid. */
export function payoutBuilders(context: BuilderContext) {
  const { owner, call, clock } = context;
  const accounts = accountBuilders(context);
  const quotations = quotationBuilders(context);
  const gateway = creditBuilders(context);
  const verification = verificationBuilders(context);
  return {
    /** What a couple paid this vendor in one instalment: quotation, acceptance, payment, as everyone does. Answers the instalment. */
    async earn(vendor: BuiltVendor, amountIdr: number): Promise<string> {
      const couple = await accounts.couple();
      const accepted = await quotations.acceptedQuotation(
        { vendor, couple },
        {
          items: [{ name: 'Dekorasi', quantity: 1, unit: 'paket', price: amountIdr }],
          schedule: [{ label: 'Lunas', kind: 'percent', value: 100, due_date: addDays(businessDayOf(clock.now()), 7) }],
        },
      );
      await gateway.webhook(await quotations.instalmentPayment(accepted));
      return accepted.quotation.instalments[0]?.id ?? '';
    },
    /** A vendor with every tick: agreement approved, primary account verified, holder as in the documents. */
    async payableVendor(wish: VendorWish = {}): Promise<BuiltVendor & { readonly bankAccountId: string }> {
      const vendor = await verification.writtenAgreement('individual', { plan: 'Gold', ...wish });
      const answer = await verification.submit(vendor);
      if (answer.status !== 200) throw new Error(answer.text);
      await sql`update agreement_version set state = 'approved', decided_at = now(), decided_by = ${vendor.accountId} where vendor_id = ${vendor.vendorId}`.execute(
        owner,
      );
      await sql`update agreement set state = 'approved' where vendor_id = ${vendor.vendorId}`.execute(owner);
      return vendor;
    },
    /** Money of this vendor who is on its way to a bank account, whatever its documents say. */
    async payoutOnItsWay({ vendorId }: { readonly vendorId: number }, amountIdr: number): Promise<void> {
      const at = clock.now();
      await inTransaction(owner, async (tx) => {
        const { rows } = await sql<{ id: string }>`
          with account as (
            insert into bank_account (vendor_id, holder_name, bank_bic, bank_name, number_box, number_end, number_key, city, branch, address, is_primary, added_at)
            values (${vendorId}, ${holder}, 'CENAIDJA', 'BCA', '', '0000', uuidv7()::text::bytea, '', '', '', false, now()) returning id)
          insert into payout (number, vendor_id, amount_idr, bank_account_id, holder_name, bank_name, number_end, requested_at, expected_from, expected_by)
          select 'PYO-00000000-' || lpad(nextval('payout_number')::text, 6, '0'), ${vendorId}, ${amountIdr}, id, ${holder}, 'BCA', '0000', ${new Date(at)},
            '2026-11-23', '2026-11-25'
          from account returning id`.execute(tx);
        await lockAccounts(tx, 'vendor_earnings', [vendorId]);
        await postTransfers(tx, [payoutTransfer({ payoutId: rows[0]?.id ?? '', vendorId, amountIdr })], at);
      });
    },
    askPayout: (as: As, amount: unknown, key?: string): Promise<Answer> =>
      call('POST', '/v2/payouts', { as, body: { amount }, ...(key !== undefined && { headers: { 'idempotency-key': key } }) }),
    /** A payout that was asked for. */
    async payout(as: As, amount: number): Promise<Payout> {
      const answer = await this.askPayout(as, amount);
      if (answer.status !== 201) throw new Error(answer.text);
      return answerOf(requestPayout, answer.body).data;
    },
    /** What finance does to a payout. */
    workOn: (
      as: As,
      id: string,
      deed: 'start' | 'undo' | 'paid' | 'failed' | 'returned' | 'account_number',
      body?: object,
    ): Promise<Answer> => call('POST', `/v2/operations/payouts/${id}/${deed}`, { as, ...(body && { body }) }),
    /** The number of a new file for the bank, with everything that waits for one. */
    async bankFile(as: As): Promise<number> {
      const answer = await call('POST', '/v2/operations/bank_files', { as });
      if (answer.status !== 201) throw new Error(answer.text);
      return answerOf(makeBankFile, answer.body).data.number;
    },
    readBankFile: (as: As, number: number): Promise<Answer> => call('GET', `/v2/operations/bank_files/${number}`, { as }),
  };
}
