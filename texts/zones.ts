// Time zones: offset from UTC, local time, name.
import type { Language } from './typed.ts';

const locale = { en: 'en-ID', id: 'id-ID' } as const;

const made = new Map<string, Intl.DateTimeFormat>();
function format(key: string, language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${key} ${language} ${options.timeZone}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const fresh = new Intl.DateTimeFormat(locale[language], options);
  made.set(name, fresh);
  return fresh;
}

/** Whether a name is one of the IANA zones; an offset such as `+07:00` is none. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Every zone there is, by name. */
const allZones = (): readonly string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

const wall = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/** How far a zone is east of UTC at an instant, both in milliseconds: what `core/meetings` reckons with. */
export const offsetIn =
  (zone: string) =>
  (at: number): number => {
    const parts = format('wall', 'en', { ...wall, timeZone: zone }).formatToParts(at);
    const said = (part: Intl.DateTimeFormatPartTypes): number => Number(parts.find(({ type }) => type === part)?.value);
    return (
      Date.UTC(said('year'), said('month') - 1, said('day'), said('hour'), said('minute'), said('second')) - Math.floor(at / 1_000) * 1_000
    );
  };

type When = number | string;
const instant = (when: When): number => (typeof when === 'number' ? when : Date.parse(when));

/** `10:00`, on the clocks of a zone. */
export const clockIn = (when: When, zone: string, language: Language): string =>
  format('clock', language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })
    .format(instant(when))
    .replace('.', ':');
/** `Tuesday, 24 November 2026`, in a zone. */
export const longDayIn = (when: When, zone: string, language: Language): string =>
  format('long', language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }).format(instant(when));

/** The letters people in Indonesia say their zones by. */
const indonesian: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

/** What a zone is called: `WIB`, or `Amsterdam, UTC+1` at an instant. */
export function zoneName(zone: string, at: When): string {
  const letters = indonesian[zone];
  if (letters !== undefined) return letters;
  return zone === 'UTC' ? 'UTC' : `${cityOf(zone)}, ${offsetName(offsetIn(zone)(instant(at)))}`;
}

/** Zones that browsers still list by what their city was called before. */
const renamed: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  'Coral Harbour': 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
};
const cityOf = (zone: string): string => {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return renamed[city] ?? city;
};

/** A zone in full, as people choose and read it: `Amsterdam – Central European Time (UTC+1)`, `Jakarta – Western Indonesia Time (WIB)`. */
export function zoneLabel(zone: string, at: When, language: Language): string {
  if (zone === 'UTC') return 'UTC';
  const when = instant(at);
  const named = format('name', language, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(when)
    .find(({ type }) => type === 'timeZoneName');
  return `${cityOf(zone)} – ${named?.value ?? zone} (${indonesian[zone] ?? offsetName(offsetIn(zone)(when))})`;
}

/** Every zone with its label, in the order of the labels. */
export const zoneChoices = (at: When, language: Language): readonly { readonly value: string; readonly label: string }[] =>
  allZones()
    .map((zone) => ({ value: zone, label: zoneLabel(zone, at, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));

function offsetName(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `UTC${offset < 0 ? '−' : '+'}${hours}`;
}

/** `Tuesday, 24 November 2026, 10:00 WIB`. */
export const longTimeIn = (when: When, zone: string, language: Language): string =>
  `${longDayIn(when, zone, language)}, ${clockIn(when, zone, language)} ${zoneBehindClock(zone, when)}`;

const zoneBehindClock = (zone: string, when: When): string => {
  const name = zoneName(zone, when);
  return name.includes(',') ? `(${name})` : name;
};

/** `Mon` … `Sun`, or in full: the days of a week from Monday. */
export function weekdayNames(language: Language, weekday: 'short' | 'long'): readonly string[] {
  const monday = Date.UTC(2026, 0, 5);
  const names = format(`weekday ${weekday}`, language, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => names.format(monday + index * 86_400_000));
}

/** The zone this machine's clock is set to. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'Asia/Jakarta';
