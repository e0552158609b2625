// Fills an empty database with the demo world: one transaction, set by set, from values that are the same on every machine.
import { sql } from 'kysely';
import { refreshSearchText } from '../catalogue/profile-store.ts';
import { hashPassword } from '../identity/password-hash.ts';
import { storeSecondFactor } from '../identity/second-factor.ts';
import { type ConnectionTarget, inTransaction, openPool, overPool, type Tx } from '../kit/database.ts';
import type { Keys } from '../kit/keys.ts';
import type { Log } from '../kit/log.ts';
import type { Encryption } from '../encryption.ts';
import { addDays, businessDayOf } from '../../core/time.ts';
import type { Language } from '../../core/identity/language.ts';
import type { Tables } from '../database/tables.ts';
import { demoPassword, demoTotpSecret, namedCouples, namedOperators, namedVendors, newlyweds } from './accounts.ts';
import { adPlans } from './ad-plans.ts';
import { fillAds } from './ad-rows.ts';
import { chanceOf } from './art/chance.ts';
import { clientRows } from './client-rows.ts';
import { conversationRows } from './conversation-rows.ts';
import { idAt } from './ids.ts';
import { measureVendors } from '../results/measure.ts';
import { fillLeads } from './leads.ts';
import { fillJoining } from './joining.ts';
import { continueIds, insertRows, type Row } from './insert.ts';
import { type PlaceIds, vendorPictures, vendorRows } from './market-rows.ts';
import { coupleName } from './names.ts';
import { drawCities, pictureHeight, pictureWidth, writePictures } from './pictures.ts';
import { fillMeetings } from './meetings.ts';
import { earner } from './agreement-plans.ts';
import { fillPayout } from './payout.ts';
import { fillPipeline } from './pipeline.ts';
import { fillQuotations } from './quotations.ts';
import { fillReviewCases } from './review-cases.ts';
import { fillReviewPhotos } from './review-photos.ts';
import { fillReviews, type MarriedCouple, weddingsDaysAgo } from './review-rows.ts';
import { fillTeam } from './team.ts';
import { fillTakenDays } from './taken-days.ts';
import { fillStore } from './store-rows.ts';
import { weddingRows } from './wedding-rows.ts';
import { fillWork } from './work.ts';
import { type DemoVendor, demoVendors } from './world.ts';

export interface FillOptions {
  /** As the owner of the tables: the application may not choose ids. */
  readonly ownerTarget: ConnectionTarget;
  /** The public files folder. */
  readonly publicFolder: string;
  /** Encrypts second factors. */
  readonly encryptionKeys: Keys;
  /** Where documents and bank account numbers go. */
  readonly encryption: Encryption;
  /** Under which couples are recognised as viewers of ads. */
  readonly viewerKey: Buffer;
  /** The instant the world is made for; its history ends here. */
  readonly now: number;
  readonly log: Log;
}

const LOCK = 7_261_905;
const otherCouples = 58;
const pastWeddings = 320;

