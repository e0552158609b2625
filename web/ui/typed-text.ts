// What a field for numbers holds after a key, a paste or an autofill. Independent of React and of the browser.
import { readTyped, type Typed, type TypedUnit } from '../../core/typed-amount.ts';

/** The single value of a text, or null. */
export const valueIn = (typed: Typed): number | null => (typed.kind === 'value' ? typed.value : null);

type Edit = {
  /** What stood there, and whether we wrote it: grouped as the language does it. */
  readonly shown: string;
  readonly isOurs: boolean;
  readonly after: string;
  /** Null for what is not known to be a key, such as autofill. */
  readonly key: { readonly inputType: string; readonly data: string | null } | null;
};

/** The text as it was typed, null where we write it from then on, and the value it means. */
export function edited(
  { shown, isOurs, after, key }: Edit,
  unit: TypedUnit,
): { readonly text: string | null; readonly value: number | null } {
  const kind = isOurs && key !== null ? kindOf(shown, after, key) : null;
  const text =
    kind === 'digits'
      ? after.replace(/\D/g, '')
      : kind === 'word' || kind === 'mark'
        ? shown.replace(/\D/g, '') + after.slice(shown.length)
        : after;
  const value = valueIn(readTyped(text, unit));
  return { text: kind === 'digits' && value !== null ? null : text, value };
}

/**
 * What one key did to a number that we grouped: changed its digits, began a word after it, as in `1500 ribu`, or its decimals, as in `1500,00`.
 * Our separators go then: anyone who typed none means the mark as the only one. Null for all that was pasted or filled in, and for
 * separators elsewhere: anyone who writes those means them.
 */
function kindOf(before: string, after: string, { inputType, data }: NonNullable<Edit['key']>): 'digits' | 'word' | 'mark' | null {
  if (inputType.startsWith('delete')) return after.replace(/[\d.,]/g, '') === '' ? 'digits' : null;
  if (inputType !== 'insertText' || data?.length !== 1) return null;
  if (/^\d$/.test(data)) return 'digits';
  if (after !== before + data) return null;
  if (/^[.,]$/.test(data)) return 'mark';
  return /^[\p{L} ]$/u.test(data) ? 'word' : null;
}
