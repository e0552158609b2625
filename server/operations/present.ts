// What leaves the server: wire names begin here.
import type { Adjustment as AdjustmentOnWire, Dispute, OperatedVendor, PaymentAlert, Refund } from '../../contract/operations.ts';
import type { StaffDispute } from '../ads/api.ts';
import type { RefundTask, StaffAlert } from '../payments/api.ts';
import type { Adjustment } from './adjustments-store.ts';
import type { Names, Origin } from './names.ts';
import type { VendorWithBalance } from './vendors.ts';

export const presentDispute =
  (names: Names) =>
  (dispute: StaffDispute): Dispute => ({
    click_id: dispute.clickId,
    vendor: names.vendor(dispute.vendorId),
    status: dispute.status,
    reason: dispute.reason,
    opened_at: dispute.openedAt.toISOString(),
    click: { clicked_at: dispute.clickedAt.toISOString(), placement: dispute.placement, charged: dispute.chargedIdr },
    facts: {
      seconds_after_display: dispute.secondsAfterDisplay,
      same_viewer_clicks: dispute.sameViewerClicks,
      same_network_clicks: dispute.sameNetworkClicks,
      led_to_contact: dispute.ledToContact,
    },
    decision: dispute.decision && {
      reason: dispute.decision.reason,
      decided_at: dispute.decision.at.toISOString(),
      decided_by: names.operator(dispute.decision.by),
    },
  });

export const presentAdjustment =
  (names: Names, operatorId: number) =>
  (adjustment: Adjustment): AdjustmentOnWire => ({
    id: adjustment.id,
    vendor: names.vendor(adjustment.vendorId),
    amount: adjustment.amountIdr,
    reason: adjustment.reason,
    status: adjustment.status,
    asked_by: names.operator(adjustment.askedBy),
    asked_at: adjustment.askedAt.toISOString(),
    is_mine: adjustment.askedBy === operatorId,
    decision: adjustment.decision && {
      reason: adjustment.decision.reason,
      decided_at: adjustment.decision.at.toISOString(),
      decided_by: names.operator(adjustment.decision.by),
    },
  });

export const presentVendor = ({ id, name, slug, status, category, city, balance }: VendorWithBalance): OperatedVendor => ({
  id,
  name,
  slug,
  status,
  category: category && { ...category },
  city,
  balance,
});

export const presentRefund =
  (names: Names, origins: ReadonlyMap<string, Origin>) =>
  (task: RefundTask): Refund => {
    const origin = origins.get(task.subject.id);
    return {
      payment_id: task.paymentId,
      order_number: origin?.number ?? null,
      vendor: origin ? names.vendor(origin.vendorId) : null,
      amount: task.amountIdr,
      reason: task.reason,
      opened_at: task.openedAt.toISOString(),
      paid_at: task.paidAt?.toISOString() ?? null,
      returned: task.returned && {
        at: task.returned.at.toISOString(),
        by: names.operator(task.returned.by),
        reference: task.returned.reference,
      },
    };
  };

export const presentAlert =
  (names: Names, origins: ReadonlyMap<string, Origin>) =>
  (alert: StaffAlert): PaymentAlert => {
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
