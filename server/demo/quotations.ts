// Couples' requests, quotations of the named Gold vendor in every status, and their payments.
import { sql } from 'kysely';
import { feeOn } from '../../core/earnings/fee.ts';
import { instalmentTransfers } from '../../core/earnings/transfers.ts';
import { startingValues } from '../../core/settings/product-settings.ts';
import { type QuotationContent, quotationRules } from '../../core/quotations/content.ts';
import { instalmentAmounts, scheduleOf, schedulePresets } from '../../core/quotations/schedule.ts';
import { totalsOf } from '../../core/quotations/totals.ts';
import { addDays, businessDayOf, dayMs, hourMs } from '../../core/time.ts';
import { instalmentNames } from '../../texts/catalogue/instalment-names.ts';
import { lockAccounts, postTransfers } from '../ledger/api.ts';
import type { Tx } from '../kit/database.ts';
import { type Chance, chanceOf } from './art/chance.ts';
import { idAt, iso } from './ids.ts';
import { insertRows, type Row } from './insert.ts';
import { oneWedding, stories, type Story } from './quotation-stories.ts';

/** Weddings that are over, of the named Gold vendor: the couples of these days are invited to review it. */
const pastWeddings: readonly Story[] = [12, 45, 130, 260].map((daysAgo, couple) => ({
  couple,
  askedDaysAgo: daysAgo + 60,
  // The last one is from before contacts were recorded.
  cameByAd: couple === 3 ? null : couple === 1,
  weddingInDays: -daysAgo,
  place: 'Jakarta',
  guests: 300,
  budgetIdr: 30_000_000,
  wishes: 'Akad pagi dan resepsi malam di hari yang sama. Kami ingin foto keluarga yang lengkap.',
  state: 'accepted',
  packageIdr: 18_000_000,
  hours: 2,
  paid: 3,
}));

interface World {
  readonly vendorId: number;
  readonly coupleIds: readonly number[];
  /** Those whose wedding is over. */
  readonly marriedIds: readonly number[];
  readonly feeBasisPoints: number;
  readonly now: number;
}
interface Rows {
  readonly couple_event: Row<'couple_event'>[];
  readonly inquiry: Row<'inquiry'>[];
  readonly quotation: Row<'quotation'>[];
  readonly instalment: (Row<'instalment'> & { id: string; amount_idr: number; fee_idr: number })[];
  readonly instalment_attempt: Row<'instalment_attempt'>[];
  readonly payment: Row<'payment'>[];
}

/** Inserts requests to the named Gold vendor with their quotations, and one wedding of another vendor. */
export async function fillQuotations(tx: Tx, world: World, earner: number): Promise<void> {
  const told = [
    await fillStories(tx, world, stories, 1),
    await fillStories(tx, { ...world, vendorId: earner }, oneWedding, stories.length + 1),
    await fillStories(tx, { ...world, coupleIds: world.marriedIds }, pastWeddings, stories.length + oneWedding.length + 1),
  ].flat();
  await lockAccounts(tx, 'vendor_earnings', [earner, world.vendorId]);
  // A ledger grows by time.
  for (const { at, ...paid } of told.toSorted((a, b) => a.at - b.at)) await postTransfers(tx, instalmentTransfers(paid), at);
}

/** Answers what was paid, and when. */
async function fillStories(tx: Tx, world: World, told: readonly Story[], first: number) {
  const rows: Rows = { couple_event: [], inquiry: [], quotation: [], instalment: [], instalment_attempt: [], payment: [] };
  const chance = chanceOf(first === 1 ? 'quotations' : `quotations from ${first}`);
  for (const [index, story] of told.entries()) addStory(rows, chance, world, story, first + index);
  await insertRows(tx, 'couple_event', rows.couple_event);
  await insertRows(tx, 'inquiry', rows.inquiry);
  await insertRows(tx, 'quotation', rows.quotation);
  await insertRows(tx, 'instalment', rows.instalment);
  await insertRows(tx, 'instalment_attempt', rows.instalment_attempt);
  await insertRows(tx, 'payment', rows.payment);
  await sql`select setval('quotation_number', ${first + told.length - 1})`.execute(tx);
  return rows.instalment.flatMap(({ id: sourceId, amount_idr: amountIdr, fee_idr: feeIdr, paid_at: paidAt }) =>
    typeof paidAt === 'string' ? [{ sourceId, vendorId: world.vendorId, amountIdr, feeIdr, at: Date.parse(paidAt) }] : [],
  );
}

type RequestAct = { readonly vendorId: number; readonly coupleId: number; readonly askedAt: number; readonly cameByAd: boolean };
function addRequestAct(rows: Rows, { vendorId, coupleId, askedAt, cameByAd }: RequestAct): void {
  rows.couple_event.push({
    vendor_id: vendorId,
    kind: 'quotation_request',
    couple_id: coupleId,
    visitor_key: `couple-${coupleId}`,
    at: iso(askedAt),
    on_day: businessDayOf(askedAt),
    came_by_ad: cameByAd,
  });
}

