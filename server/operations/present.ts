// Maps records to the wire format.
import type { Adjustment as AdjustmentOnWire, Dispute, OperatedVendor } from '../../contract/operations.ts';
import type { PaymentAlert, Refund } from '../../contract/operations-finance.ts';
import type { AccountName } from '../identity/api.ts';
import type { Proposal } from '../../contract/proposals.ts';
import { instalmentName } from '../../texts/catalogue/instalment-names.ts';
import type { StaffDispute } from '../ads/api.ts';
import type { RefundTask, OperatorAlert } from '../payments/api.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import type { Names, Origin } from './names.ts';
import type { VendorWithBalance } from './vendors.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';

/** `facts` say how likely the click was wanted and hold nothing by which an operator could know who clicked. */
export const presentDispute =
  (names: Names, waiting: ReadonlyMap<string, Proposal>, language: Language) =>
  (dispute: StaffDispute): Dispute => ({
    click_id: dispute.clickId,
    vendor: names.vendor(dispute.vendorId),
    status: dispute.status,
    reason: reasonIn(dispute.reason, language),
    opened_at: dispute.openedAt.toISOString(),
    click: { clicked_at: dispute.clickedAt.toISOString(), placement: dispute.placement, charged: dispute.chargedIdr },
    facts: {
      seconds_after_display: dispute.secondsAfterDisplay,
      same_viewer_clicks: dispute.sameViewerClicks,
      same_network_clicks: dispute.sameNetworkClicks,
      led_to_contact: dispute.ledToContact,
    },
    decision: dispute.decision && {
      reason: reasonIn(dispute.decision.reason, language),
      decided_at: dispute.decision.at.toISOString(),
      decided_by: names.operator(dispute.decision.by),
    },
    proposal: waiting.get(`click:${dispute.clickId}`) ?? null,
  });

/** An adjustment as its own list shows it. */
export function presentAdjustment(proposal: Proposal): AdjustmentOnWire {
  const { id, vendor, amount, reason, status, asked_by, asked_at, is_mine, decision } = proposal;
  if (vendor === null || amount === null) throw new RangeError('an adjustment is of a vendor and an amount');
  return {
    id,
    vendor,
    amount,
    reason: reason ?? '',
    status: status === 'waiting' ? 'waiting' : status === 'done' ? 'posted' : 'refused',
    asked_by,
    asked_at,
    is_mine,
    decision,
    proposal: status === 'waiting' ? proposal : null,
  };
}

/** A vendor without a name is called as the language of the operator has it; the balance is in whole Rupiah. */
export const presentVendor = (
  { id, name, slug, status, category, city, balance }: VendorWithBalance,
  language: Language,
): OperatedVendor => ({
  id,
  name: nameFor(name, language),
  slug,
  status,
  category: category && { ...category },
  city,
  balance,
});

interface RefundFacts {
  readonly names: Names;
  readonly language: Language;
  readonly origins: ReadonlyMap<string, Origin>;
  readonly payers: ReadonlyMap<number, AccountName>;
  readonly waiting: ReadonlyMap<string, Proposal>;
  readonly accounts: ReadonlyMap<number, { readonly holderName: string; readonly bankName: string; readonly numberEnd: string }>;
}

/** Of the account to repay only the last digits; the whole number is revealed by a call of its own, which is audited. */
export const presentRefund =
  ({ names, language, origins, payers, waiting, accounts }: RefundFacts) =>
  (task: RefundTask): Refund => {
    const account = accounts.get(task.accountId);
    const origin = origins.get(task.subject.id);
    const payer = payers.get(task.accountId);
    return {
      payment_id: task.paymentId,
      order_number: origin?.number ?? null,
      vendor: origin ? names.vendor(origin.vendorId) : null,
      subject: { kind: task.subject.kind, label: origin?.label === undefined ? null : instalmentName(origin.label, language) },
      payer: payer ? { ...payer, name: nameFor(payer.name, language) } : null,
      paid_by: { gateway: task.gateway, reference: task.gatewayReference },
      repay_to: account ? { holder_name: account.holderName, bank_name: account.bankName, number_end: account.numberEnd } : null,
      amount: task.amountIdr,
      reason: task.reason,
      opened_at: task.openedAt.toISOString(),
      paid_at: task.paidAt?.toISOString() ?? null,
      returned: task.returned && {
        at: task.returned.at.toISOString(),
        by: names.operator(task.returned.by),
        reference: task.returned.reference,
      },
      proposal: waiting.get(`payment:${task.paymentId}`) ?? null,
    };
  };

/** A payment that is none of ours has no order and no vendor, only the id that the gateway named. */
export const presentAlert =
  (names: Names, origins: ReadonlyMap<string, Origin>) =>
  (alert: OperatorAlert): PaymentAlert => {
    const origin = alert.subject ? origins.get(alert.subject.id) : undefined;
    return {
      id: alert.id,
      code: alert.code,
      gateway: alert.gateway,
      payment_id: alert.paymentId,
      order_number: origin?.number ?? null,
      vendor: origin ? names.vendor(origin.vendorId) : null,
      raised_at: alert.raisedAt.toISOString(),
      answer: alert.answer && { reason: alert.answer.reason, at: alert.answer.at.toISOString(), by: names.operator(alert.answer.by) },
    };
  };
