// The vendors' answers to the questions of their categories.
import { type Answer, type QuestionKey, questionOf, questionsFor } from '../../core/catalogue/questions.ts';
import type { Chance } from './art/chance.ts';

/** Realistic ranges for numeric answers. */
const usual: Partial<Record<QuestionKey, readonly [low: number, high: number, step: number]>> = {
  team_size: [3, 12, 1],
  weddings_a_day: [1, 2, 1],
  seated: [150, 600, 50],
  standing: [400, 1_500, 100],
  parking: [40, 300, 20],
  portions_min: [100, 300, 50],
  order_days: [7, 30, 1],
  order_min: [50, 200, 50],
  delivery_weeks: [3, 10, 1],
  guests_max: [500, 2_000, 100],
  setup_hours: [3, 10, 1],
  fittings: [2, 4, 1],
  making_weeks: [4, 16, 2],
  start_weeks: [4, 12, 1],
  performers: [3, 10, 1],
  play_hours: [2, 4, 1],
  revisions: [2, 5, 1],
  nights: [3, 7, 1],
};
const declining: readonly string[] = ['no', 'none', 'not_halal'];
const said: Partial<Record<QuestionKey, readonly [string, ...string[]]>> = {
  sizes: ['S – XXL', '36 – 44', 'S – XL'],
  treatments: ['Lulur, ratus, totok wajah', 'Spa, facial, creambath'],
  destinations: ['Bali, Lombok, Labuan Bajo', 'Jepang, Korea, Turki'],
  speciality: ['Dibuat khusus untuk setiap pengantin', 'Belum pernah ada di pesta lain'],
  rain_plan: ['Acara dipindah ke dalam ruangan', 'Kami siapkan tenda'],
};

/** Answers to the questions of a category, each with the probability `share`. */
export function answersOf(chance: Chance, categorySlug: string, share = 0.75): Answer[] {
  return questionsFor([categorySlug]).flatMap((question) =>
    chance.happens(share) ? [{ question, value: valueOf(chance, question) }] : [],
  );
}

function valueOf(chance: Chance, question: QuestionKey): Answer['value'] {
  const asked = questionOf(question);
  // Most answers are positive, to agree with the price lists.
  if (asked.kind === 'choice') return chance.pick(asked.options.filter((option) => !declining.includes(option)));
  if (asked.kind === 'several') {
    const chosen = new Set(chance.shuffled(asked.options).slice(0, chance.int(2, 3)));
    return asked.options.filter((option) => chosen.has(option));
  }
  if (asked.kind === 'text') return chance.pick(said[question] ?? (['Silakan tanyakan'] as const));
  const [low, high, step] = usual[question] ?? [2, 6, 1];
  return low + step * chance.int(0, Math.floor((high - low) / step));
}
