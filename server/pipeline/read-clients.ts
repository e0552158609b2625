import { type Happened, lossToConfirm, type LossToConfirm, type Offer, stageOf, type StageNow } from '../../core/clients/stage.ts';
import { expectedWedding, lastDayOf, type WeddingDay } from '../../core/clients/wedding-day.ts';
import type { Idr } from '../../core/money.ts';
import type { BusinessDay } from '../../core/time.ts';
import { reviewedWedding } from '../../core/reviews/review.ts';
import { contactTimes, weddingDaysOf } from '../clients/api.ts';
import { talksOf } from '../conversations/api.ts';
import type { Connection } from '../kit/database.ts';
import { requestTimes, sentVersions, type SentVersion } from '../quotations/api.ts';
import { spamClients } from '../results/api.ts';
import { lastMoves, type Move } from './move-store.ts';

/** A client of a vendor and how far both have got. Instants are epoch milliseconds. */
export interface KnownClient {
  readonly coupleId: number;
  readonly now: StageNow;
  readonly move: Move | null;
  readonly lossToConfirm: LossToConfirm | null;
  readonly lastAt: number;
  readonly weddingDay: WeddingDay | null;
  /** What is booked, or else offered in quotations that are open. */
  readonly amountIdr: Idr;
}

/**
 * The clients of a vendor with their stages, in no order: couples that turned to it or that it wrote to, without spam. `coupleIds` narrows to these; null: all. Each
 * capability is asked once for everyone: a read grows with the vendor's own clients.
 */
export async function readClients(
  db: Connection,
  vendorId: number,
  coupleIds: readonly number[] | null,
  now: number,
): Promise<KnownClient[]> {
  const [contacts, talks, requests, versions, moves, spam] = await Promise.all([
    contactTimes(db, vendorId, coupleIds),
    talksOf(db, vendorId, coupleIds),
    requestTimes(db, vendorId, coupleIds),
    sentVersions(db, vendorId, coupleIds),
    lastMoves(db, vendorId, coupleIds),
    spamClients(db, vendorId),
  ]);
  const all = [contacts, talks, requests, versions].flatMap((rows) => rows.map(({ coupleId }) => coupleId));
  const ids = [...new Set(all)].filter((id) => !spam.has(id));
  const weddings = await weddingDaysOf(db, ids);
  const contactOf = byCouple(contacts);
  const talkOf = byCouple(talks);
  const requestsOf = Map.groupBy(requests, ({ coupleId }) => coupleId);
  const versionsOf = Map.groupBy(versions, ({ coupleId }) => coupleId);
  const moveOf = byCouple(moves);
  return ids.flatMap((coupleId) => {
    const contact = contactOf.get(coupleId);
    const talk = talkOf.get(coupleId);
    const sent = versionsOf.get(coupleId) ?? [];
    const asked = (requestsOf.get(coupleId) ?? []).map(({ at }) => at);
    const move = moveOf.get(coupleId) ?? null;
    const told = weddings.get(coupleId) ?? null;
    const bookedOn = bookedDay(sent);
    const weddingDay = expectedWedding(told, bookedOn);
    const times = { contactAt: contact?.firstAt ?? null, answerAt: talk?.answerAt ?? null, requestsAt: asked };
    const stage = stageOf({ ...times, ...quotedIn(sent, bookedOn, told) }, move, now);
    if (stage === null) return [];
    const lastAt = Math.max(contact?.lastAt ?? 0, talk?.lastAt ?? 0, move?.at ?? 0, ...asked, ...sent.flatMap(timesOf));
    const offers = offersIn(sent);
    return { coupleId, now: stage, move, lossToConfirm: lossToConfirm(stage, offers), lastAt, weddingDay, amountIdr: amountOf(offers) };
  });
}

const byCouple = <T extends { readonly coupleId: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.coupleId, row]));

const timesOf = ({ sentAt, closedAt }: SentVersion): number[] => [sentAt, closedAt ?? sentAt];

/** The latest day for which something was booked. */
const bookedDay = (sent: readonly SentVersion[]): BusinessDay | null =>
  sent
    .filter(({ status }) => status === 'accepted')
    .reduce<BusinessDay | null>((latest, { eventOn }) => reviewedWedding(latest, eventOn), null);

/** When was quoted and booked; the wedding is on the later of the day of what was booked and the one the couple told. (decision 0133) */
function quotedIn(
  sent: readonly SentVersion[],
  bookedOn: BusinessDay | null,
  told: WeddingDay | null,
): Pick<Happened, 'quotedAt' | 'acceptedAt' | 'weddingOn'> {
  const booked = sent.filter(({ status }) => status === 'accepted');
  return {
    quotedAt: sent.map(({ sentAt }) => sentAt),
    acceptedAt: booked.map(({ closedAt, sentAt }) => closedAt ?? sentAt),
    weddingOn: reviewedWedding(bookedOn, told === null ? null : lastDayOf(told)),
  };
}

/** The last version of each quotation: they come in the order of their versions. */
function offersIn(sent: readonly SentVersion[]): (Offer & { readonly totalIdr: Idr })[] {
  const last = new Map(sent.map((version) => [version.number, version]));
  return [...last.values()].map(({ status, ground, reason, closedAt, totalIdr }) => ({
    status: status === 'sent' || status === 'viewed' || status === 'replaced' ? 'open' : status,
    ground,
    reason,
    closedAt,
    totalIdr,
  }));
}

function amountOf(offers: readonly (Offer & { readonly totalIdr: Idr })[]): Idr {
  const sum = (status: Offer['status']) =>
    offers.filter((offer) => offer.status === status).reduce((total, { totalIdr }) => total + totalIdr, 0);
  return sum('accepted') || sum('open');
}
