// Products: the named Gold vendor has them in every status, the one on Trial one below the limit, and many others have some.
import { unitWords } from '../../texts/catalogue/units.ts';
import { sql } from 'kysely';
import { slugOf } from '../../core/catalogue/slug.ts';
import { emptyProduct, type ProductContent } from '../../core/store/content.ts';
import type { ProductStatus } from '../../core/store/life.ts';
import { priceOf } from '../../core/store/price.ts';
import { addDays, businessDayOf, dayMs } from '../../core/time.ts';
import type { Tx } from '../kit/database.ts';
import { type Chance, chanceOf } from './art/chance.ts';
import { idAt, iso } from './ids.ts';
import { insertRows, type Row } from './insert.ts';
import { cityNames, type DemoVendor } from './world.ts';

/** A product without its vendor. Days are counted from today. */
interface Offered {
  readonly title: string;
  readonly thousands: number;
  readonly unit: string;
  readonly status?: ProductStatus;
  readonly percentOff?: number;
  readonly from?: number;
  readonly until?: number;
  readonly stock?: number;
  readonly down?: number;
  /** The saved content differs from the published one. */
  readonly isChanged?: true;
}

/** Newest first. */
const ofGold: readonly Offered[] = [
  { title: 'Promo akhir tahun: prewedding studio', thousands: 6_500, unit: 'sesi', percentOff: 25, until: 38, down: 30, stock: 4 },
  { title: 'Paket hari-H lengkap, 2 fotografer', thousands: 14_500, unit: 'acara', down: 30 },
  { title: 'Promo Bali: prewedding matahari terbit', thousands: 12_000, unit: 'sesi', percentOff: 15, until: 20, down: 50 },
  { title: 'Foto lamaran, 4 jam', thousands: 4_200, unit: 'acara', isChanged: true },
  { title: 'Album kolase 40 halaman', thousands: 2_400, unit: 'buku', stock: 12 },
  { title: 'Prewedding kebun raya', thousands: 7_800, unit: 'sesi', down: 30 },
  { title: 'Foto keluarga di hari pernikahan', thousands: 1_800, unit: 'sesi' },
  { title: 'Promo Ramadan: akad pagi', thousands: 5_500, unit: 'acara', percentOff: 20, from: 45, until: 75 },
  { title: 'Cetak kanvas 60 × 90 cm', thousands: 950, unit: 'lembar' },
  { title: 'Dokumentasi siraman dan midodareni', thousands: 5_000, unit: 'acara', down: 30 },
  { title: 'Sesi studio hitam putih', thousands: 3_600, unit: 'sesi' },
  { title: 'Foto keluarga besar di rumah', thousands: 0, unit: '', status: 'draft' },
  { title: 'Paket akad dan resepsi, 10 jam', thousands: 18_500, unit: 'acara', down: 30 },
  { title: 'Foto udara dengan drone', thousands: 2_800, unit: 'acara', stock: 2 },
  { title: 'Buku tamu foto instan', thousands: 1_500, unit: 'acara' },
  { title: 'Promo September: album plus bingkai gratis', thousands: 2_900, unit: 'buku', percentOff: 10, until: -12 },
  { title: 'Fotografer kedua', thousands: 3_000, unit: 'acara' },
  { title: 'Paket intim, 50 tamu', thousands: 8_900, unit: 'acara', down: 25 },
  { title: 'Sesi foto sehari keliling Jakarta', thousands: 9_500, unit: 'hari', status: 'sold_out', stock: 1 },
  { title: 'Prewedding pantai Uluwatu', thousands: 11_000, unit: 'sesi', down: 50 },
  { title: 'Cetak 100 foto ukuran 4R', thousands: 450, unit: 'paket' },
  { title: 'Pemotretan malam kota tua', thousands: 5_900, unit: 'sesi', status: 'inactive' },
  { title: 'Foto busana adat, 3 tampilan', thousands: 6_200, unit: 'sesi' },
  { title: 'Slide untuk layar resepsi', thousands: 1_200, unit: 'acara' },
  { title: 'Foto persiapan pengantin', thousands: 2_200, unit: 'acara' },
  { title: 'Paket film analog', thousands: 7_400, unit: 'sesi', status: 'archived' },
  { title: 'Pemotretan ulang tahun pernikahan', thousands: 3_900, unit: 'sesi' },
];
const ofTrial: readonly Offered[] = [
  { title: 'Buket tangan musim hujan', thousands: 1_250, unit: 'buket', percentOff: 20, until: 25, down: 50, stock: 5 },
  { title: 'Roncean melati pengantin', thousands: 950, unit: 'set', down: 50 },
  { title: 'Meja bunga akad', thousands: 0, unit: '', status: 'draft' },
];
/** How many products other vendors show. */
const shownBy = { Gold: 6, Silver: 4, Free: 3 } as const;

interface Wish {
  readonly vendors: readonly DemoVendor[];
  readonly cityIds: ReadonlyMap<string, number>;
  readonly now: number;
}

/** After the portfolios: products show pictures of these. */
export async function fillStore(tx: Tx, wish: Wish): Promise<void> {
  const drawn = { ...wish, pictures: await portfolios(tx) };
  const products: Row<'store_product'>[] = [];
  const places: Row<'placed_picture'>[] = [];
  for (const [index, vendor] of drawn.vendors.entries()) {
    const chance = chanceOf(`products of ${vendor.slug}`);
    const vendorId = index + 1;
    for (const [nth, offered] of offeredBy(chance, vendor).entries()) {
      const row = productRow(chance, drawn, vendorId, offered, nth);
      products.push(row.product);
      places.push(...row.places);
    }
  }
  await insertRows(tx, 'store_product', products);
  await insertRows(tx, 'placed_picture', places);
  await askAboutProducts(tx);
}

