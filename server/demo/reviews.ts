import type { Chance } from './art/chance.ts';
import type { Trade } from './trades/trade.ts';

type Language = 'id' | 'en';
const openings = {
  id: [
    'Kami menikah bulan itu di {city} dan tidak menyesal memilih {x}.',
    'Terima kasih, {x}.',
    'Dari pertemuan pertama sudah merasa cocok.',
    'Awalnya ragu karena persiapan kami singkat, ternyata beres semua.',
    'Direkomendasikan oleh sepupu, dan sekarang giliran kami yang merekomendasikan.',
    '',
  ],
  en: [
    'We married in {city} that month and are so glad we chose {x}.',
    'Thank you, {x}.',
    'We felt comfortable from the first meeting.',
    'We had very little time to plan, and everything was still ready on the day.',
    'My cousin recommended them, and now we do too.',
    '',
  ],
} as const;
const closings = {
  id: ['Harganya sepadan dengan hasilnya.', 'Semoga sukses selalu.', 'Orang tua kami juga puas.', ''],
  en: ['Worth every Rupiah.', 'Our parents were happy too.', ''],
} as const;
const delight = {
  id: ['Balas pesannya cepat dan jelas.', 'Pasti kami rekomendasikan ke teman-teman.'],
  en: ['They always replied quickly and clearly.', 'We’re recommending them to all our friends.'],
} as const;
const complaints = {
  id: [
    'Sempat terlambat sedikit, tetapi hasil akhirnya baik.',
    'Komunikasi di awal agak lambat.',
    'Warnanya sedikit berbeda dari yang kami minta.',
    'Harganya lumayan tinggi, tetapi bisa dimaklumi.',
  ],
  en: [
    'A little late on the day, but the result was good.',
    'Slow to reply at first.',
    'The colours were a touch different from what we asked for.',
    'Not cheap, but we understand why.',
  ],
} as const;

/** The text of a review: praise that fits the trade, and with fewer stars a complaint. */
export function reviewText(chance: Chance, trade: Trade, rating: number, words: { readonly x: string; readonly city: string }): string {
  const language: Language = chance.happens(0.72) ? 'id' : 'en';
  const from = <T>(list: readonly T[]): T => chance.pick(list);
  const praise = chance.shuffled(trade.praise[language]).slice(0, rating >= 5 && chance.happens(0.4) ? 2 : 1);
  const sentences = [
    from(openings[language]),
    ...(rating >= 4 ? praise : []),
    ...(rating <= 4 ? [from(complaints[language])] : []),
    from(rating >= 5 ? [...closings[language], ...delight[language]] : closings[language]),
  ];
  return sentences
    .filter((sentence) => sentence !== '')
    .join(' ')
    .replaceAll('{x}', words.x)
    .replaceAll('{city}', words.city);
}

const thanks = {
  id: ['Terima kasih banyak atas ulasannya. Senang bisa ikut di hari bahagia kalian.', 'Terima kasih! Semoga langgeng dan bahagia selalu.'],
  en: ['Thank you so much. It was a joy to be part of your day.', 'Thank you both, and all the best for what comes next.'],
} as const;
const regrets = {
  id: ['Terima kasih atas masukannya. Kami sudah membicarakannya dengan tim agar lain kali lebih baik.'],
  en: ['Thank you for telling us. We’ve talked it over with our team and will do better.'],
} as const;

/** What a vendor answers to a review. */
export const answerText = (chance: Chance, language: Language, rating: number): string =>
  chance.pick<string>(rating >= 5 ? thanks[language] : regrets[language]);
