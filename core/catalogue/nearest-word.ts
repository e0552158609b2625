/** Slips of the pen between two words: letters left out, put in, written for another, or changed round with the next one. */
export function slipsBetween(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: number[] = [];
  let last = [0, ...b.map((_, j) => j + 1)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const cheapest = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      const isChangedRound = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isChangedRound ? Math.min(cheapest, at(beforeLast, j - 2) + 1) : cheapest);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

/** No way leads through what is outside the table. */
const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

const commonStart = (one: string, other: string): number => {
  const letters = Array.from(one);
  const differing = letters.findIndex((letter, n) => letter !== other[n]);
  return differing === -1 ? letters.length : differing;
};

/**
 * The word that was most likely meant, with how many slips it is away; null when all are more than `slipsMax` away. Among equals the one that
 * starts alike for longest, then the first.
 */
export function nearestWord(
  word: string,
  words: readonly string[],
  slipsMax: number,
): { readonly word: string; readonly slips: number } | null {
  let best: { readonly word: string; readonly slips: number; readonly start: number } | null = null;
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) > slipsMax) continue;
    const slips = slipsBetween(word, candidate);
    if (slips > slipsMax) continue;
    const start = commonStart(word, candidate);
    if (best === null || slips < best.slips || (slips === best.slips && start > best.start)) best = { word: candidate, slips, start };
  }
  return best && { word: best.word, slips: best.slips };
}

/** Whether a short word starts as another does, but for a letter left out, put in, or changed round. Few mistype a first letter, and short words are many. */
export function startsAlike(word: string, other: string): boolean {
  return word.length > middleMax || word[0] === other[0] || word[0] === other[1] || word[1] === other[0];
}

const shortMax = 3;
const middleMax = 7;
/** So many slips a word is believed to have: none in three letters, one in up to seven, two in longer ones. `more` when one only asks. */
export const slipsBelieved = (word: string, more = 0): number =>
  word.length <= shortMax ? 0 : word.length <= middleMax ? 1 + more : 2 + more;
