import type { Idr } from './money.ts';

/** Digits, in one run or in groups of three by points or commas: what both languages write, and never a fraction. */
const shape = /^(?:\d{1,15}|\d{1,3}(?:\.\d{3}){1,4}|\d{1,3}(?:,\d{3}){1,4})$/;

/**
 * The whole Rupiah that a person typed: `500000`, `500.000`, `500,000`, `Rp 500.000`. Null for anything else: a fraction or a
 * misplaced point is not guessed at, for it could be off by a thousand.
 */
export function typedAmount(text: string): Idr | null {
  const bare = text.replace(/^\s*rp\.?/i, '').replace(/\s/g, '');
  return shape.test(bare) ? Number(bare.replace(/[.,]/g, '')) : null;
}
