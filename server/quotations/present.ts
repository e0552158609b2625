import { mutableCopy } from '../../core/mutable.ts';
import type { Inquiry as InquiryAnswer } from '../../contract/inquiries.ts';
import type { Instalment as InstalmentAnswer, Quotation as QuotationAnswer, QuotationRow } from '../../contract/quotations.ts';
import { feeOn } from '../../core/earnings/fee.ts';
import { type Idr, sum } from '../../core/money.ts';
import { instalmentStatus } from '../../core/quotations/instalment.ts';
import { sumsOf } from '../../core/quotations/refund.ts';
import { instalmentAmounts } from '../../core/quotations/schedule.ts';
import { isUndecided } from '../../core/quotations/status.ts';
import type { QuotationTemplate } from '../../core/quotations/template.ts';
import { totalsOf } from '../../core/quotations/totals.ts';
import type { BusinessDay } from '../../core/time.ts';
import { instalmentName } from '../../texts/catalogue/instalment-names.ts';
import { itemUnit } from '../../texts/catalogue/units.ts';
import type { Language } from '../../texts/typed.ts';
import type { Parties, Reader } from '../clients/api.ts';
import type { Inquiry } from './inquiry-store.ts';
import type { Instalment } from './instalment-store.ts';
import type { Quotation } from './quotation-store.ts';

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));
const basisPointsPerWhole = 10_000;

/** What is needed around a quotation to show it. */
export interface Around {
  readonly viewer: Reader;
  readonly parties: Parties;
  readonly instalments: readonly Instalment[];
  /** Those of their vendors that couples can deal with. */
  readonly vendorsHere: ReadonlySet<number>;
  /** Every version of it, newest first. */
  readonly versions: readonly Quotation[];
  readonly today: BusinessDay;
  /** Tax on a draft, which has no rate of its own yet. */
  readonly taxBasisPoints: number;
  /** What the vendor's plan keeps now. Null for couples, whom it does not concern. */
  readonly feeBasisPointsNow: number | null;
}

/** What other capabilities know of it. */
interface Beside {
  readonly conversationId: string | null;
  /** Where its reader is someone else of the team. */
  readonly sentBy: string | null;
  readonly isDayTaken: boolean;
}

/** A quotation as its vendor or its couple sees it: what is the vendor's alone is not told to the couple. */
export function presentQuotation(quotation: Quotation, around: Around, { conversationId, sentBy, ...beside }: Beside): QuotationAnswer {
  const { viewer, parties, instalments, versions, feeBasisPointsNow } = around;
  const taxBasisPoints = quotation.taxBasisPoints ?? around.taxBasisPoints;
  const totals = totalsOf(quotation.content, taxBasisPoints);
  const amounts =
    instalments.length > 0 ? instalments.map((one) => one.amountIdr) : instalmentAmounts(quotation.content.schedule, totals.totalIdr);
  return {
    id: quotation.id,
    number: quotation.number,
    version: quotation.version,
    status: quotation.state,
    revision: quotation.revision,
    inquiry_id: quotation.inquiryId,
    conversation_id: conversationId,
    vendor: parties.vendor(quotation.vendorId),
    couple: parties.couple(quotation.coupleId),
    content: mutableCopy(contentIn(quotation.content, viewer.language)),
    totals: {
      items: [...totals.itemsIdr],
      subtotal: totals.subtotalIdr,
      discount: totals.discountIdr,
      tax: totals.taxIdr,
      tax_rate: taxBasisPoints / basisPointsPerWhole,
      total: totals.totalIdr,
      ...moneyOf(instalments, totals.totalIdr),
    },
    instalments:
      instalments.length > 0
        ? instalments.map((one) => presentInstalment(one, around.today, viewer.language))
        : planned(quotation, amounts, viewer.language),
    fee: feeBasisPointsNow === null ? null : presentFee(kept(instalments, amounts), quotation.feeBasisPoints ?? feeBasisPointsNow),
    reason: quotation.reason,
    decline_ground: quotation.declineGround,
    is_day_taken: beside.isDayTaken,
    is_vendor_away: isVendorAway(quotation, around),
    saved_at: iso(quotation.savedAt),
    sent_at: isoOrNull(quotation.sentAt),
    sent_by: sentBy,
    viewed_at: isoOrNull(quotation.viewedAt),
    closed_at: isoOrNull(quotation.closedAt),
    versions: versions.flatMap(({ id, version, state, totalIdr, sentAt }) =>
      sentAt === null || totalIdr === null ? [] : [{ id, version, status: state, total: totalIdr, sent_at: iso(sentAt) }],
    ),
    next_draft_id: viewer.kind === 'vendor' ? nextDraftIn(versions, quotation) : null,
  };
}

/** No version follows one that was accepted. */
const nextDraftIn = (versions: readonly Quotation[], { id: shown }: Quotation): string | null =>
  versions.some(({ state }) => state === 'accepted')
    ? null
    : (versions.find(({ state, id }) => state === 'draft' && id !== shown)?.id ?? null);

/** The same in the reader's language, where words are ours: units, and names of instalments. A template is read in the same way. */
export const contentIn = <T extends Pick<QuotationTemplate, 'items' | 'schedule'>>(content: T, language: Language): T => ({
  ...content,
  items: content.items.map((item) => ({ ...item, unit: itemUnit(item.unit, language) })),
  schedule: content.schedule.map((row) => ({ ...row, label: instalmentName(row.label, language) })),
});

