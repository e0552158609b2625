// The catalogue for other capabilities.
import type { LiveEvent, VendorSession } from '../../contract/identity.ts';
import type { ProfileStep } from '../../core/catalogue/profile.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { planOf } from '../../core/membership/plan.ts';
import type { Idr } from '../../core/money.ts';
import { isErased } from './erased.ts';
import { accountManagerOf } from './account-manager.ts';
import { notifyAccounts } from '../kit/account-news.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import { membershipsOf, permissionsOf } from './membership-store.ts';
import { facesOf } from '../pictures/api.ts';
import { ownProfile } from './profile-store.ts';
import { servicesOf } from './services-store.ts';
export { lockVendor } from './lock-vendor.ts';
export { publishedBySlug, statusOfVendor } from './profile-store.ts';

export {
  type Allowance,
  allPlans,
  changeContactCredit,
  contactCreditOf,
  permissionsOf as planPermits,
  planOfVendor,
  type PlanPermissions,
} from './membership-store.ts';
export { allCategories, allCities } from './lists-store.ts';
export {
  beginMembership,
  type EndingMembership,
  endingBetween,
  endMembership,
  membershipsOver,
  lengthenMembership,
  lockService,
  serviceStatuses,
  type ServiceStatus,
} from './membership-changes.ts';
export { cardsOf as vendorsForCards } from './store.ts';
export { lockVendors, saveRatings } from './rating-store.ts';
export { vendorsChannel } from './channel.ts';
export { type VendorServices, vendorServices } from './vendor-services.ts';
export { type MarketPlace, marketPlaces } from './market-places.ts';
export { isPriceListConfirmed } from './offer-store.ts';
export { accountManagerOf, writeAccountManager } from './account-manager.ts';
export { openVendor } from './open-vendor.ts';
export {
  findVendors,
  lockVendorStatus,
  vendorRecord,
  vendorsById,
  writeVendorStatus,
  type VendorInList,
} from './operators-store.ts';

/** What we keep of what couples pay a vendor, in basis points, by its plan of this moment. (product 3) */
export const feeOf = async (db: Connection, vendorId: number): Promise<number> => (await permissionsOf(db, vendorId)).clientFeeBasisPoints;

/** A vendor as its owner and its team sign in to it. */
interface OwnedVendor {
  readonly id: number;
  readonly status: 0 | 1 | 2;
  readonly slug: string;
  readonly businessName: string;
  /** The account that owns it. */
  readonly ownerId: number;
}

const owned = (db: Connection) =>
  db.selectFrom('vendor').select(['id', 'status', 'slug', 'business_name as businessName', 'account_id as ownerId']);

/** The vendor an account owns, or null. (spec 6) */
export const vendorOfAccount = async (db: Connection, accountId: number): Promise<OwnedVendor | null> =>
  (await owned(db).where('account_id', '=', accountId).executeTakeFirst()) ?? null;

/** A vendor by its id, with the account that owns it. */
export const ownedVendor = (db: Connection, vendorId: number): Promise<OwnedVendor> =>
  owned(db).where('id', '=', vendorId).executeTakeFirstOrThrow();

/**
 * A vendor's record for its own eyes, as login and `/v2/me` answer it. Main service, memberships, settings, details, country,
 * account manager and contacts are read and sent only when `include` names them; whether it has products is the store's to tell. (spec 3, product 3)
 */
export async function ownRecord(
  db: Connection,
  vendorId: number,
  include: ReadonlySet<string>,
): Promise<Omit<VendorSession, 'type' | 'member' | 'sessionId' | 'accountUuid' | 'email' | 'language' | 'hasStoreProduct'>> {
  const [own, held, services, row] = await Promise.all([
    ownProfile(db, vendorId),
    membershipsOf(db, vendorId),
    servicesOf(db, vendorId),
    db
      .selectFrom('vendor')
      .innerJoin('account', 'account.id', 'vendor.account_id')
      .leftJoin('city', 'city.id', 'vendor.city_id')
      .select(['vendor.country_code', 'account.email', 'account.language', 'city.name as city'])
      .where('vendor.id', '=', vendorId)
      .executeTakeFirstOrThrow(),
  ]);
  const { about, contact, links } = own;
  const main = services.find(({ isMain }) => isMain);
  return {
    id: own.id,
    status: own.status,
    businessName: about.businessName,
    slug: own.slug,
    hasActiveMembership: held.hasActiveMembership,
    contactCredit: held.contactCredit,
    membershipInfo: planOf(held),
    interestClient: [],
    potentialClient: [],
    ...(include.has('mainService') && { mainService: main ? { id: main.id, category: main.category, city: main.city } : null }),
    ...(include.has('memberships') && { memberships: [...held.memberships] }),
    ...(include.has('settings') && { settings: { language: row.language, timeZone: 'Asia/Jakarta' } }),
    ...(include.has('details') && {
      details: {
        about: about.about,
        address: contact.address,
        zip: contact.zip,
        website: links.website,
        city: row.city ?? contact.foreignCity,
        pictureUrl: (await facesOf(db, [vendorId])).get(vendorId)?.src ?? null,
        missing: [...own.missing],
      },
    }),
    ...(include.has('countryOfOrigin') && { countryOfOrigin: countryOf(row.country_code) }),
    ...(include.has('accountManager') && { accountManager: contactOf(await accountManagerOf(db, vendorId)) }),
    ...(include.has('contacts') && {
      contacts: {
        phones: [contact.phone, contact.otherPhone].filter((phone) => phone !== ''),
        whatsapp: contact.whatsapp,
        email: contact.email === '' ? row.email : contact.email,
      },
    }),
  };
}

