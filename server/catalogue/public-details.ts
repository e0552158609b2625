// The public profile of a vendor.
import { sql } from 'kysely';
import type { VendorProfile } from '../../contract/catalogue.ts';
import type { PriceItem } from '../../core/catalogue/price-list.ts';
import { type Answer, isQuestion, questionOf, questionsFor } from '../../core/catalogue/questions.ts';
import { optionWords, questionWords } from '../../texts/catalogue/questions.ts';
import { unitWords } from '../../texts/catalogue/units.ts';
import { count } from '../../texts/format.ts';
import type { Language } from '../../texts/typed.ts';
import type { Connection } from '../kit/database.ts';
import { picturesIn } from '../pictures/api.ts';

/** The parts of a public profile that are neither card, plan nor neighbours. */
export type PublicDetails = Omit<VendorProfile, 'vendor' | 'plan' | 'similar' | 'is_preview'>;

interface Row extends Omit<PublicDetails, 'services' | 'gallery' | 'price_list' | 'questions'> {
  readonly services: PublicDetails['services'];
  readonly prices: readonly PriceItem[];
  readonly answers: readonly { readonly question: string; readonly value: Answer['value'] }[];
}

/** What anyone may see: services beyond the plan are left out, and with them the questions of their categories. */
export async function publicDetails(db: Connection, vendorId: number): Promise<PublicDetails> {
  const [{ rows }, pictures] = await Promise.all([
    sql<Row>`
      select v.about, v.address, v.zip, v.country_code as country, coalesce(own.name, v.foreign_city) as town, v.founded_year as since,
        v.website, v.instagram, v.tiktok, v.facebook, v.youtube,
        v.phone <> '' as has_phone, v.whatsapp <> '' as has_whatsapp, v.contact_email <> '' as has_email,
        (select coalesce(json_agg(json_build_object(
            'category', json_build_object('id', c.id, 'slug', c.slug, 'name', json_build_object('en', c.name_en, 'id', c.name_id)),
            'city', json_build_object('id', t.id, 'slug', t.slug, 'name', t.name)) order by s.id is distinct from v.main_service_id, s.id), '[]')
          from vendor_service s join category c on c.id = s.category_id join city t on t.id = s.city_id
          where s.vendor_id = v.id and s.is_shown) as services,
        (select coalesce(json_agg(json_build_object(
            'name', name, 'kind', kind, 'low', low_idr, 'high', high_idr, 'unit', unit, 'ownUnit', own_unit, 'role', role) order by position), '[]')
          from price_item where vendor_id = v.id) as prices,
        (select coalesce(json_agg(json_build_object('question', question, 'value', value)), '[]') from vendor_answer where vendor_id = v.id) as answers
      from vendor v left join city own on own.id = v.city_id where v.id = ${vendorId}`.execute(db),
    picturesIn(db, [{ vendorId, place: 'portfolio' }]),
  ]);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no vendor ${vendorId}`);
  const { services, prices, answers, ...words } = row;
  return {
    ...words,
    services,
    gallery: pictures.get('portfolio') ?? [],
    price_list: prices.map(presentPrice),
    questions: presentAnswers(
      answers.flatMap(({ question, value }) => (isQuestion(question) ? [{ question, value }] : [])),
      services.map(({ category }) => category.slug),
    ),
  };
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