/** The schedule of a quotation that was sent and not accepted: nothing in it can be paid yet. A draft has none. */
const planned = ({ content, state }: Quotation, amounts: readonly Idr[], language: Language): InstalmentAnswer[] =>
  state === 'draft'
    ? []
    : content.schedule.map(({ label, due_date: due }, index) => ({
        id: null,
        label: instalmentName(label, language),
        amount: amounts[index] ?? 0,
        due_date: due ?? '',
        status: 'upcoming',
        paid_at: null,
        refunded_at: null,
      }));

/** The amounts the vendor keeps, paid or not: what is returned and the fee of it are no one's any more. */
const kept = (instalments: readonly Instalment[], amounts: readonly Idr[]): readonly Idr[] =>
  amounts.filter((_, index) => instalments[index]?.state !== 'refunding' && instalments[index]?.state !== 'refunded');

function presentFee(amounts: readonly Idr[], feeBasisPoints: number): { rate: number; amount: Idr; net: Idr } {
  const amount = sum(amounts.map((one) => feeOn(one, feeBasisPoints)));
  return { rate: feeBasisPoints / basisPointsPerWhole, amount, net: sum(amounts) - amount };
}

/** Where the money is; before there are instalments all of it is still to pay. */
function moneyOf(instalments: readonly Instalment[], totalIdr: Idr) {
  const { paidIdr, leftIdr, refundingIdr, refundedIdr } = sumsOf(instalments);
  return { paid: paidIdr, left: instalments.length > 0 ? leftIdr : totalIdr, refunding: refundingIdr, refunded: refundedIdr };
}

/** Whether there is still something to accept or to pay, and a vendor that couples cannot deal with. */
const isVendorAway = ({ state, vendorId }: Quotation, { instalments, vendorsHere }: Around): boolean =>
  !vendorsHere.has(vendorId) && (isUndecided(state) || instalments.some(({ state }) => state === 'open'));

/** An open instalment becomes overdue by the day alone: nothing is written for it. */
export const statusOf = ({ state, dueOn }: Instalment, today: BusinessDay) => instalmentStatus({ state, dueOn }, today);

const presentInstalment = (instalment: Instalment, today: BusinessDay, language: Language): InstalmentAnswer => ({
  id: instalment.id,
  label: instalmentName(instalment.label, language),
  amount: instalment.amountIdr,
  due_date: instalment.dueOn,
  status: statusOf(instalment, today),
  paid_at: isoOrNull(instalment.paidAt),
  refunded_at: isoOrNull(instalment.refundedAt),
});

/** Amounts in whole Rupiah. A draft has no total yet: it is answered with what it would come to now. */
export function presentRow(quotation: Quotation, around: Around): QuotationRow {
  const { parties, instalments, today, taxBasisPoints } = around;
  const next = instalments.find(({ state }) => state === 'open');
  const { paidIdr, refundingIdr, refundedIdr } = sumsOf(instalments);
  return {
    id: quotation.id,
    number: quotation.number,
    version: quotation.version,
    status: quotation.state,
    couple: parties.couple(quotation.coupleId),
    vendor: parties.vendor(quotation.vendorId),
    event_date: quotation.content.event_date,
    total: quotation.totalIdr ?? totalsOf(quotation.content, taxBasisPoints).totalIdr,
    paid: paidIdr,
    given_back: refundingIdr + refundedIdr,
    is_vendor_away: isVendorAway(quotation, around),
    valid_until: quotation.content.valid_until,
    saved_at: iso(quotation.savedAt),
    sent_at: isoOrNull(quotation.sentAt),
    next_due: next ? { amount: next.amountIdr, due_date: next.dueOn, status: statusOf(next, today) } : null,
  };
}

/** An inquiry; its wishes are closed to a vendor who has not opened the contact. `include` says what comes with it. */
export function presentInquiry(
  inquiry: Inquiry,
  include: ReadonlySet<string>,
  {
    viewer,
    parties,
    quotations,
    taxBasisPoints,
  }: Pick<Around, 'viewer' | 'parties' | 'taxBasisPoints'> & { quotations: readonly Quotation[] },
): InquiryAnswer {
  const couple = parties.couple(inquiry.coupleId);
  return {
    id: inquiry.id,
    asked_at: iso(inquiry.askedAt),
    event_date: inquiry.eventOn,
    place: inquiry.place,
    guests: inquiry.guests,
    budget: inquiry.budgetIdr,
    wishes: viewer.kind === 'couple' || couple.is_open ? inquiry.wishes : null,
    ...(include.has('vendor') && { vendor: parties.vendor(inquiry.vendorId) }),
    ...(include.has('couple') && { couple }),
    ...(include.has('quotations') && {
      quotations: quotations
        .filter(({ inquiryId, sentAt }) => inquiryId === inquiry.id && (viewer.kind === 'vendor' || sentAt !== null))
        .map(({ id, number, version, state, totalIdr, content }) => ({
          id,
          number,
          version,
          status: state,
          total: totalIdr ?? totalsOf(content, taxBasisPoints).totalIdr,
        })),
    }),
  };
}
