import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Payout } from '../../../contract/payouts.ts';
import { feeOn } from '../../../core/earnings/fee.ts';
import { instalmentTransfers } from '../../../core/earnings/transfers.ts';
import { inTransaction } from '../../kit/database.ts';
import { lockAccounts, postTransfers } from '../../ledger/api.ts';
import type { Answer } from '../test-app.ts';
import type { BuiltVendor, VendorWish } from './accounts.ts';
import { bankAccountBuilders } from './bank-accounts.ts';
import type { BuilderContext } from './index.ts';
import { holder, verificationBuilders } from './verification.ts';

type As = { readonly sessionId: string };

export function payoutBuilders(context: BuilderContext) {
  const { db, owner, call, clock } = context;
  const banks = bankAccountBuilders(context);
  const papers = verificationBuilders(context);
  return {
    /** An instalment that a couple paid, straight into the ledger. */
    async earn({ vendorId }: { readonly vendorId: number }, amountIdr: number, feeBasisPoints = 300): Promise<string> {
      const sourceId = randomUUID();
      await inTransaction(db, async (tx) => {
        await lockAccounts(tx, 'vendor_earnings', [vendorId]);
        await postTransfers(
          tx,
          instalmentTransfers({ sourceId, vendorId, amountIdr, feeIdr: feeOn(amountIdr, feeBasisPoints) }),
          clock.now(),
        );
      });
      return sourceId;
    },
    /** A vendor with every tick: agreement approved, primary account verified, holder as in the papers. */
    async payableVendor(wish: VendorWish = {}): Promise<BuiltVendor & { readonly bankAccountId: string }> {
      const vendor = await papers.writtenAgreement('individual', wish);
      const answer = await papers.submit(vendor);
      if (answer.status !== 200) throw new Error(answer.text);
      await sql`update agreement_version set state = 'approved', decided_at = now(), decided_by = ${vendor.accountId} where vendor_id = ${vendor.vendorId}`.execute(
        owner,
      );
      await sql`update agreement set state = 'approved' where vendor_id = ${vendor.vendorId}`.execute(owner);
      return vendor;
    },
    /** A second account, verified, in the name of the papers. */
    async verifiedAccount(of: BuiltVendor): Promise<string> {
      const { account } = await banks.bankAccount(of, { holder_name: holder });
      await sql`update bank_account set verified_at = now() where id = ${account.id}`.execute(owner);
      return account.id;
    },
    askPayout: (as: As, amount: unknown, key?: string): Promise<Answer> =>
      call('POST', '/v2/payouts', { as, body: { amount }, ...(key !== undefined && { headers: { 'idempotency-key': key } }) }),
    /** A payout that was asked for. */
    async payout(as: As, amount: number): Promise<Payout> {
      const answer = await this.askPayout(as, amount);
      if (answer.status !== 201) throw new Error(answer.text);
      return (answer.body as { data: Payout }).data;
    },
    /** What finance does to a payout. */
    workOn: (as: As, id: string, deed: 'start' | 'paid' | 'failed' | 'account_number', body?: object): Promise<Answer> =>
      call('POST', `/v2/operations/payouts/${id}/${deed}`, { as, ...(body && { body }) }),
  };
}