interface Drawn extends Wish {
  /** Of each vendor, in the order of its portfolio. */
  readonly pictures: ReadonlyMap<number, readonly string[]>;
}

async function portfolios(tx: Tx): Promise<Drawn['pictures']> {
  const rows = await tx
    .selectFrom('placed_picture')
    .select(['vendor_id', 'picture_id'])
    .where('place', '=', 'portfolio')
    .orderBy('position')
    .execute();
  return new Map([...Map.groupBy(rows, (row) => row.vendor_id)].map(([vendorId, its]) => [vendorId, its.map((row) => row.picture_id)]));
}

function offeredBy(chance: Chance, vendor: DemoVendor): readonly Offered[] {
  if (vendor.email === 'gold@demo.test') return ofGold;
  if (vendor.email === 'trial@demo.test') return ofTrial;
  if (vendor.status !== 1 || !chance.happens(0.3)) return [];
  return vendor.prices.slice(0, shownBy[vendor.plan]).map((price, nth) => ({
    title: price.name,
    thousands: Math.round(price.lowIdr / 1_000),
    unit: unitWords(price.unit, price.ownUnit).id.replace(/^per /, ''),
    ...(price.lowIdr > 2_000_000 && { down: 30 }),
    ...(nth === 0 && chance.happens(0.4) && { percentOff: chance.pick([10, 15, 20] as const), until: chance.int(6, 60) }),
  }));
}

function productRow(chance: Chance, { vendors, pictures, cityIds, now }: Drawn, vendorId: number, offered: Offered, nth: number) {
  const vendor = vendors[vendorId - 1];
  if (!vendor) throw new Error(`no vendor ${vendorId}`);
  const status = offered.status ?? 'active';
  const publishedAt = now - (nth * 5 + chance.int(1, 4)) * dayMs;
  const id = idAt(chance, publishedAt);
  const own = pictures.get(vendorId) ?? [];
  const photos = status === 'draft' ? [] : own.map((_, at) => own[(at + nth) % own.length] ?? '').slice(0, 1 + (nth % 3));
  const today = businessDayOf(now);
  const isPromo = offered.percentOff !== undefined;
  const content: ProductContent = {
    ...emptyProduct(
      isPromo ? 'promo' : 'reguler',
      offered.title,
      vendor.citySlugs.flatMap((slug) => cityIds.get(slug) ?? []),
    ),
    description: status === 'draft' ? '' : describe(vendor, offered.title),
    terms: status === 'draft' || nth % 2 === 1 ? '' : termsIn[vendor.language],
    price: offered.thousands === 0 ? null : offered.thousands * 1_000,
    unit: offered.unit,
    promo: { kind: 'percent', value: offered.percentOff ?? null },
    down_payment: offered.down === undefined ? { kind: 'none' } : { kind: 'percent', value: offered.down },
    valid_from: offered.from === undefined ? null : addDays(today, offered.from),
    valid_until: offered.until === undefined ? null : addDays(today, offered.until),
    stock: offered.stock ?? null,
    photos,
  };
  const written = offered.isChanged ? { ...content, price: Math.round((content.price ?? 0) * 1.1) } : content;
  const isLive = status !== 'draft';
  const product: Row<'store_product'> = {
    id,
    vendor_id: vendorId,
    status,
    content: written,
    live: isLive ? content : null,
    shown_from: isLive ? content.valid_from : null,
    shown_until: isLive ? content.valid_until : null,
    slug: isLive ? slugOf(offered.title, 'product') : null,
    created_at: iso(publishedAt),
    saved_at: iso(publishedAt),
    published_at: isLive ? iso(publishedAt) : null,
    revision: 2,
  };
  const places = ['productdraft', 'product'].flatMap((place) =>
    photos.map((picture, position) => ({ vendor_id: vendorId, place: `${place}:${id}`, position, picture_id: picture })),
  );
  return { product, places };
}

const termsIn = {
  id: 'Tanggal dapat diubah satu kali, paling lambat 30 hari sebelum acara.\nUang muka tidak dikembalikan jika acara dibatalkan.',
  en: 'The date can be changed once, up to 30 days before the event.\nThe down payment is not refunded if the booking is cancelled.',
} as const;

function describe({ language, citySlugs: [citySlug], businessName }: DemoVendor, title: string): string {
  const city = cityNames.get(citySlug) ?? '';
  return language === 'id'
    ? `${title} dari ${businessName}, untuk hari Anda di ${city}.\nTermasuk konsultasi pertama, tim kami di hari acara, dan transportasi dalam kota. Tanyakan ketersediaan tanggal Anda; kami balas dalam satu hari kerja.`
    : `${title} by ${businessName}, for your day in ${city}.\nIncludes a first consultation, our team on the day and travel within the city. Ask us about your date; we reply within one working day.`;
}

/** Makes the latest messages to the named vendors questions about one of their products. */
async function askAboutProducts(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: string; vendor_id: number; live: ProductContent }>`
    select id, vendor_id, live from store_product where vendor_id in (1, 2) and status = 'active' order by vendor_id, published_at desc`.execute(
    tx,
  );
  for (const vendorId of [1, 2]) {
    const product = rows.find((row) => row.vendor_id === vendorId);
    if (!product) continue;
    await sql`
      update message set product_id = ${product.id}, product_title = ${product.live.title}, product_price_idr = ${priceOf(product.live)}
      where number = 1 and kind = 'text' and conversation_id in (
        select id from conversation where vendor_id = ${vendorId} order by last_at desc limit 2)`.execute(tx);
  }
}
