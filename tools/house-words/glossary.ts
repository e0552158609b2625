/** A word of docs/glossary.md that is not used: in texts of a language. */
export interface GlossaryWord {
  readonly language: string;
  readonly pattern: RegExp;
  readonly why: string;
}

/** The words that the tables of the glossary replace. */
export function glossary(markdown: string): readonly GlossaryWord[] {
  const words = [...markdown.matchAll(/^\| (en|id) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, language = '', word = '', say = '']) => ({
    language,
    pattern: new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu'),
    why: `“${word}” in a text; say “${say}” (docs/glossary.md)`,
  }));
  if (words.length === 0) throw new Error('docs/glossary.md has no table of words');
  return words;
}
