import { accept, type Outcome, type Refusal, refuse } from '../outcome.ts';
import { cleanName } from '../text.ts';

/** What couples ask vendors of a trade, and in which form it is answered. Words for each stand in the texts, by the same names. */
type Kind =
  /** One of the options, or several of them. */
  | { readonly kind: 'choice' | 'several'; readonly options: readonly string[] }
  /** A whole number. */
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  /** A few words, as the vendor says them. */
  | { readonly kind: 'text' };

const choice = <const O extends readonly string[]>(...options: O) => ({ kind: 'choice', options }) as const;
const several = <const O extends readonly string[]>(...options: O) => ({ kind: 'several', options }) as const;
const number = (max: number) => ({ kind: 'number', min: 1, max }) as const;
const text = { kind: 'text' } as const;

const traditions = [
  'javanese',
  'sundanese',
  'betawi',
  'minang',
  'batak',
  'bugis',
  'balinese',
  'palembang',
  'malay',
  'chinese',
  'international',
] as const;

/** Every question there is. (product 3) */
export const questions = {
  deposit: choice('deposit_10', 'deposit_30', 'deposit_50', 'deposit_all'),
  other_cities: choice('no', 'travel_extra', 'included'),
  date_change: choice('free_once', 'with_fee', 'no'),
  languages: several('indonesian', 'english', 'mandarin', 'javanese_language', 'sundanese_language', 'arabic'),
  team_size: number(500),
  traditions: several(...traditions),
  weddings_a_day: number(20),
  // Places.
  seated: number(20_000),
  standing: number(50_000),
  setting: several('indoor', 'garden', 'beach', 'rooftop', 'poolside', 'heritage'),
  outside_vendors: choice('yes', 'with_fee', 'partners_only'),
  parking: number(5_000),
  facilities: several('bridal_room', 'prayer_room', 'generator', 'rooms_to_stay', 'step_free', 'sound_system'),
  // Food.
  halal: choice('halal_certified', 'halal_uncertified', 'not_halal'),
  tasting: choice('free', 'paid', 'none'),
  portions_min: number(5_000),
  cuisines: several('nusantara', 'chinese_food', 'western', 'japanese', 'middle_eastern', 'vegetarian'),
  serving: several('buffet', 'stalls', 'plated', 'boxes'),
  dietary: several('eggless', 'vegan', 'gluten_free', 'less_sugar'),
  delivery: choice('included', 'extra', 'pick_up'),
  order_days: number(365),
  order_min: number(10_000),
  // Pictures.
  photo_style: several('candid', 'editorial', 'classic', 'film', 'cinematic'),
  delivery_weeks: number(52),
  raw_files: choice('included', 'extra', 'no'),
  prewedding: choice('yes', 'no'),
  drone: choice('included', 'extra', 'no'),
  album: choice('included', 'extra', 'no'),
  print_limit: choice('unlimited', 'limited', 'digital_only'),
  // Planning and ceremony.
  planning: several('day_of', 'partial', 'full', 'traditional_ceremony', 'engagement'),
  guests_max: number(50_000),
  ceremonies: several('islamic', 'catholic', 'protestant', 'hindu', 'buddhist', 'confucian', 'civil', 'symbolic'),
  papers: choice('yes', 'advice', 'no'),
  rehearsal: choice('included', 'extra', 'no'),
  // Decoration and flowers.
  decoration_style: several('traditional', 'modern', 'rustic', 'garden_style', 'glamorous', 'minimal'),
  flowers: choice('fresh', 'artificial', 'both'),
  setup_hours: number(72),
  takedown: choice('included', 'extra', 'no'),
  // Looks.
  makeup_style: several('natural', 'bold', 'paes', 'korean', 'hijab'),
  trial: choice('free', 'paid', 'none'),
  retouch: choice('included', 'extra', 'no'),
  at_your_place: choice('yes', 'extra', 'no'),
  rent_or_make: several('rent', 'made_to_measure', 'ready_to_wear'),
  fittings: number(20),
  making_weeks: number(104),
  sizes: text,
  metals: several('yellow_gold', 'white_gold', 'rose_gold', 'platinum', 'palladium', 'silver'),
  engraving: choice('included', 'extra', 'no'),
  certificate: choice('yes', 'no'),
  treatments: text,
  start_weeks: number(52),
  // Stage.
  performers: number(200),
  play_hours: number(24),
  sound: choice('included', 'extra', 'no'),
  genres: several('pop', 'jazz', 'acoustic', 'traditional_music', 'dangdut', 'electronic', 'classical'),
  requests: choice('yes', 'before_the_day', 'no'),
  // Paper and gifts.
  formats: several('printed', 'digital', 'video'),
  revisions: number(50),
  personal_print: choice('included', 'extra', 'no'),
  // Journeys and everything else.
  destinations: text,
  travel_includes: several('flights', 'hotel', 'transport', 'tours', 'meals', 'insurance'),
  nights: number(60),
  visa_help: choice('yes', 'no'),
  speciality: text,
  rain_plan: text,
} as const satisfies Readonly<Record<string, Kind>>;

