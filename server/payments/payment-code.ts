import { virtualAccountBanks } from '../../contract/payments.ts';
import { isPayable } from '../../core/payments/notice.ts';
import { refuseWith } from '../kit/refused.ts';
import type { PaymentMethod } from '../ports/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { orOutage, referenceOf } from './open-payment.ts';
import { keepVirtualAccounts, type Payment } from './store.ts';

/** What the payer types or scans for one payment. A card has no such code: its payer goes to the gateway's page. (product 5) */
export async function codeFor(
  ctx: PaymentsContext,
  payment: Payment,
  asked: { readonly method: PaymentMethod; readonly bank?: string | undefined },
): Promise<{ bank: string | null; code: string }> {
  const { method } = asked;
  if (method === 'card') return refuseWith('request.invalid', { field: 'method' });
  const bank = method === 'qris' ? null : (virtualAccountBanks.find((name) => name === asked.bank?.toUpperCase()) ?? null);
  if (method === 'virtual_account' && bank === null) refuseWith('payments.bank_unknown', { field: 'bank' });
  if (!isPayable(payment.status) || payment.expiresAt <= ctx.clock.now()) refuseWith('payments.status_changed');
  const code = await orOutage(ctx, async () => ctx.gateway.paymentCode(await referenceOf(ctx, payment), method, bank));
  if (code === null) return refuseWith('payments.bank_unknown', { field: 'bank' });
  if (method === 'virtual_account') await keepVirtualAccounts(ctx.db, payment.id, [code]);
  return { bank, code };
}