/** Fills the database when it has no account yet; answers whether it did. Of two processes that start at once, one fills and one waits. */
export async function fillDemoWorld({
  ownerTarget,
  publicFolder,
  encryptionKeys,
  encryption,
  viewerKey,
  now,
  log,
}: FillOptions): Promise<boolean> {
  // A set may take its time on a busy machine; a world that was given up half way is no world.
  const db = overPool(openPool(ownerTarget, 1, log, { queryTimeoutMs: 0 }));
  try {
    if (await hasAccounts(db)) return false;
    const passwordHash = await hashPassword(demoPassword);
    return await inTransaction(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local lock_timeout = 0`.execute(tx);
      // Between two sets a busy machine may take its time to make the next.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      if (await hasAccounts(tx)) return false;
      const vendors = demoVendors();
      // Making pictures brings the image library along, which a server that has its world does not need.
      const { makePhotos, placePhotos } = await import('./photos.ts');
      const photos = Promise.all(vendors.slice(0, 1).map(makePhotos));
      photos.catch(() => undefined);
      const { coupleIds, married, operatorIds } = await fillAccounts(tx, vendors, passwordHash, encryptionKeys, now);
      const places = await placeIds(tx);
      await fillMarket(tx, { vendors, places, publicFolder, now });
      await fillClients(tx, { vendors, coupleIds, places, now });
      await fillJoining(tx, vendors, now);
      await fillAds(tx, adPlans(vendors, places.categories), places, now);
      const { fillAgreements } = await import('./agreements.ts');
      await fillAgreements(tx, encryption, vendors, operatorIds.verification, now);
      // The named Gold vendor; its own journeys ask anew.
      const earnerId = vendors.findIndex(({ email }) => email === earner) + 1;
      await fillQuotations(tx, { vendorId: 1, coupleIds, marriedIds: married.map(({ id }) => id), feeBasisPoints: 200, now }, earnerId);
      await fillLeads(tx, viewerKey);
      await fillReviews(tx, { vendors, married, now });
      await fillReviewPhotos(tx);
      await fillReviewCases(tx, { since: namedVendors.length + 1, lead: operatorIds.lead, now });
      await fillPayout(tx, earnerId, now);
      // Two named vendors have someone to turn to.
      await tx.updateTable('account').set({ whatsapp: '+6281234500077' }).where('email', '=', 'ops-support@demo.test').execute();
      const manager = tx.selectFrom('account').select('id').where('email', '=', 'ops-support@demo.test');
      await tx.updateTable('vendor').set({ account_manager_id: manager }).where('id', 'in', [1, 2]).execute();
      for (const [index, made] of (await photos).entries()) await placePhotos(tx, encryption, index + 1, made, now);
      await fillStore(tx, { vendors, cityIds: places.cities, now });
      await fillMeetings(tx, { vendors, coupleIds, now });
      await fillTakenDays(tx, { vendors, coupleIds, now });
      await fillWork(tx, { since: namedVendors.length + 1, lead: operatorIds.lead, now });
      await fillPipeline(tx, { vendorId: 1, now });
      await fillTeam(tx, (married.at(-1)?.id ?? 0) + 1, { passwordHash, now });
      await measureVendors(tx, now);
      await continueIds(tx, ['account', 'vendor', 'vendor_service']);
      return true;
    });
  } finally {
    await db.destroy();
  }
}

async function hasAccounts(db: Parameters<typeof refreshSearchText>[0]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from account) as found`.execute(db);
  return rows[0]?.found ?? false;
}

interface People {
  readonly coupleIds: readonly number[];
  readonly married: readonly MarriedCouple[];
  readonly operatorIds: { readonly verification: number; readonly lead: number };
}

/** Accounts of vendors first (the n-th has the id n), then couples, operators, and couples whose wedding is over. Answers the ids of the couples, of who verifies and of who may do everything. */
async function fillAccounts(
  tx: Tx,
  vendors: readonly DemoVendor[],
  passwordHash: string,
  encryptionKeys: Keys,
  now: number,
): Promise<People> {
  const chance = chanceOf('pelaminan couples');
  const couples = [
    ...namedCouples.map(({ email, displayName }) => ({ email, displayName })),
    ...Array.from({ length: otherCouples }, (_, index) => ({ email: `couple${index + 3}@demo.test`, displayName: coupleName(chance) })),
  ];
  const confirmedAt = '2025-01-01T00:00:00Z';
  const account = (
    id: number,
    type: Tables['account']['type'],
    email: string,
    displayName: string,
    language: Language,
  ): Row<'account'> & { id: number } => ({
    id,
    type,
    email,
    password_hash: passwordHash,
    display_name: displayName,
    language,
    email_confirmed_at: confirmedAt,
    is_demo: true,
    uuid: uuidOf(id),
    created_at: confirmedAt,
  });
  const vendorAccounts = vendors.map((vendor, index) => account(index + 1, 'vendor', vendor.email, vendor.businessName, vendor.language));
  const coupleAccounts = couples.map(({ email, displayName }, index) =>
    account(vendors.length + index + 1, 'user', email, displayName, index % 4 === 3 ? 'en' : 'id'),
  );
  const operatorAccounts = namedOperators.map(({ email, displayName }, index) =>
    account(vendors.length + couples.length + index + 1, 'operator', email, displayName, 'id'),
  );
  const married = marriedCouples(vendors.length + couples.length + namedOperators.length + 1, now);
  const marriedAccounts = married.map(({ id, name, email }, index) => account(id, 'user', email, name, index % 4 === 3 ? 'en' : 'id'));
  await insertRows(tx, 'account', [...vendorAccounts, ...coupleAccounts, ...operatorAccounts, ...marriedAccounts]);
  for (const [index, { permissions }] of namedOperators.entries()) {
    const accountId = operatorAccounts[index]?.id ?? 0;
    await insertRows(
      tx,
      'operator_permission',
      permissions.map((permission) => ({ account_id: accountId, permission })),
    );
    await storeSecondFactor(tx, { encryptionKeys }, accountId, demoTotpSecret);
  }
  const verifying = namedOperators.findIndex(({ permissions }) => permissions.some((permission) => permission === 'verification'));
  return {
    coupleIds: coupleAccounts.map(({ id }) => id),
    married,
    operatorIds: { verification: operatorAccounts[verifying]?.id ?? 0, lead: operatorAccounts.at(-1)?.id ?? 0 },
  };
}

/** Couples whose wedding is over, with ids from `first` on. */
function marriedCouples(first: number, now: number): (MarriedCouple & { readonly email: string })[] {
  const chance = chanceOf('married couples');
  return weddingsDaysAgo(pastWeddings).map((daysAgo, index) => ({
    id: first + index,
    name: coupleName(chance),
    email: index === 0 ? newlyweds : `married${index + 1}@demo.test`,
    weddingOn: addDays(businessDayOf(now), -daysAgo),
  }));
}

/** An account's public id: the same on every machine, and of no use to anyone. */
const uuidOf = (id: number): string => `de300000-0000-4000-8000-${String(id).padStart(12, '0')}`;

interface Market {
  readonly vendors: readonly DemoVendor[];
  readonly coupleIds: readonly number[];
  readonly places: PlaceIds;
  readonly publicFolder: string;
  readonly now: number;
}

async function fillMarket(tx: Tx, { vendors, places, publicFolder, now }: Omit<Market, 'coupleIds'>): Promise<void> {
  const rows = vendorRows(vendors, places, now);
  await insertRows(tx, 'vendor', rows.vendor);
  await insertRows(tx, 'vendor_service', rows.vendor_service);
  await insertRows(tx, 'membership', rows.membership);
  await insertRows(tx, 'price_item', rows.price_item);
  await insertRows(tx, 'vendor_answer', rows.vendor_answer);
  await fillPictures(tx, vendors, publicFolder);
  await refreshSearchText(
    tx,
    vendors.map((_, index) => index + 1),
  );
}

async function fillClients(tx: Tx, { vendors, coupleIds, places, now }: Omit<Market, 'publicFolder'>): Promise<void> {
  const weddings = weddingRows(coupleIds, places, now);
  await insertRows(tx, 'wedding', weddings.wedding);
  await insertRows(tx, 'wedding_category', weddings.wedding_category);
  const rows = clientRows(vendors, coupleIds, new Map(weddings.wedding.map((row) => [row.couple_id, row.wedding_on])), now);
  await insertRows(tx, 'couple_event', rows.couple_event);
  await insertRows(tx, 'saved_vendor', rows.saved_vendor);
  const talk = conversationRows(rows.questions, now);
  await insertRows(tx, 'conversation', talk.conversation);
  await insertRows(tx, 'conversation_side', talk.conversation_side);
  await insertRows(tx, 'message', talk.message);
  await openSomeContacts(tx, vendors, now);
}

/** Vendors on Trial have opened the contact of the two couples who wrote to them first. */
async function openSomeContacts(tx: Tx, vendors: readonly DemoVendor[], now: number): Promise<void> {
  const onTrial = vendors.flatMap(({ plan, status }, index) => (plan === 'Free' && status === 1 ? [index + 1] : []));
  await sql`
    with first as (
      select vendor_id, couple_id, at, row_number() over (partition by vendor_id order by at, couple_id) as n
      from couple_event where kind = 'message' and vendor_id = any(${onTrial}::bigint[])
    ), opening as (
      insert into contact_opening (vendor_id, couple_id, cost, opened_at)
      select vendor_id, couple_id, 1, least(at + interval '3 hours', ${new Date(now).toISOString()}) from first where n <= 2
      returning vendor_id, couple_id, opened_at
    ), spent as (
      update vendor v set contact_credit = contact_credit - o.n from (select vendor_id, count(*) as n from opening group by vendor_id) o where v.id = o.vendor_id
    )
    insert into contact_credit_movement (vendor_id, kind, couple_id, amount, at)
    select vendor_id, 'opening', couple_id, -1, opened_at from opening order by opened_at`.execute(tx);
}

/** Ids of pictures say when they were made; drawings are of one day. */
const drawnAt = Date.UTC(2026, 0, 1);

async function fillPictures(tx: Tx, vendors: readonly DemoVendor[], publicFolder: string): Promise<void> {
  const chance = chanceOf('ids of pictures');
  const pictures = vendorPictures(vendors).map((one) => ({ ...one, id: idAt(chance, drawnAt) }));
  const cities = drawCities();
  const rows = pictures.map(({ id, vendorId, picture }) => ({
    id,
    vendor_id: vendorId,
    path: picture.path,
    width: pictureWidth,
    height: pictureHeight,
    alt_en: picture.altEn,
    alt_id: picture.altId,
    color: picture.color,
  }));
  const shown = pictures.map(({ id, vendorId, position }) => ({ vendor_id: vendorId, place: 'portfolio', position, picture_id: id }));
  // The disk writes while the database does.
  await Promise.all([
    writePictures(publicFolder, [...pictures.map(({ picture }) => picture), ...cities.values()]),
    insertRows(tx, 'picture', rows).then(() => insertRows(tx, 'placed_picture', shown)),
  ]);
  for (const [slug, { path }] of cities) await tx.updateTable('city').set({ picture_path: path }).where('slug', '=', slug).execute();
}

async function placeIds(tx: Tx): Promise<PlaceIds> {
  const categories = await tx.selectFrom('category').select(['id', 'slug']).execute();
  const cities = await tx.selectFrom('city').select(['id', 'slug']).execute();
  return { categories: new Map(categories.map(({ slug, id }) => [slug, id])), cities: new Map(cities.map(({ slug, id }) => [slug, id])) };
}
