import type { Wish } from './facets.ts';
import type { OptionKey, QuestionKey } from './questions.ts';

type Said = readonly [question: QuestionKey, options: readonly OptionKey[], words: string];

/** Words of a search that are an answer vendors give, in both languages. A word can be an answer to several questions; the category decides which. */
const said: readonly Said[] = [
  ['halal', ['halal_certified', 'halal_uncertified'], 'halal'],
  ['setting', ['indoor'], 'indoor'],
  ['setting', ['garden', 'beach', 'rooftop', 'poolside'], 'outdoor'],
  ['setting', ['garden'], 'garden taman kebun'],
  ['setting', ['beach'], 'beach pantai'],
  ['setting', ['rooftop'], 'rooftop'],
  ['setting', ['poolside'], 'pool poolside kolam'],
  ['setting', ['heritage'], 'heritage'],
  ['photo_style', ['candid'], 'candid'],
  ['photo_style', ['editorial'], 'editorial'],
  ['photo_style', ['classic'], 'classic klasik'],
  ['photo_style', ['cinematic'], 'cinematic sinematik'],
  ['prewedding', ['yes'], 'prewedding prewed'],
  ['decoration_style', ['traditional'], 'tradisional traditional'],
  ['decoration_style', ['modern'], 'modern'],
  ['decoration_style', ['rustic'], 'rustic rustik'],
  ['decoration_style', ['glamorous'], 'glamour glamor glamorous'],
  ['decoration_style', ['minimal'], 'minimal minimalis minimalist'],
  ['makeup_style', ['natural'], 'natural flawless'],
  ['makeup_style', ['bold'], 'bold'],
  ['makeup_style', ['paes'], 'paes'],
  ['makeup_style', ['korean'], 'korean korea'],
  ['makeup_style', ['hijab'], 'hijab hijabers berhijab'],
  ['traditions', ['javanese'], 'jawa javanese'],
  ['traditions', ['sundanese'], 'sunda sundanese'],
  ['traditions', ['betawi'], 'betawi'],
  ['traditions', ['minang'], 'minang padang minangkabau'],
  ['traditions', ['batak'], 'batak'],
  ['traditions', ['bugis'], 'bugis'],
  ['traditions', ['malay'], 'melayu malay'],
  ['traditions', ['chinese'], 'tionghoa chinese'],
  ['ceremonies', ['islamic'], 'islam islamic muslim'],
  ['ceremonies', ['catholic'], 'katolik catholic'],
  ['ceremonies', ['protestant'], 'kristen protestant christian'],
  ['ceremonies', ['hindu'], 'hindu'],
  ['cuisines', ['nusantara'], 'nusantara indonesian'],
  ['cuisines', ['chinese_food'], 'chinese'],
  ['cuisines', ['western'], 'western barat'],
  ['cuisines', ['japanese'], 'japanese jepang'],
  ['cuisines', ['middle_eastern'], 'arab arabic'],
  ['cuisines', ['vegetarian'], 'vegetarian'],
  ['serving', ['buffet'], 'buffet prasmanan'],
  ['serving', ['stalls'], 'gubukan gubuk stall stalls'],
  ['serving', ['boxes'], 'kotak'],
  ['dietary', ['eggless'], 'eggless'],
  ['dietary', ['vegan'], 'vegan'],
  ['genres', ['jazz'], 'jazz'],
  ['genres', ['acoustic'], 'akustik acoustic'],
  ['genres', ['dangdut'], 'dangdut'],
  ['languages', ['english'], 'english inggris bilingual'],
  ['languages', ['mandarin'], 'mandarin'],
  ['formats', ['printed'], 'cetak printed'],
  ['formats', ['digital'], 'digital online website'],
];

const byWord = new Map<string, Wish[]>();
for (const [question, options, words] of said)
  for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), { question, options }]);

/** What a word of a search asks of vendors' answers; nothing for most words. */
export const wishesOf = (word: string): readonly Wish[] => byWord.get(word) ?? [];
/** Every word that asks for an answer: a search knows them, whether or not a vendor has them in its name. */
export const wishWords: readonly string[] = [...byWord.keys()];
