// A vendor's own profile: texts, slug, and the words for search.
import { sql } from 'kysely';
import type { Links } from '../../core/catalogue/links.ts';
import { type About, type Contact, missingSteps, type ProfileStep } from '../../core/catalogue/profile.ts';
import type { VendorStatus } from '../../core/identity/vendor-status.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** The id of a published vendor by its address. */
export async function publishedBySlug(db: Connection, slug: string): Promise<number | null> {
  const row = await db.selectFrom('vendor').select('id').where('slug', '=', slug).where('status', '=', 1).executeTakeFirst();
  return row?.id ?? null;
}

/** Where a vendor stands; null when there is none. */
export async function statusOfVendor(db: Connection, vendorId: number): Promise<VendorStatus | null> {
  const row = await db.selectFrom('vendor').select('status').where('id', '=', vendorId).executeTakeFirst();
  return row?.status ?? null;
}

/** What a vendor says of itself, but for what it offers, its prices and its answers. */
export interface OwnProfileRecord {
  readonly id: number;
  readonly status: VendorStatus;
  readonly slug: string;
  readonly about: About;
  readonly contact: Contact;
  readonly links: Links;
  readonly hasService: boolean;
  readonly missing: readonly ProfileStep[];
}

/** A vendor's own words. With `lock`, no one else changes anything of its profile until the transaction ends. */
export async function ownProfile(db: Connection, vendorId: number, lock = false): Promise<OwnProfileRecord> {
  const row = await db
    .selectFrom('vendor')
    .select([
      'id',
      'status',
      'slug',
      'business_name',
      'about',
      'founded_year',
      'address',
      'country_code',
      'city_id',
      'foreign_city',
      'zip',
      'phone',
      'other_phone',
      'whatsapp',
      'contact_email',
      'website',
      'instagram',
      'tiktok',
      'facebook',
      'youtube',
      'main_service_id',
    ])
    .where('id', '=', vendorId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  const about: About = { businessName: row.business_name, about: row.about, foundedYear: row.founded_year };
  const contact: Contact = {
    address: row.address,
    country: row.country_code,
    cityId: row.city_id,
    foreignCity: row.foreign_city,
    zip: row.zip,
    phone: row.phone,
    otherPhone: row.other_phone,
    whatsapp: row.whatsapp,
    email: row.contact_email,
  };
  return {
    id: row.id,
    status: row.status,
    slug: row.slug,
    about,
    contact,
    links: { website: row.website, instagram: row.instagram, tiktok: row.tiktok, facebook: row.facebook, youtube: row.youtube },
    hasService: row.main_service_id !== null,
    missing: missingSteps({ ...about, ...contact, hasService: row.main_service_id !== null }),
  };
}

/** The slug is not touched by a new name: addresses of published profiles stay. */
export async function writeAbout(tx: Tx, vendorId: number, about: About): Promise<void> {
  await tx
    .updateTable('vendor')
    .set({ business_name: about.businessName, about: about.about, founded_year: about.foundedYear })
    .where('id', '=', vendorId)
    .execute();
}

/** Codes go to one of these numbers: that the password was asked for where it changes is up to the caller. */
export async function writeContact(tx: Tx, vendorId: number, contact: Contact): Promise<void> {
  await tx
    .updateTable('vendor')
    .set({
      address: contact.address,
      country_code: contact.country,
      city_id: contact.cityId,
      foreign_city: contact.foreignCity,
      zip: contact.zip,
      phone: contact.phone,
      other_phone: contact.otherPhone,
      whatsapp: contact.whatsapp,
      contact_email: contact.email,
    })
    .where('id', '=', vendorId)
    .execute();
}

/** Checked and in one form: a site with its scheme, of a network the name alone, empty where there is none. */
export async function writeLinks(tx: Tx, vendorId: number, links: Links): Promise<void> {
  await tx.updateTable('vendor').set(links).where('id', '=', vendorId).execute();
}

/** The first free address among `slug`, `slug-2`, `slug-3` …; a vendor's own address counts as free. */
export async function freeSlug(tx: Tx, vendorId: number, slug: string): Promise<string> {
  // Vendors of one name take turns until the transaction ends; the look comes after the wait, so that each sees what the one before it took.
  await sql`select pg_advisory_xact_lock(hashtext(${`vendor address ${slug}`}))`.execute(tx);
  const rows = await tx.selectFrom('vendor').select('slug').where('slug', 'like', `${slug}%`).where('id', '<>', vendorId).execute();
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let next = 2; taken.has(free); next += 1) free = `${slug}-${next}`;
  return free;
}

/** Writes anew what the search reads of these vendors: after a change of name or services, never later. */
export async function refreshSearchText(tx: Connection, vendorIds: readonly number[]): Promise<void> {
  await sql`
    update vendor v set search_text = lower(concat_ws(' ', v.business_name, replace(v.slug, '-', ' '), words.text))
    from unnest(${vendorIds}::bigint[]) as wanted (id)
    left join lateral (
      select string_agg(distinct concat_ws(' ', c.name_en, c.name_id, c.search_words), ' ') || ' ' || string_agg(distinct concat_ws(' ', t.name, t.search_words), ' ') as text
      from vendor_service s join category c on c.id = s.category_id join city t on t.id = s.city_id where s.vendor_id = wanted.id and s.is_shown
    ) words on true
    where v.id = wanted.id`.execute(tx);
}
