import type { Idr } from './money.ts';

/** What a field takes: whole Rupiah, other whole numbers, or numbers of at most two decimals. */
export type TypedUnit = 'rupiah' | 'count' | 'quantity' | 'percent';

/**
 * What a person typed, read: nothing, one value, nothing that can be read, or something that must be asked about because it can be
 * read in more than one way. `readings` are in ascending order and never chosen from without asking. (decision 0051)
 */
export type Typed =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'ask'; readonly readings: readonly number[] }
  | { readonly kind: 'unreadable' };

/** A number as a whole number of units of ten to the power of minus `decimals`: 1.25 is 125 with 2. */
type Exact = { readonly digits: number; readonly decimals: number };
type Reading = Exact & { readonly how: 'plain' | 'grouped' | 'fraction' | 'grouped fraction' | 'mixed' };

const unreadable: Typed = { kind: 'unreadable' };
/** No one types more of an amount by intention; beyond it digits would be lost. */
const digitsMax = 15;
const textMax = 40;

/** By how many zeros a word moves the point. `m` means a million in English and `miliar` in Indonesian: it is always asked about. */
const scales: Readonly<Record<string, readonly number[]>> = {
  rb: [3],
  ribu: [3],
  k: [3],
  thousand: [3],
  jt: [6],
  juta: [6],
  mio: [6],
  mn: [6],
  million: [6],
  m: [6, 9],
  mlr: [9],
  miliar: [9],
  milyar: [9],
  bn: [9],
  billion: [9],
};
const scaleWords = Object.keys(scales).join('|');
const part = new RegExp(`^(\\d[\\d., ]*?) ?(${scaleWords})(?=$|[ \\d])`);

/**
 * Reads what was typed, pasted or autofilled into a field, the same in both languages: points, commas and spaces, `Rp` and `IDR`,
 * `,00` and `,-`, and words as in `1,5 juta`. Never guesses: see the table in the test.
 */
export function readTyped(text: string, unit: TypedUnit): Typed {
  const bare = bareOf(text, unit);
  if (bare === '') return { kind: 'empty' };
  if (bare.length > textMax) return unreadable;
  const readings = part.test(bare) ? scaledReadings(bare) : numberReadings(bare).filter((reading) => isOf(reading, unit));
  const values = readings.flatMap((reading) => valueOf(reading, unit) ?? []);
  return outcomeOf(
    values,
    readings.some(({ how }) => how === 'mixed'),
  );
}

/** The whole Rupiah that a text means; null when it has to be asked, or means none. */
export function typedAmount(text: string): Idr | null {
  const typed = readTyped(text, 'rupiah');
  return typed.kind === 'value' ? typed.value : null;
}

/** Without what says nothing about the value: the currency, marks that no one sees, the dash of `Rp 500.000,-`. */
function bareOf(text: string, unit: TypedUnit): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
  if (unit === 'percent') return plain.replace(/ ?%$/, '');
  if (unit === 'count') return plain.replace(/(?<=\d) ?(?:pax|orang|org|tamu|guests?|people|persons?)\.?$/, '');
  if (unit !== 'rupiah') return plain;
  return plain
    .replace(/^(?:rp\.?|idr) ?/, '')
    .replace(/ ?(?:rupiah|idr|rp\.?)$/, '')
    .replace(/(?<=[\da-z])[.,] ?[-–—]{1,2}$/, '');
}

/** Groups of digits, and what separates them. */
function partsOf(text: string): { readonly groups: string[]; readonly marks: string[] } | null {
  if (!/^\d+(?:[., ]\d+)*$/.test(text) || text.replace(/\D/g, '').length > digitsMax) return null;
  return { groups: text.split(/[., ]/), marks: text.match(/[., ]/g) ?? [] };
}

const isGrouped = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 || (/^[1-9]\d{0,2}$/.test(first) && others.every((group) => group.length === 3));

const same = (marks: readonly string[]): boolean => new Set(marks).size <= 1;

/** Every way to read digits and separators as a number. */
function numberReadings(text: string): Reading[] {
  const parts = partsOf(text);
  if (parts === null) return [];
  const { groups, marks } = parts;
  const digits = Number(groups.join(''));
  if (marks.length === 0) return [{ digits, decimals: 0, how: 'plain' }];
  const last = marks.at(-1);
  const fraction = groups.at(-1) ?? '';
  const before = marks.slice(0, -1);
  const hasFraction = last !== ' ' && same(before) && !before.some((mark) => mark === last) && isGrouped(groups.slice(0, -1));
  const isWholeGroups = isGrouped(groups);
  return [
    ...(hasFraction ? [{ digits, decimals: fraction.length, how: before.length === 0 ? 'fraction' : 'grouped fraction' } as const] : []),
    ...(isWholeGroups ? [{ digits, decimals: 0, how: same(marks) ? 'grouped' : 'mixed' } as const] : []),
  ];
}

/** Amounts are written with no decimals or two: three digits after a lone separator are thousands, one is a slip. */
const isOf = ({ how, decimals }: Reading, unit: TypedUnit): boolean =>
  how !== 'fraction' || unit === 'quantity' || unit === 'percent' || decimals === 2;

/** `1 juta 500 ribu`: each part has its word, and each word is smaller than the one before. */
function scaledReadings(text: string): Reading[] {
  let rest = text;
  let ceiling = Number.POSITIVE_INFINITY;
  let sums: Exact[] = [{ digits: 0, decimals: 0 }];
  while (rest !== '') {
    const [matched = '', number = '', word = ''] = part.exec(rest) ?? [];
    const powers = scales[word] ?? [];
    const readings = numberReadings(number).filter(({ how }) => how !== 'mixed');
    if (readings.length === 0 || powers.some((power) => power >= ceiling)) return [];
    ceiling = Math.min(...powers);
    sums = sums.flatMap((sum) => readings.flatMap((reading) => powers.map((power) => added(sum, moved(reading, power)))));
    rest = rest.slice(matched.length).trimStart();
  }
  return sums.map((sum) => ({ ...sum, how: 'plain' }));
}

const moved = ({ digits, decimals }: Exact, power: number): Exact => ({
  digits: digits * 10 ** Math.max(0, power - decimals),
  decimals: Math.max(0, decimals - power),
});
function added(a: Exact, b: Exact): Exact {
  const decimals = Math.max(a.decimals, b.decimals);
  return { digits: a.digits * 10 ** (decimals - a.decimals) + b.digits * 10 ** (decimals - b.decimals), decimals };
}

/** Null for what the unit cannot hold: half a Rupiah, a third decimal, more than can be counted. */
function valueOf({ digits, decimals }: Exact, unit: TypedUnit): number | null {
  const kept = unit === 'quantity' || unit === 'percent' ? Math.min(decimals, 2) : 0;
  const dropped = 10 ** (decimals - kept);
  return Number.isSafeInteger(digits) && digits % dropped === 0 ? digits / dropped / 10 ** kept : null;
}

function outcomeOf(values: readonly number[], isMixed: boolean): Typed {
  const readings = [...new Set(values)].toSorted((a, b) => a - b);
  const [first] = readings;
  if (first === undefined) return unreadable;
  return readings.length === 1 && !isMixed ? { kind: 'value', value: first } : { kind: 'ask', readings };
}
