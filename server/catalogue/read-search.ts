// Interprets search words: as typed, without Indonesian suffixes, or with corrected spelling.
import { sql } from 'kysely';
import { nearestWord, slipsBelieved } from '../../core/catalogue/nearest-word.ts';
import { replaceWords, searchWords, stemsOf } from '../../core/catalogue/search-words.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { cityNamed } from './lists-store.ts';

/** A word that some vendor has, or a prefix of one. Any other word is treated as misspelled and compared with all words, which is slow. */
export interface SearchWord {
  readonly word: string;
  readonly isKnown: boolean;
}

export interface Search {
  readonly words: readonly SearchWord[];
  /** As it was typed, to put whoever is called so first. */
  readonly typed: string;
  /** The categories that the words name, if they name any: their vendors come before those that have the words elsewhere. */
  readonly namedCategoryIds: readonly number[];
  /** The city that the words name, if they name one: vendors at work there come first and are shown there. */
  readonly namedCityId: number | undefined;
  /** The search with other words where something was mended; null when nothing was. */
  readonly corrected: string | null;
}

/**
 * Null when nothing was typed that could be looked for, such as signs alone. Until its transaction ends vendors are found by their indexes: the
 * planner believes that one of 100 000 with some word is met soon on the way through all, which is a second when nobody has it.
 */
export async function readSearch(db: Tx, text: string): Promise<Search | null> {
  const asked = searchWords(text);
  if (asked.length === 0) return null;
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(db);
  const known = await knownForms(db, asked);
  const strange = asked.filter((word) => !known.has(word));
  const meant = await nearestOf(db, strange);
  const words = asked.map((word): SearchWord => {
    const form = known.get(word) ?? meant.get(word);
    return { word: form ?? word, isKnown: form !== undefined };
  });
  const plain = words.map(({ word }) => word);
  return {
    words,
    typed: text.trim().toLowerCase(),
    namedCategoryIds: await categoriesNamed(db, plain),
    namedCityId: await cityNamed(db, plain),
    corrected: meant.size === 0 ? null : replaceWords(text, meant),
  };
}

/** What to try when nothing was found: the search with the nearest words of ours in the place of those nobody has; null when none is near. */
export async function suggestionFor(db: Connection, text: string): Promise<string | null> {
  const asked = searchWords(text);
  const known = await knownForms(db, asked);
  const strange = asked.filter((word) => !known.has(word));
  const near = await nearestOf(db, strange, 1);
  return near.size === 0 ? null : replaceWords(text, near);
}

/** For each word that is there, at least as a beginning, the form in which it is: itself, or what it is made of. */
async function knownForms(db: Connection, words: readonly string[]): Promise<Map<string, string>> {
  const forms = words.flatMap((word) => stemsOf(word).map((form) => ({ word, form })));
  if (forms.length === 0) return new Map();
  const { rows } = await sql<{ word: string; form: string }>`
    select distinct on (word) word, form
    from unnest(${forms.map(({ word }) => word)}::text[], ${forms.map(({ form }) => form)}::text[]) with ordinality as asked (word, form, place)
    where exists (select from vendor v where v.status = 1 and v.search_vector @@ to_tsquery('simple', form || ':*'))
    order by word, place`.execute(db);
  return new Map(rows.map(({ word, form }) => [word, form]));
}

/** For words that may be misspelled, the nearest word of a category or a city; `more` allows more typing errors than are corrected automatically. */
async function nearestOf(db: Connection, words: readonly string[], more = 0): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string }>`
    select distinct word from (
      select regexp_split_to_table(lower(concat_ws(' ', name_en, name_id, search_words)), '[^a-z0-9]+') as word from category
      union all select regexp_split_to_table(lower(concat_ws(' ', name, search_words)), '[^a-z0-9]+') from city) every
    where length(word) > 3 order by word`.execute(db);
  const ours = rows.map(({ word }) => word);
  return new Map(
    words.flatMap((word) => {
      const nearest = nearestWord(word, ours, slipsBelieved(word, more));
      return nearest === null ? [] : [[word, nearest.word] as const];
    }),
  );
}

/** The categories that most of the words name: by a name of theirs, else by another word for them. */
async function categoriesNamed(db: Connection, words: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with named as (
      select c.id, sum(case
        when asked.word = any(regexp_split_to_array(lower(concat_ws(' ', name_en, name_id)), '[^a-z0-9]+')) then 4
        when length(asked.word) > 3 and lower(concat_ws(' ', name_en, name_id)) ~ ('\\m' || asked.word) then 3
        when asked.word = any(string_to_array(search_words, ' ')) then 2
        when length(asked.word) > 3 and search_words ~ ('\\m' || asked.word) then 1
        else 0 end) as weight
      from category c cross join unnest(${[...words]}::text[]) as asked (word) group by c.id)
    select id from named where weight > 0 and weight = (select max(weight) from named)`.execute(db);
  return rows.map(({ id }) => id);
}
