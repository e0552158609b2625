// The wedding details of the demo world's couples.
import type { Row } from './insert.ts';
import { budgetBands } from '../../core/clients/budget.ts';
import { lastDayOf } from '../../core/clients/wedding-day.ts';
import { businessDayOf, dayMs } from '../../core/time.ts';
import { type Chance, chanceOf } from './art/chance.ts';
import type { PlaceIds } from './market-rows.ts';

type WeddingRow = Row<'wedding'> & { readonly wedding_on: string };
export interface WeddingRows {
  readonly wedding: WeddingRow[];
  readonly wedding_category: Row<'wedding_category'>[];
}

/** Cities of weddings with their share in percent; the rest elsewhere. */
const cities = [
  ['jakarta', 30],
  ['bandung', 30],
  ['bali', 15],
  ['surabaya', 10],
  ['yogyakarta', 10],
] as const;
/** Categories couples look for, with their share. */
const wanted = [
  ['photography', 0.7],
  ['flowers', 0.65],
  ['catering', 0.5],
  ['venue', 0.4],
  ['decoration-lighting', 0.5],
  ['hair-makeup', 0.5],
  ['videography', 0.4],
  ['bridal', 0.35],
  ['invitations', 0.3],
  ['wedding-cake', 0.25],
  ['honeymoon', 0.2],
] as const;
const venues = ['', '', 'Gedung Merdeka', 'Taman Budaya', 'Rumah orang tua', 'Pendopo Agung', 'Aula Masjid Raya'] as const;
const wishes = [
  'Adat Sunda untuk akad, internasional untuk resepsi. Warna utama hijau sage dan putih.',
  'Pernikahan kecil di luar ruang, sore hari, dengan musik akustik.',
  'Adat Jawa lengkap: siraman, midodareni, panggih.',
  'An outdoor wedding for family and close friends. We love wild flowers.',
  '',
  '',
] as const;

/** Weddings of all couples except some without details. */
export function weddingRows(coupleIds: readonly number[], places: PlaceIds, now: number): WeddingRows {
  const rows: WeddingRows = { wedding: [], wedding_category: [] };
  for (const [index, coupleId] of coupleIds.entries()) {
    const chance = chanceOf(`wedding of couple ${index}`);
    // The first of the named couples has filled in everything, the second nothing.
    if (index === 1 || (index > 1 && chance.happens(0.12))) continue;
    rows.wedding.push(weddingOf(chance, coupleId, places, now));
    for (const [slug, share] of wanted) {
      const categoryId = places.categories.get(slug);
      if (categoryId !== undefined && chance.happens(share)) rows.wedding_category.push({ couple_id: coupleId, category_id: categoryId });
    }
  }
  return rows;
}

function weddingOf(chance: Chance, coupleId: number, places: PlaceIds, now: number): WeddingRow {
  const day = businessDayOf(now + chance.int(45, 480) * dayMs);
  const isDayKnown = chance.happens(0.75);
  return {
    couple_id: coupleId,
    wedding_on: isDayKnown ? day : lastDayOf(day.slice(0, 7)),
    is_day_known: isDayKnown,
    city_id: places.cities.get(cityOf(chance)) ?? null,
    guests: chance.int(3, 40) * 25,
    budget_band: chance.pick(budgetBands),
    venue: chance.pick(venues),
    wishes: chance.pick(wishes),
    is_findable: chance.happens(0.9),
    updated_at: new Date(now - chance.int(0, 40) * dayMs).toISOString(),
  };
}

function cityOf(chance: Chance): string {
  let left = chance.int(1, 100);
  for (const [slug, share] of cities) {
    left -= share;
    if (left <= 0) return slug;
  }
  return 'malang';
}
