import type { Chance } from './art/chance.ts';

/** An instant as rows have it. */
export const iso = (at: number): string => new Date(at).toISOString();
const hex = (chance: Chance, digits: number): string => Array.from({ length: digits }, () => chance.int(0, 15).toString(16)).join('');
/** An id that sorts by its time, as the engine's own do, yet is the same on every machine. */
export const idAt = (chance: Chance, at: number): string => {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(chance, 3)}-8${hex(chance, 3)}-${hex(chance, 12)}`;
};
/** A viewer's key: a number of no meaning. */
export const keyOf = (chance: Chance): number => chance.int(1, 2 ** 31) * 1_000 + chance.int(0, 999);
