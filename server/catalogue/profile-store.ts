// One vendor: its public profile, and its own record as it edits it.
import { sql } from 'kysely';
import type { VendorProfile } from '../../contract/catalogue.ts';
import type { ProfileDraft } from '../../core/catalogue/profile.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { picturesIn } from '../pictures/api.ts';

/** The parts of a public profile that are neither card, plan nor neighbours. */
export type PublicDetails = Pick<
  VendorProfile,
  | 'about'
  | 'address'
  | 'since'
  | 'website'
  | 'instagram'
  | 'services'
  | 'gallery'
  | 'price_list'
  | 'questions'
  | 'reviews'
  | 'has_phone'
  | 'has_whatsapp'
>;

const reviewsShown = 30;

/** The id of a published vendor by its address. */
export async function publishedBySlug(db: Connection, slug: string): Promise<number | null> {
  const row = await db.selectFrom('vendor').select('id').where('slug', '=', slug).where('status', '=', 1).executeTakeFirst();
  return row?.id ?? null;
}

export async function publicDetails(db: Connection, vendorId: number): Promise<PublicDetails> {
  const [vendor, services, pictures, prices, questions, reviews] = await Promise.all([
    db
      .selectFrom('vendor')
      .select(['about', 'address', 'founded_year', 'website', 'instagram', 'phone', 'whatsapp'])
      .where('id', '=', vendorId)
      .executeTakeFirstOrThrow(),
    servicesOf(db, vendorId),
    picturesIn(db, [{ vendorId, place: 'portfolio' }]),
    db
      .selectFrom('price_item')
      .select(['name', 'kind', 'low_idr', 'high_idr', 'unit'])
      .where('vendor_id', '=', vendorId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('vendor_question')
      .select(['question_en', 'question_id', 'answer_en', 'answer_id'])
      .where('vendor_id', '=', vendorId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('review')
      .select(['id', 'author', 'rating', 'body', 'wedding_month', 'created_at'])
      .where('vendor_id', '=', vendorId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(reviewsShown)
      .execute(),
  ]);
  return {
    about: vendor.about,
    address: vendor.address,
    since: vendor.founded_year,
    website: vendor.website,
    instagram: vendor.instagram,
    has_phone: vendor.phone !== '',
    has_whatsapp: vendor.whatsapp !== '',
    services: services.map(({ category, city }) => ({ category, city })),
    gallery: pictures.get('portfolio') ?? [],
    price_list: prices.map((row) => ({
      name: row.name,
      kind: row.kind as 'from' | 'between' | 'exactly',
      low: row.low_idr,
      high: row.high_idr,
      unit: row.unit,
    })),
    questions: questions.map((row) => ({
      question: { en: row.question_en, id: row.question_id },
      answer: { en: row.answer_en, id: row.answer_id },
    })),
    reviews: reviews.map((row) => ({
      id: row.id,
      author: row.author,
      rating: row.rating,
      text: row.body,
      wedding_month: row.wedding_month,
      created_at: row.created_at.toISOString(),
    })),
  };
}

export interface VendorService {
  readonly id: number;
  readonly isMain: boolean;
  readonly category: { readonly id: number; readonly slug: string; readonly name: { readonly en: string; readonly id: string } };
  readonly city: { readonly id: number; readonly slug: string; readonly name: string };
}

/** A vendor's services, the main one first. */
export async function servicesOf(db: Connection, vendorId: number): Promise<VendorService[]> {
  const { rows } = await sql<{
    id: number;
    is_main: boolean;
    category_id: number;
    category_slug: string;
    name_en: string;
    name_id: string;
    city_id: number;
    city_slug: string;
    city_name: string;
  }>`
    select s.id, coalesce(s.id = v.main_service_id, false) as is_main, c.id as category_id, c.slug as category_slug, c.name_en, c.name_id,
      t.id as city_id, t.slug as city_slug, t.name as city_name
    from vendor_service s join vendor v on v.id = s.vendor_id join category c on c.id = s.category_id join city t on t.id = s.city_id
    where s.vendor_id = ${vendorId} order by is_main desc, s.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    isMain: row.is_main,
    category: { id: row.category_id, slug: row.category_slug, name: { en: row.name_en, id: row.name_id } },
    city: { id: row.city_id, slug: row.city_slug, name: row.city_name },
  }));
}

export interface OwnProfileRecord {
  readonly id: number;
  readonly status: number;
  readonly slug: string;
  readonly profile: ProfileDraft;
}

/** A vendor's profile as it edits it. With `lock`, nobody else changes it until the transaction ends. */
export async function ownProfile(db: Connection, vendorId: number, lock = false): Promise<OwnProfileRecord> {
  const { rows } = await sql<{
    id: number;
    status: number;
    slug: string;
    business_name: string;
    about: string;
    address: string;
    zip: string;
    phone: string;
    whatsapp: string;
    website: string;
    city_id: number | null;
    category_id: number | null;
  }>`
    select v.id, v.status, v.slug, v.business_name, v.about, v.address, v.zip, v.phone, v.whatsapp, v.website, v.city_id,
      coalesce((select s.category_id from vendor_service s where s.id = v.main_service_id), v.category_id) as category_id
    from vendor v where v.id = ${vendorId} ${lock ? sql`for update` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`vendor ${vendorId} is gone`);
  const { id, status, slug, business_name: businessName, city_id: cityId, category_id: categoryId, ...rest } = row;
  return { id, status, slug, profile: { businessName, ...rest, cityId, categoryId } };
}

/** Writes a checked profile. `publishAt` also publishes the vendor. */
export async function writeProfile(tx: Tx, vendorId: number, profile: ProfileDraft, slug: string, publishAt: Date | null): Promise<void> {
  await tx
    .updateTable('vendor')
    .set({
      slug,
      business_name: profile.businessName,
      about: profile.about,
      address: profile.address,
      zip: profile.zip,
      phone: profile.phone,
      whatsapp: profile.whatsapp,
      website: profile.website,
      city_id: profile.cityId,
      category_id: profile.categoryId,
      ...(publishAt && { status: 1, published_at: publishAt }),
    })
    .where('id', '=', vendorId)
    .execute();
}

/**
 * Makes category × city the main service. The main service there is changes its place and keeps its memberships, unless another
 * service of the vendor already stands there: then that one becomes the main one.
 */
export async function setMainService(tx: Tx, vendorId: number, categoryId: number, cityId: number): Promise<void> {
  await sql`
    with there as (
      select id from vendor_service where vendor_id = ${vendorId} and category_id = ${categoryId} and city_id = ${cityId}
    ), moved as (
      update vendor_service s set category_id = ${categoryId}, city_id = ${cityId}
      from vendor v where v.id = ${vendorId} and s.id = v.main_service_id and not exists (select from there) returning s.id
    ), added as (
      insert into vendor_service (vendor_id, category_id, city_id)
      select ${vendorId}, ${categoryId}, ${cityId} where not exists (select from there)
        and not exists (select from vendor where id = ${vendorId} and main_service_id is not null)
      returning id
    )
    update vendor set main_service_id = (select id from there union all select id from moved union all select id from added) where id = ${vendorId}
  `.execute(tx);
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
      from vendor_service s join category c on c.id = s.category_id join city t on t.id = s.city_id where s.vendor_id = wanted.id
    ) words on true
    where v.id = wanted.id`.execute(tx);
}
