/** Words that say nothing about which vendor is meant, in both languages. */
const stopWords = new Set(
  'di ke dari yang dan untuk atau dengan ala in at the for and of a an with near best good cheap affordable top murah terbaik bagus terdekat terjangkau harga rekomendasi vendor'.split(
    ' ',
  ),
);

/** More words than this do not make a search better, only slower. */
const wordsMax = 8;
const wordLengthMax = 40;

/**
 * The words of a search: lower case, without accents and punctuation, without words that fit any vendor, each once, at most eight.
 * When nothing but such words was typed they are kept, so that a search is never taken for no search.
 */
export function searchWords(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= wordLengthMax);
  const meaningful = words.filter((word) => !stopWords.has(word));
  return [...new Set(meaningful.length > 0 ? meaningful : words)].slice(0, wordsMax);
}