export type QuestionKey = keyof typeof questions;
type OptionsOf<K> = K extends { readonly options: readonly (infer O)[] } ? O : never;
/** Every option of every question; the same word means the same wherever it is offered. */
export type OptionKey = OptionsOf<(typeof questions)[QuestionKey]>;

/** How a question is answered: its options, unit or length. */
export const questionOf = (key: QuestionKey): Kind => questions[key];
/** Whether a key is one of the questions. */
export const isQuestion = (key: string): key is QuestionKey => Object.hasOwn(questions, key);

const always = ['deposit', 'date_change'] as const satisfies readonly QuestionKey[];
const film = ['photo_style', 'team_size', 'delivery_weeks', 'raw_files', 'prewedding', 'other_cities'] as const;
const clothes = ['rent_or_make', 'fittings', 'making_weeks', 'sizes', 'traditions'] as const;
const small = ['rent_or_make', 'making_weeks', 'sizes', 'delivery'] as const;
const blooms = ['flowers', 'decoration_style', 'order_days', 'delivery'] as const;
const stage = ['performers', 'play_hours', 'sound', 'requests', 'other_cities'] as const;
const printed = ['order_min', 'order_days', 'delivery'] as const;

/** What is asked in each category, by its slug: four to eight questions, the most asked first. */
const byCategory: Readonly<Record<string, readonly QuestionKey[]>> = {
  venue: ['seated', 'standing', 'setting', 'facilities', 'parking', 'outside_vendors'],
  photography: [...film.slice(0, 5), 'album'],
  videography: [...film.slice(0, 5), 'drone'],
  catering: ['halal', 'cuisines', 'serving', 'portions_min', 'tasting'],
  'wedding-planning': ['planning', 'traditions', 'team_size', 'guests_max', 'weddings_a_day', 'other_cities'],
  'decoration-lighting': ['decoration_style', 'flowers', 'traditions', 'setup_hours', 'takedown', 'other_cities'],
  'hair-makeup': ['makeup_style', 'trial', 'retouch', 'at_your_place', 'weddings_a_day'],
  bridal: [...clothes, 'trial'],
  'dress-attire': clothes,
  'entertainment-music': ['genres', ...stage],
  'entertainment-mc': ['languages', 'traditions', 'rehearsal', 'weddings_a_day', 'other_cities'],
  'wedding-cake': ['tasting', 'halal', 'dietary', 'order_days', 'delivery'],
  flowers: [...blooms, 'setup_hours'],
  invitations: ['formats', ...printed, 'revisions'],
  'favors-gifts': ['personal_print', ...printed],
  jewelry: ['metals', 'engraving', 'certificate', 'making_weeks'],
  'mens-formal-wear': clothes,
  'event-rentals': ['setup_hours', 'takedown', 'delivery', 'guests_max', 'other_cities'],
  'entertainment-dj': ['genres', 'play_hours', 'sound', 'requests', 'other_cities'],
  'photo-booth': ['print_limit', 'play_hours', 'personal_print', 'setup_hours', 'other_cities'],
  'sweet-corner': ['halal', 'dietary', 'portions_min', 'tasting', 'takedown'],
  honeymoon: ['destinations', 'nights', 'travel_includes', 'visa_help', 'languages'],
  'health-beauty': ['treatments', 'start_weeks', 'at_your_place', 'team_size'],
  'wedding-accessories': small,
  'wedding-shoes': small,
  'boutonnieres-corsages': blooms,
  officiants: ['ceremonies', 'languages', 'papers', 'rehearsal', 'other_cities'],
  'dance-choreography': ['traditions', 'performers', 'rehearsal', 'sound', 'other_cities'],
  'unique-services': ['speciality', 'setup_hours', 'rain_plan', 'other_cities'],
};

