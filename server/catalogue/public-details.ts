// The public profile of a vendor.
import type { VendorProfile } from '../../contract/catalogue.ts';
import type { PriceItem } from '../../core/catalogue/price-list.ts';
import { type Answer, questionOf, questionsFor } from '../../core/catalogue/questions.ts';
import { optionWords, questionWords } from '../../texts/catalogue/questions.ts';
import { unitWords } from '../../texts/catalogue/units.ts';
import { count } from '../../texts/format.ts';
import type { Language } from '../../texts/typed.ts';
import type { Connection } from '../kit/database.ts';
import { picturesIn } from '../pictures/api.ts';
import { answersOf, pricesOf } from './offer-store.ts';
import { servicesOf } from './services-store.ts';

/** The parts of a public profile that are neither card, plan nor neighbours. */
export type PublicDetails = Omit<VendorProfile, 'vendor' | 'plan' | 'similar' | 'is_preview'>;

/** What anyone may see: services beyond the plan are left out, and with them the questions of their categories. */
export async function publicDetails(db: Connection, vendorId: number): Promise<PublicDetails> {
  const [vendor, services, pictures, prices, answers] = await Promise.all([
    ownWords(db, vendorId),
    servicesOf(db, vendorId),
    picturesIn(db, [{ vendorId, place: 'portfolio' }]),
    pricesOf(db, vendorId),
    answersOf(db, vendorId),
  ]);
  const shown = services.filter(({ isShown }) => isShown);
  return {
    ...vendor,
    services: shown.map(({ category, city }) => ({ category, city })),
    gallery: pictures.get('portfolio') ?? [],
    price_list: prices.map(presentPrice),
    questions: presentAnswers(
      answers,
      shown.map(({ category }) => category.slug),
    ),
  };
}

async function ownWords(db: Connection, vendorId: number) {
  const row = await db
    .selectFrom('vendor')
    .leftJoin('city', 'city.id', 'vendor.city_id')
    .select([
      'vendor.about',
      'vendor.address',
      'vendor.zip',
      'vendor.country_code as country',
      'vendor.foreign_city',
      'city.name as city',
      'vendor.founded_year as since',
      'vendor.website',
      'vendor.instagram',
      'vendor.tiktok',
      'vendor.facebook',
      'vendor.youtube',
      'vendor.phone',
      'vendor.whatsapp',
      'vendor.contact_email',
    ])
    .where('vendor.id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const { foreign_city: foreignCity, city, phone, whatsapp, contact_email: email, ...words } = row;
  return { ...words, town: city ?? foreignCity, has_phone: phone !== '', has_whatsapp: whatsapp !== '', has_email: email !== '' };
}

const presentPrice = ({ name, kind, low, high, unit, ownUnit, role }: PriceItem): VendorProfile['price_list'][number] => ({
  name,
  kind,
  low,
  high,
  unit: unitWords(unit, ownUnit),
  per: unit,
  role,
});

/** What was answered of what the vendor's categories ask, in both languages and in the order in which it is asked. */
function presentAnswers(answers: readonly Answer[], categorySlugs: readonly string[]): VendorProfile['questions'] {
  const byQuestion = new Map(answers.map((answer) => [answer.question, answer]));
  return questionsFor(categorySlugs).flatMap((key) => {
    const answer = byQuestion.get(key);
    return answer === undefined ? [] : [{ question: questionWords[key], answer: { en: wordsOf(answer, 'en'), id: wordsOf(answer, 'id') } }];
  });
}

function wordsOf({ question, value }: Answer, language: Language): string {
  if (typeof value === 'number') return count(value, language);
  if (typeof value !== 'string') return value.map((option) => optionText(option, language)).join(', ');
  return questionOf(question).kind === 'text' ? value : optionText(value, language);
}

const wordsOfOptions = new Map<string, Readonly<Record<Language, string>>>(Object.entries(optionWords));
const optionText = (option: string, language: Language): string => wordsOfOptions.get(option)?.[language] ?? option;