const contactOf = (manager: Awaited<ReturnType<typeof accountManagerOf>>) =>
  manager && { name: manager.name, email: manager.email, whatsapp: manager.whatsapp };

/** A country with its English name, as the wire has had it. */
const countryOf = (code: string): { code: string; name: string } => ({
  code,
  name: new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code,
});

/** The vendors that accounts own, by account; the name is null of one that was deleted. Accounts without one are left out. */
export async function vendorsOfAccounts(
  db: Connection,
  accountIds: readonly number[],
): Promise<Map<number, { readonly id: number; readonly businessName: string | null }>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('vendor')
    .select(['id', 'account_id', 'business_name', 'slug'])
    .where('account_id', 'in', [...accountIds])
    .execute();
  return new Map(rows.map((row) => [row.account_id, { id: row.id, businessName: isErased(row) ? null : row.business_name }]));
}

/** How a vendor is reached and written to. */
export interface VendorContact {
  readonly id: number;
  readonly accountId: number;
  readonly status: 0 | 1 | 2;
  readonly slug: string;
  readonly businessName: string;
  /** Of its account: where emails go, and in which language. */
  readonly email: string;
  readonly language: 'en' | 'id';
  /** Shown to couples who ask; each is empty when there is none. The first phone is the one on file. */
  readonly phone: string;
  readonly otherPhone: string;
  readonly whatsapp: string;
  readonly contactEmail: string;
}

/** Which vendor couples see under this id, or null. */
export async function shownVendor(db: Connection, vendorId: number): Promise<{ id: number; slug: string; name: string } | null> {
  const vendor = await vendorContact(db, vendorId);
  return vendor?.status === 1 ? { id: vendor.id, slug: vendor.slug, name: vendor.businessName } : null;
}

/** The contact of a vendor of any status, or null when there is no such vendor. */
export async function vendorContact(db: Connection, vendorId: number): Promise<VendorContact | null> {
  const row = await db
    .selectFrom('vendor')
    .innerJoin('account', 'account.id', 'vendor.account_id')
    .select([
      'vendor.id',
      'vendor.account_id',
      'vendor.status',
      'vendor.slug',
      'vendor.business_name',
      'vendor.phone',
      'vendor.other_phone',
      'vendor.whatsapp',
      'vendor.contact_email',
      'account.email',
      'account.language',
    ])
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    accountId: row.account_id,
    status: row.status,
    slug: row.slug,
    businessName: row.business_name,
    email: row.email,
    language: row.language,
    phone: row.phone,
    otherPhone: row.other_phone,
    whatsapp: row.whatsapp,
    contactEmail: row.contact_email,
  };
}

/** Tells a vendor's open pages what changed, when the transaction commits. */
export async function notifyVendor(tx: Tx, bus: Bus, vendorId: number, ...events: readonly LiveEvent[]): Promise<void> {
  const vendor = await vendorContact(tx, vendorId);
  if (vendor !== null) await notifyAccounts(tx, bus, [vendor.accountId], ...events);
}

/** The entry price of a vendor, or null while it names none. */
export async function lowestPriceOf(db: Connection, vendorId: number): Promise<Idr | null> {
  const row = await db.selectFrom('vendor').select('price_from_idr').where('id', '=', vendorId).executeTakeFirst();
  return row?.price_from_idr ?? null;
}

/** When a vendor was published for the first time, in epoch milliseconds; null when it never was. */
export async function publishedAtOf(db: Connection, vendorId: number): Promise<number | null> {
  const row = await db.selectFrom('vendor').select('published_at').where('id', '=', vendorId).executeTakeFirst();
  return row?.published_at?.getTime() ?? null;
}

/** The slug of the city a vendor is in, or null while it names none. */
export async function citySlugOf(db: Connection, vendorId: number): Promise<string | null> {
  const row = await db
    .selectFrom('vendor')
    .innerJoin('city', 'city.id', 'vendor.city_id')
    .select('city.slug')
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** What a vendor's profile still needs before couples see it. */
export const missingOf = async (db: Connection, vendorId: number): Promise<readonly ProfileStep[]> =>
  (await ownProfile(db, vendorId)).missing;

/** Whose the vendors of these ids are: accounts by vendor id; unknown ids are left out. */
export async function accountsOfVendors(db: Connection, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('vendor')
    .select(['id', 'account_id'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.account_id]));
}

/** Which of these vendors couples may see. */
export async function publishedAmong(db: Connection, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('vendor')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('status', '=', vendorPublished)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Names of vendors by id, null of one that was deleted; unknown ids are left out. */
export async function vendorNames(
  db: Connection,
  ids: readonly number[],
): Promise<Map<number, { id: number; business_name: string | null; slug: string }>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('vendor').select(['id', 'business_name', 'slug']).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, { ...row, business_name: isErased(row) ? null : row.business_name }]));
}

/** A page of the slugs of all published vendors, in the order of their ids. */
export const publishedSlugs = async (
  db: Connection,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<string[]> =>
  (await db.selectFrom('vendor').select('slug').where('status', '=', 1).orderBy('id').limit(limit).offset(offset).execute()).map(
    ({ slug }) => slug,
  );
