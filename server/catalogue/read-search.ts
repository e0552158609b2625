// Interprets search words: as typed, without Indonesian suffixes, or with corrected spelling; core decides what they ask for.
import { sql } from 'kysely';
import { nearestWord, slipsBelieved, startsAlike } from '../../core/catalogue/nearest-word.ts';
import {
  type Attempt,
  attemptsFor,
  type FormedWord,
  isOurs,
  type Known,
  takeApart,
  understand,
  type Vocabulary,
  vocabularyWords,
  wordsOfVocabulary,
} from '../../core/catalogue/read-query.ts';
import { wishWords } from '../../core/catalogue/search-wishes.ts';
import type { BusinessDay } from '../../core/time.ts';
import { mayBeSlip, replaceWords, stemsOf } from '../../core/catalogue/search-words.ts';
import type { Connection, Tx } from '../kit/database.ts';

export interface Search {
  /** The ways to look for it, the strictest first. */
  readonly attempts: readonly Attempt[];
  /** Vendors who are called as was typed: they are found, whatever their category, and come first. */
  readonly calledSo: readonly number[];
  /** The search with other words where something was corrected; null when nothing was. */
  readonly corrected: string | null;
}

/** The words by which categories and cities are known; they change only by migrations. */
export async function readVocabulary(db: Connection): Promise<Vocabulary> {
  const { rows } = await sql<{ kind: 'category' | 'city'; id: number; slug: string; names: string; others: string }>`
    select 'category' as kind, id, slug, concat_ws(' ', name_en, name_id) as names, search_words as others from category
    union all select 'city', id, slug, name, search_words from city`.execute(db);
  const known = (kind: 'category' | 'city'): Known[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, slug, names, others }) => ({ id, slug, names: vocabularyWords(names), others: vocabularyWords(others) }));
  return { categories: known('category'), cities: known('city') };
}

/**
 * Null when nothing was typed that could be looked for, such as signs alone. Until its transaction ends vendors are found by their indexes: the
 * planner believes that one of 100 000 with some word is met soon on the way through all, which is a second when no one has it.
 */
export async function readSearch(db: Tx, text: string, vocabulary: Vocabulary, today: BusinessDay): Promise<Search | null> {
  const typed = takeApart(text, vocabulary, today);
  const { price, guests, day } = typed.amounts;
  if (typed.words.length === 0 && price === null && guests === null && day === null) return null;
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(db);
  const known = await knownForms(db, typed.words, vocabulary);
  const meant = nearestOf(
    typed.words.filter((word) => !known.has(word)),
    vocabulary,
  );
  const words = typed.words.map((word): FormedWord => ({ typed: word, form: known.get(word) ?? meant.get(word) ?? null }));
  return {
    attempts: attemptsFor(understand(typed, words, vocabulary), words),
    calledSo: await vendorsCalled(db, text),
    corrected: meant.size === 0 ? null : replaceWords(text, meant),
  };
}

/** What to try when nothing was found: the search with the nearest words of ours in the place of those no one has; null when none is near. */
export async function suggestionFor(db: Connection, text: string, vocabulary: Vocabulary, today: BusinessDay): Promise<string | null> {
  const { words } = takeApart(text, vocabulary, today);
  const known = await knownForms(db, words, vocabulary);
  const near = nearestOf(
    words.filter((word) => !known.has(word)),
    vocabulary,
    1,
  );
  const suggestion = replaceWords(text, near);
  return suggestion === text.trim() ? null : suggestion;
}

/** For each word that is ours or some vendor's, at least as a start, the form in which it is: itself, or else the whole word it is made of. */
async function knownForms(db: Connection, words: readonly string[], vocabulary: Vocabulary): Promise<Map<string, string>> {
  const ours = words.filter((word) => isOurs(word, vocabulary));
  const forms = words.filter((word) => !ours.includes(word)).flatMap((word) => stemsOf(word).map((form) => ({ word, form })));
  const found = new Map(ours.map((word) => [word, word]));
  if (forms.length === 0) return found;
  const { rows } = await sql<{ word: string; form: string }>`
    select distinct on (word) word, form
    from unnest(${forms.map(({ word }) => word)}::text[], ${forms.map(({ form }) => form)}::text[]) with ordinality as asked (word, form, place)
    where exists (select from vendor v where v.status = 1 and v.search_vector @@ to_tsquery('simple', case when form = word then form || ':*' else form end))
    order by word, place`.execute(db);
  for (const { word, form } of rows) found.set(word, form);
  return found;
}

/** For words that may be misspelled, the nearest word of ours; `more` allows more typing errors than are corrected automatically. */
function nearestOf(words: readonly string[], vocabulary: Vocabulary, more = 0): Map<string, string> {
  const ours = [...wordsOfVocabulary(vocabulary), ...wishWords.filter((word) => word.length > 3)];
  return new Map(
    words.filter(mayBeSlip).flatMap((word) => {
      const alike = ours.filter((one) => startsAlike(word, one));
      const nearest = nearestWord(word, alike, slipsBelieved(word, more));
      return nearest === null ? [] : [[word, nearest.word] as const];
    }),
  );
}

const calledMax = 50;
/** As much of a name as its index holds. */
const calledLengthMax = 60;
/** The vendors whose name starts with the words that were typed. */
async function vendorsCalled(db: Connection, text: string): Promise<number[]> {
  const name = text.trim().toLowerCase();
  if (name.length >= calledLengthMax) return [];
  const begins = `${name.replace(/[\\%_]/g, '\\$&')} %`;
  const { rows } = await sql<{ id: number }>`
    select v.id from vendor v where v.status = 1 and left(v.search_text, ${sql.lit(calledLengthMax)}) like ${begins}
    order by v.recommendation desc, v.id limit ${calledMax}`.execute(db);
  return rows.map(({ id }) => id);
}
