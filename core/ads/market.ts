/** A score (Rupiah a display is worth, see choosing.ts) is kept as a level: four to each doubling, from 1 to 32 768. Level 0 is less than 1: nothing to beat. */
const levelsPerDoubling = 4;
export const scoreLevels = 61;

/** The level of a score. A place that was left empty has the score 0. */
export function levelOf(score: number): number {
  if (!(score >= 1)) return 0;
  return Math.min(scoreLevels - 1, 1 + Math.floor(Math.log2(score) * levelsPerDoubling));
}

/** What a score of this level is like: the middle of it on the scale of levels; 0 for level 0. */
export function scoreAt(level: number): number {
  return level === 0 ? 0 : 2 ** ((level - 0.5) / levelsPerDoubling);
}
