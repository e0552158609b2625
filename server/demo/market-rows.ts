// The market as rows: ids are given here, in the order of the lists, so that rows can refer to each other before they are stored.
import type { Row } from './insert.ts';
import { entryPriceOf } from '../../core/catalogue/entry-price.ts';
import { priceGuess } from '../../core/catalogue/price-guess.ts';
import { lastDayOf } from '../../core/membership/price.ts';
import { addDays, businessDayOf, dayMs } from '../../core/time.ts';
import type { Tables } from '../database/tables.ts';
import { chanceOf } from './art/chance.ts';
import { drawVendor } from './pictures.ts';
import type { DemoVendor } from './world.ts';

type Rows<Table extends keyof Tables> = Row<Table>[];

/** The ids of categories and cities by their slugs, as the migrations gave them. */
export interface PlaceIds {
  readonly categories: ReadonlyMap<string, number>;
  readonly cities: ReadonlyMap<string, number>;
}
export interface VendorRows {
  readonly vendor: Rows<'vendor'>;
  readonly vendor_service: Rows<'vendor_service'>;
  readonly membership: Rows<'membership'>;
  readonly price_item: Rows<'price_item'>;
  readonly vendor_answer: Rows<'vendor_answer'>;
}

/** Who has not confirmed yet what its prices are. */
const unsortedPrices: readonly string[] = ['trial@demo.test', 'jamuan-lentera-emas@demo.test', 'hidangan-darmawangsa-rasa@demo.test'];

const idOf = (ids: ReadonlyMap<string, number>, slug: string): number => {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`no place ${slug}`);
  return id;
};

/** The rows of all vendors; the n-th vendor has the id n and belongs to the n-th account. */
export function vendorRows(vendors: readonly DemoVendor[], places: PlaceIds, now: number): VendorRows {
  const rows: VendorRows = { vendor: [], vendor_service: [], membership: [], price_item: [], vendor_answer: [] };
  for (const [index, vendor] of vendors.entries()) {
    const id = index + 1;
    const chance = chanceOf(`rows of ${vendor.slug}`);
    const mainServiceId = rows.vendor_service.length + 1;
    const categoryId = idOf(places.categories, vendor.categorySlug);
    for (const slug of vendor.citySlugs) {
      rows.vendor_service.push({
        id: rows.vendor_service.length + 1,
        vendor_id: id,
        category_id: categoryId,
        city_id: idOf(places.cities, slug),
        // A venue is listed in its own city alone.
        is_shown: vendor.categorySlug !== 'venue' || slug === vendor.citySlugs[0],
      });
    }
    const startsOn = addDays(businessDayOf(now), -chance.int(20, 340));
    rows.membership.push({
      vendor_service_id: mainServiceId,
      plan_name: vendor.plan,
      status: 'active',
      starts_on: startsOn,
      ends_on: vendor.plan === 'Free' ? null : lastDayOf(startsOn, 'year'),
    });
    rows.vendor.push(vendorRow(id, vendor, { mainServiceId, cityId: idOf(places.cities, vendor.citySlugs[0]) }, now));
    for (const [position, price] of vendor.prices.entries()) {
      const guess = priceGuess(price);
      rows.price_item.push({
        vendor_id: id,
        position,
        name: price.name,
        kind: price.kind,
        low_idr: price.lowIdr,
        high_idr: price.highIdr,
        unit: guess.unit,
        own_unit: guess.ownUnit,
        role: guess.role,
        is_role_guessed: unsortedPrices.includes(vendor.email),
      });
    }
    // The whole set travels as JSON.
    for (const { question, value } of vendor.answers) rows.vendor_answer.push({ vendor_id: id, question, value: value });
  }
  return rows;
}

function vendorRow(
  id: number,
  vendor: DemoVendor,
  { mainServiceId, cityId }: { mainServiceId: number; cityId: number },
  now: number,
): Rows<'vendor'>[number] {
  const publishedAt = now - vendor.publishedDaysAgo * dayMs - (id % 24) * 3_600_000;
  const entry = entryPriceOf(vendor.prices.map((price) => ({ ...priceGuess(price), low: price.lowIdr })));
  return {
    id,
    account_id: id,
    slug: vendor.slug,
    business_name: vendor.businessName,
    status: vendor.status,
    about: vendor.about,
    address: vendor.countryCode === 'ID' ? vendor.address : '12 Keong Saik Road',
    zip: vendor.countryCode === 'ID' ? vendor.zip : '089119',
    country_code: vendor.countryCode,
    city_id: vendor.countryCode === 'ID' ? cityId : null,
    foreign_city: vendor.countryCode === 'ID' ? '' : 'Singapore',
    phone: vendor.phone,
    whatsapp: vendor.whatsapp,
    website: vendor.website,
    instagram: vendor.instagram,
    tiktok: vendor.tiktok,
    facebook: vendor.facebook,
    youtube: vendor.youtube,
    contact_email: vendor.contactEmail,
    other_phone: vendor.otherPhone,
    founded_year: vendor.foundedYear,
    main_service_id: mainServiceId,
    contact_credit: 5,
    price_from_idr: entry?.low ?? null,
    price_from_unit: entry?.unit ?? 'none',
    price_from_own_unit: entry?.ownUnit ?? '',
    published_at: vendor.status === 1 ? new Date(publishedAt).toISOString() : null,
    created_at: new Date(publishedAt - 3 * dayMs).toISOString(),
  };
}

/** The pictures of all vendors, with their files' content. */
export const vendorPictures = (
  vendors: readonly DemoVendor[],
): { vendorId: number; position: number; picture: ReturnType<typeof drawVendor>[number] }[] =>
  vendors.flatMap(({ slug, categorySlug }, index) =>
    drawVendor(slug, categorySlug).map((picture, position) => ({ vendorId: index + 1, position, picture })),
  );
