// What every iCalendar file is written with. (RFC 5545)
import { addDays, dayMs } from './time.ts';

const lineOctetsMax = 75;

/** A whole file: lines end in CRLF and none is longer than 75 octets. (RFC 5545, 3.1) */
export const calendarLines = (lines: readonly string[]): string => [...lines, ''].map(folded).join('\r\n');

/** An instant (epoch milliseconds) in UTC: `20261124T030000Z`. (RFC 5545, 3.3.5) */
export function calendarInstant(at: number): string {
  const day = Math.floor(at / dayMs);
  const seconds = Math.floor((at - day * dayMs) / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join('');
  return `${addDays('1970-01-01', day).replaceAll('-', '')}T${clock}Z`;
}

/** A text: backslash, comma and semicolon escaped, line breaks written as `\n`. (RFC 5545, 3.3.11) */
export const calendarText = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n?|\n/g, '\\n');

/** Cuts a line after at most 75 octets, never within a character; what follows starts with a space. */
function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > lineOctetsMax) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
