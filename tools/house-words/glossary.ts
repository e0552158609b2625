/** A word that docs/glossary.md replaces: in texts of a language (`en`, `id`), in names or in comments. */
export interface GlossaryWord {
  readonly language: string;
  readonly pattern: RegExp;
  readonly why: string;
}

/** The words that the tables of the glossary replace. */
export function glossary(markdown: string): readonly GlossaryWord[] {
  const words = [...markdown.matchAll(/^\| (en|id|name|comment) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, language = '', word = '', say = '']) => ({
      language,
      pattern: new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu'),
      why: `“${word}” in a ${language === 'name' || language === 'comment' ? language : 'text'}; say “${say}” (docs/glossary.md)`,
    }),
  );
  if (words.length === 0) throw new Error('docs/glossary.md has no table of words');
  return words;
}
