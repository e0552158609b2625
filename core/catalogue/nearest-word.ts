/** Slips of the pen between two words: letters left out, put in, written for another, or changed round with the next one. */
export function slipsBetween(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const cheapest = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isChangedRound = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isChangedRound ? Math.min(cheapest, (beforeLast[j - 2] ?? 0) + 1) : cheapest);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

const commonStart = (one: string, other: string): number => {
  let n = 0;
  while (n < one.length && one[n] === other[n]) n++;
  return n;
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
