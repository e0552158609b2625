// Paid orders for credit: the order, its payment, and what it posted in the journal.
import type { Row } from './insert.ts';
import { defaultCreditRules, orderTotals } from '../../core/credit/packages.ts';
import { businessDayOf, minuteMs } from '../../core/time.ts';
import type { AdHistory } from './ad-history.ts';
import type { AdPlan } from './ad-plans.ts';
import type { Chance } from './art/chance.ts';
import { idAt, iso } from './ids.ts';

export interface OrderRows {
  readonly credit_order: Row<'credit_order'>[];
  readonly payment: Row<'payment'>[];
  readonly ledger_transfer: Row<'ledger_transfer'>[];
}

/** Ids of the house's accounts in the ledger, as its migration gave them. */
const gateway = 1;
const taxPayable = 3;

/** Adds a vendor's top-ups; `accountId` is its account in the ledger. */
export function addOrders(rows: OrderRows, chance: Chance, { vendorId, vendor }: AdPlan, { topUps }: AdHistory, accountId: number): void {
  for (const { at, creditsIdr } of topUps) {
    const id = idAt(chance, at - 4 * minuteMs);
    const { taxIdr, totalIdr } = orderTotals(creditsIdr, defaultCreditRules.taxRateBasisPoints);
    const [createdAt, expiresAt, paidAt] = [iso(at - 4 * minuteMs), iso(at - 4 * minuteMs + defaultCreditRules.orderLifeMs), iso(at)];
    rows.credit_order.push({
      id,
      number: '',
      vendor_id: vendorId,
      billed_to: vendor.businessName,
      credits_idr: creditsIdr,
      tax_idr: taxIdr,
      tax_basis_points: defaultCreditRules.taxRateBasisPoints,
      status: 'paid',
      created_at: createdAt,
      expires_at: expiresAt,
      paid_at: paidAt,
    });
    rows.payment.push({
      id: idAt(chance, at - 4 * minuteMs),
      gateway: 'sandbox',
      subject_kind: 'credit_order',
      subject_id: id,
      account_id: vendorId,
      amount_idr: totalIdr,
      currency: 'IDR',
      description: vendor.businessName,
      language: vendor.language,
      success_url: '/dashboard/pay-per-click/topup',
      status: 'paid',
      gateway_reference: id,
      payment_url: `/sandbox-gateway/payments/${id}`,
      created_at: createdAt,
      expires_at: expiresAt,
      paid_at: paidAt,
    });
    const posted = { source_id: id, debit_account_id: gateway, posted_at: paidAt, business_day: businessDayOf(at) };
    rows.ledger_transfer.push(
      { ...posted, kind: 'top_up', credit_account_id: accountId, amount_idr: creditsIdr },
      { ...posted, kind: 'top_up_tax', credit_account_id: taxPayable, amount_idr: taxIdr },
    );
  }
}

/** Numbers count all orders of the house in the order in which they were made. */
export function numberOrders(orders: Row<'credit_order'>[]): void {
  orders.sort((a, b) => String(a.created_at).localeCompare(String(b.created_at)));
  for (const [index, order] of orders.entries()) {
    order.number = `PLM-${businessDayOf(Date.parse(String(order.created_at))).replaceAll('-', '')}-${String(index + 1).padStart(6, '0')}`;
  }
}