function addStory(rows: Rows, chance: Chance, world: World, story: Story, count: number): void {
  const { vendorId, coupleIds, now } = world;
  const coupleId = coupleIds[story.couple] ?? 0;
  const askedAt = now - story.askedDaysAgo * dayMs;
  const inquiryId = idAt(chance, askedAt);
  const eventOn = addDays(businessDayOf(now), story.weddingInDays);
  rows.inquiry.push({
    id: inquiryId,
    vendor_id: vendorId,
    couple_id: coupleId,
    event_on: eventOn,
    place: story.place,
    guests: story.guests,
    budget_idr: story.budgetIdr,
    wishes: story.wishes,
    asked_at: iso(askedAt),
  });
  if (story.cameByAd !== null) addRequestAct(rows, { vendorId, coupleId, askedAt, cameByAd: story.cameByAd });
  const { state } = story;
  if (state === null) return;
  const sentAt = askedAt + 5 * hourMs;
  const content = contentOf(story, eventOn, sentAt);
  const { totalIdr } = totalsOf(content, startingValues['tax.vat']);
  const isSent = state !== 'draft';
  const isClosed = isSent && state !== 'sent' && state !== 'viewed';
  const id = idAt(chance, sentAt);
  const closedAt = sentAt + 2 * dayMs;
  rows.quotation.push({
    id,
    number: `Q-${businessDayOf(sentAt).replaceAll('-', '')}-${String(count).padStart(4, '0')}`,
    version: 1,
    inquiry_id: inquiryId,
    vendor_id: vendorId,
    couple_id: coupleId,
    status: state,
    revision: 1,
    content: content,
    valid_until: isSent ? content.valid_until : null,
    tax_basis_points: isSent ? startingValues['tax.vat'] : null,
    total_idr: isSent ? totalIdr : null,
    fee_basis_points: state === 'accepted' ? world.feeBasisPoints : null,
    reason: state === 'declined' ? 'Terima kasih, tetapi sedikit di atas anggaran kami.' : null,
    decline_ground: state === 'declined' ? 'too_expensive' : null,
    created_at: iso(sentAt),
    saved_at: iso(isClosed ? closedAt : sentAt),
    sent_at: isSent ? iso(sentAt) : null,
    viewed_at: isSent ? iso(sentAt + 3 * hourMs) : null,
    closed_at: isClosed ? iso(closedAt) : null,
  });
  if (state === 'accepted')
    addInstalments(rows, chance, world, { id, content, totalIdr, coupleId, acceptedAt: closedAt, paid: story.paid });
}

function contentOf(story: Story, eventOn: string, sentAt: number): QuotationContent {
  const today = businessDayOf(sentAt);
  return {
    event_date: eventOn,
    event_place: story.place,
    items: story.offer?.items ?? [
      { name: 'Dokumentasi hari pernikahan, dua fotografer', quantity: 1, unit: 'paket', price: story.packageIdr },
      { name: 'Tambahan waktu', quantity: story.hours, unit: 'jam', price: 1_250_000 },
      { name: 'Album linen 30 × 30, 40 halaman', quantity: 2, unit: 'buku', price: 2_400_000 },
    ],
    discount: { kind: 'percent', value: 5 },
    is_taxed: false,
    valid_until: addDays(today, quotationRules.validDays),
    schedule: scheduleOf(schedulePresets[0], today, eventOn, instalmentNames('id')),
    notes: story.offer?.notes ?? 'Termasuk galeri online selama satu tahun dan semua file resolusi penuh.',
    terms: 'Tanggal kami kunci setelah uang muka diterima.\nPindah tanggal gratis sampai 60 hari sebelum acara.',
  };
}

interface Agreed {
  readonly id: string;
  readonly content: QuotationContent;
  readonly totalIdr: number;
  readonly coupleId: number;
  readonly acceptedAt: number;
  readonly paid: number;
}

function addInstalments(rows: Rows, chance: Chance, { feeBasisPoints }: World, agreed: Agreed): void {
  const amounts = instalmentAmounts(agreed.content.schedule, agreed.totalIdr);
  for (const [index, { label, due_date: due }] of agreed.content.schedule.entries()) {
    const amountIdr = amounts[index] ?? 0;
    const paidAt = agreed.acceptedAt + (index + 1) * dayMs;
    const isPaid = index < agreed.paid;
    const id = idAt(chance, agreed.acceptedAt);
    rows.instalment.push({
      id,
      quotation_id: agreed.id,
      position: index + 1,
      label,
      amount_idr: amountIdr,
      fee_idr: feeOn(amountIdr, feeBasisPoints),
      due_on: due ?? '',
      status: isPaid ? 'paid' : 'open',
      paid_at: isPaid ? iso(paidAt) : null,
    });
    if (isPaid) addPayment(rows, chance, agreed.coupleId, { id, amountIdr, label, paidAt });
  }
}

function addPayment(
  rows: Rows,
  chance: Chance,
  accountId: number,
  { id, amountIdr, label, paidAt }: { readonly id: string; readonly amountIdr: number; readonly label: string; readonly paidAt: number },
): void {
  const openedAt = paidAt - hourMs;
  const attemptId = idAt(chance, openedAt);
  const [createdAt, expiresAt] = [iso(openedAt), iso(openedAt + dayMs)];
  rows.instalment_attempt.push({
    id: attemptId,
    instalment_id: id,
    status: 'paid',
    created_at: createdAt,
    expires_at: expiresAt,
    paid_at: iso(paidAt),
  });
  rows.payment.push({
    id: idAt(chance, openedAt),
    gateway: 'sandbox',
    subject_kind: 'instalment',
    subject_id: attemptId,
    account_id: accountId,
    amount_idr: amountIdr,
    currency: 'IDR',
    description: label,
    language: 'id',
    success_url: '/account/quotations',
    status: 'paid',
    gateway_reference: attemptId,
    payment_url: `/sandbox-gateway/payments/${attemptId}`,
    created_at: createdAt,
    expires_at: expiresAt,
    paid_at: iso(paidAt),
  });
}
