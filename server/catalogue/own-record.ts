import { sql } from 'kysely';
import { planOf } from '../../core/membership/plan.ts';
import { missingSteps } from '../../core/catalogue/checklist.ts';
import type { Connection } from '../kit/database.ts';

interface Row {
  id: number;
  status: 0 | 1 | 2;
  slug: string;
  business_name: string;
  about: string;
  address: string;
  zip: string;
  phone: string;
  whatsapp: string;
  website: string;
  country_code: string;
  city_id: number | null;
  city_name: string | null;
  contact_credit: number;
  main_service_id: number | null;
  language: 'en' | 'id';
  email: string;
  picture_path: string | null;
  services: Service[];
  memberships: Membership[];
}
interface Service {
  id: number;
  category: { id: number; slug: string; name: { en: string; id: string } };
  city: { id: number; slug: string; name: string };
}
interface Membership {
  id: number;
  status: 'active' | 'inactive' | 'expired';
  vendorsServiceId: number;
  membershipType: { name: 'Gold' | 'Silver' | 'Free' };
}

/** Names of countries as `Intl` knows them. */
const countryName = (code: string): string => new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;

/** A vendor's record for its own eyes: one read, of which only what was asked for leaves (spec 3, User or vendor session). */
export async function ownRecord(db: Connection, vendorId: number, include: ReadonlySet<string>) {
  const { rows } = await sql<Row>`
    select v.id, v.status, v.slug, v.business_name, v.about, v.address, v.zip, v.phone, v.whatsapp, v.website, v.country_code, v.city_id,
           c.name as city_name, v.contact_credit, v.main_service_id, a.language, a.email,
           (select p.path from picture p where p.vendor_id = v.id order by p.position limit 1) as picture_path,
           coalesce((select jsonb_agg(jsonb_build_object(
               'id', s.id,
               'category', jsonb_build_object('id', k.id, 'slug', k.slug, 'name', jsonb_build_object('en', k.name_en, 'id', k.name_id)),
               'city', jsonb_build_object('id', sc.id, 'slug', sc.slug, 'name', sc.name)) order by s.id)
             from vendor_service s join category k on k.id = s.category_id join city sc on sc.id = s.city_id where s.vendor_id = v.id), '[]') as services,
           coalesce((select jsonb_agg(jsonb_build_object(
               'id', m.id, 'status', m.status, 'vendorsServiceId', m.vendor_service_id,
               'membershipType', jsonb_build_object('name', m.plan_name)) order by m.id)
             from membership m join vendor_service s on s.id = m.vendor_service_id where s.vendor_id = v.id), '[]') as memberships
    from vendor v join account a on a.id = v.account_id left join city c on c.id = v.city_id
    where v.id = ${vendorId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`vendor ${vendorId} is gone`);
  const hasActiveMembership = row.memberships.some((m) => m.status === 'active');
  const mainService = row.services.find((s) => s.id === row.main_service_id) ?? null;
  return {
    id: row.id,
    status: row.status,
    businessName: row.business_name,
    slug: row.slug,
    hasActiveMembership,
    contactCredit: row.contact_credit,
    hasStoreProduct: false,
    membershipInfo: planOf({
      hasActiveMembership,
      memberships: row.memberships,
      mainServiceId: row.main_service_id,
      contactCredit: row.contact_credit,
    }),
    interestClient: [],
    potentialClient: [],
    ...(include.has('mainService') && { mainService }),
    ...(include.has('memberships') && { memberships: row.memberships }),
    ...(include.has('settings') && { settings: { language: row.language, timeZone: 'Asia/Jakarta' } }),
    ...(include.has('details') && {
      details: {
        about: row.about,
        address: row.address,
        zip: row.zip,
        website: row.website,
        city: row.city_name ?? '',
        pictureUrl: row.picture_path === null ? null : `/media/${row.picture_path}`,
        missing: missingSteps({
          businessName: row.business_name,
          about: row.about,
          address: row.address,
          phone: row.phone,
          cityId: row.city_id,
          categoryId: mainService?.category.id ?? null,
        }),
      },
    }),
    ...(include.has('countryOfOrigin') && { countryOfOrigin: { code: row.country_code, name: countryName(row.country_code) } }),
    ...(include.has('accountManager') && { accountManager: null }),
    ...(include.has('contacts') && {
      contacts: { phones: row.phone === '' ? [] : [row.phone], whatsapp: row.whatsapp, email: row.email },
    }),
  };
}

/** The vendor an account owns, or null. */
export async function vendorOfAccount(db: Connection, accountId: number) {
  const row = await db
    .selectFrom('vendor')
    .select(['id', 'status', 'slug', 'business_name'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, status: row.status as 0 | 1 | 2, slug: row.slug, businessName: row.business_name };
}
