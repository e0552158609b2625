// What speaks against a review as it is written.
import { createHmac } from 'node:crypto';
import { isSameMailbox } from '../../core/identity/mailbox.ts';
import { type Doubt, doubtsOf, genuineRules } from '../../core/reviews/genuine.ts';
import { businessDayOf, dayMs } from '../../core/time.ts';
import { vendorContact } from '../catalogue/api.ts';
import { weddingOf } from '../clients/api.ts';
import { accountTraces, addressesSince, onDevicesOf } from '../identity/api.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { isPublicAddress, networkOf } from '../kit/network.ts';
import { teamOf } from '../team/api.ts';
import type { ReviewsContext } from './context.ts';
import type { Pair } from './invitation-store.ts';
import { authorsOf } from './review-store.ts';

type Looking = Pick<ReviewsContext, 'networkKey' | 'sharesBankAccount'>;
/** A review as it arrives, from an address. */
interface Arrival extends Pair {
  readonly isBooked: boolean;
  readonly address: string;
  readonly at: number;
}

/** The network of an address as a keyed hash; null for one behind which anybody may stand. */
const networkKeyOf = ({ networkKey }: Pick<Looking, 'networkKey'>, address: string): Buffer | null =>
  isPublicAddress(address) ? createHmac('sha256', networkKey).update(networkOf(address)).digest() : null;

/** Everything that speaks against a review, before it is written. */
export async function doubtsAbout(db: Connection, ctx: Looking, arrival: Arrival): Promise<Doubt[]> {
  const { vendorId, coupleId, address, at, isBooked } = arrival;
  const [vendor, team, couple, authors] = await Promise.all([
    vendorContact(db, vendorId),
    teamOf(db, vendorId),
    accountTraces(db, coupleId),
    authorsOf(db, vendorId),
  ]);
  if (vendor === null || couple === null) return [];
  const own = new Set(team.map(({ accountId }) => accountId));
  const [devices, sharesBankAccount, seenAt, othersFromNetwork, wedding] = await Promise.all([
    onDevicesOf(db, coupleId, [...own, ...authors]),
    ctx.sharesBankAccount(db, vendorId, coupleId),
    addressesSince(db, [...own], at - genuineRules.ownNetworkDays * dayMs),
    reviewsFrom(db, ctx, arrival),
    weddingOf(db, coupleId),
  ]);
  // A day or, where no more was told, a month.
  const told = wedding?.day ?? '';
  const network = isPublicAddress(address) ? networkOf(address) : null;
  return doubtsOf({
    sharesEmail: [vendor.contactEmail, ...team.map(({ email }) => email)].some(
      (email) => email !== '' && isSameMailbox(email, couple.email),
    ),
    sharesBankAccount,
    sharesDevice: devices.some((id) => own.has(id)),
    sharesNetwork: network !== null && seenAt.some((seen) => networkOf(seen) === network),
    accountAgeMs: at - couple.openedAt,
    isBooked,
    isWeddingAhead: told > businessDayOf(at).slice(0, told.length),
    othersFromDevice: devices.filter((id) => !own.has(id)).length,
    othersFromNetwork,
  });
}

/** How many reviews of the vendor came from the network of this one within the window. */
async function reviewsFrom(db: Connection, ctx: Looking, { vendorId, address, at }: Arrival): Promise<number> {
  const key = networkKeyOf(ctx, address);
  if (key === null) return 0;
  const { count } = await db
    .selectFrom('review_network')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('network_key', '=', key)
    .where('written_at', '>', new Date(at - genuineRules.sameNetworkDays * dayMs))
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes from which network a review came. */
export async function noteNetwork(tx: Tx, ctx: Looking, reviewId: number, { vendorId, address, at }: Arrival): Promise<void> {
  const key = networkKeyOf(ctx, address);
  if (key === null) return;
  await tx
    .insertInto('review_network')
    .values({ review_id: reviewId, vendor_id: vendorId, network_key: key, written_at: new Date(at) })
    .execute();
}

/** Forgets from which networks reviews came that are old enough. */
export async function forgetNetworks({ db, clock }: Pick<ReviewsContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now() - genuineRules.networkKeptDays * dayMs);
  await db.deleteFrom('review_network').where('written_at', '<', before).execute();
}
