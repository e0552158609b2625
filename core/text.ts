import { accept, type Outcome, refuse } from './outcome.ts';

/** What is wrong with a text. The capability that asked answers with its own code. */
export type TextRefusal = 'text.required' | 'text.too_long' | 'text.forbidden_characters';

type TextRule = { readonly field: string; readonly maxLength: number; readonly isRequired?: boolean };

/** C0 and C1 control characters, and the marks that turn the direction of writing and so make one name look like another. */
const controlOrBidi = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Something to see: neither blank nor one of the characters that draw nothing (zero-width, soft hyphen, fillers). */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;
/** In running text, line breaks and tabs are writing, not tricks. */
const layout = /[\t\n\r]/g;

/**
 * A name or any other single line: NFC, trimmed, inner white space as single spaces, at most `maxLength` code points.
 * Refused: control and direction characters (NUL among them), lone surrogates, a line with nothing to see when one is required. (reliability S28)
 */
export function cleanName(raw: string, rule: TextRule): Outcome<string, TextRefusal> {
  if (hasForbidden(raw)) return refuse({ code: 'text.forbidden_characters', field: rule.field });
  return checkLength(raw.normalize('NFC').trim().replace(/\s+/gu, ' '), rule);
}

/** Running text of several lines: as `cleanName`, but line breaks (made one kind, '\n') and tabs stay. (reliability S28) */
export function cleanText(raw: string, rule: TextRule): Outcome<string, TextRefusal> {
  if (hasForbidden(raw.replace(layout, ''))) return refuse({ code: 'text.forbidden_characters', field: rule.field });
  return checkLength(raw.normalize('NFC').replace(/\r\n?/g, '\n').trim(), rule);
}

/** How long a text is as people count it for a limit: in code points, not in UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The order of two texts by their code units, for sorting what no person reads as a language: names of banks, ids, days. */
export function compareTexts(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

function hasForbidden(text: string): boolean {
  return controlOrBidi.test(text) || !text.isWellFormed();
}

function checkLength(text: string, { field, maxLength, isRequired = true }: TextRule): Outcome<string, TextRefusal> {
  // What shows nothing says nothing.
  if (!visible.test(text)) return isRequired ? refuse({ code: 'text.required', field }) : accept('');
  if (lengthOf(text) > maxLength) return refuse({ code: 'text.too_long', field, params: { maximum: maxLength } });
  return accept(text);
}