/** What a vendor of these categories is asked, each question once: those of its trade first, then what everyone is asked. */
export function questionsFor(categorySlugs: readonly string[]): QuestionKey[] {
  const ofTrade = categorySlugs.flatMap((slug) => byCategory[slug] ?? []);
  return ofTrade.length === 0 ? [] : [...new Set<QuestionKey>([...ofTrade, ...always])];
}

/** One option, several, a number, or words. */
export type AnswerValue = string | readonly string[] | number;
export type Answer = { readonly question: QuestionKey; readonly value: AnswerValue };
export type AnswersCode =
  | 'catalogue.answer_invalid'
  | 'catalogue.number_out_of_range'
  | 'catalogue.text_invalid'
  | 'catalogue.question_unknown';

export const answerLengthMax = 200;

/**
 * Checks and cleans answers, reporting a wrong one under `answers.<question>`. Questions left open are left out: empty words and choices without an
 * option are dropped. A question answered twice, or one that is not ours, is refused. (product 3; reliability S28)
 */
export function checkAnswers(
  answers: readonly { readonly question: string; readonly value: AnswerValue }[],
): Outcome<Answer[], AnswersCode> {
  const refusals: Refusal<AnswersCode>[] = [];
  const checked: Answer[] = [];
  const seen = new Set<string>();
  for (const { question, value } of answers) {
    const field = `answers.${question}`;
    if (!isQuestion(question) || seen.has(question)) {
      refusals.push({ code: 'catalogue.question_unknown', field: 'answers' });
      continue;
    }
    seen.add(question);
    const outcome = checkAnswer(questionOf(question), value, field);
    if (!outcome.ok) refusals.push(...outcome.refusals);
    else if (outcome.value !== null) checked.push({ question, value: outcome.value });
  }
  const [first, ...more] = refusals;
  return first === undefined ? accept(checked) : refuse(first, ...more);
}

function checkAnswer(question: Kind, value: AnswerValue, field: string): Outcome<AnswerValue | null, AnswersCode> {
  const invalid = refuse({ code: 'catalogue.answer_invalid', field } as const);
  switch (question.kind) {
    case 'choice':
      if (value === '') return accept(null);
      return typeof value === 'string' && question.options.includes(value) ? accept(value) : invalid;
    case 'several': {
      if (typeof value === 'string' || typeof value === 'number') return value === '' ? accept(null) : invalid;
      if (value.some((option) => !question.options.includes(option)) || new Set(value).size !== value.length) return invalid;
      // Kept in the order in which they are offered, so that the order of ticking changes nothing.
      return accept(value.length === 0 ? null : question.options.filter((option) => value.includes(option)));
    }
    case 'number': {
      if (value === '') return accept(null);
      const { min, max } = question;
      return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? accept(value)
        : refuse({ code: 'catalogue.number_out_of_range', field, params: { minimum: min, maximum: max } });
    }
    case 'text': {
      if (typeof value !== 'string') return invalid;
      const words = cleanName(value, { field, maxLength: answerLengthMax, isRequired: false });
      if (!words.ok) return refuse({ code: 'catalogue.text_invalid', field });
      return accept(words.value === '' ? null : words.value);
    }
  }
}
