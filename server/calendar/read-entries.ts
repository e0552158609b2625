// Reads another calendar. Its author may be an attacker: it runs in a worker thread, within limits of steps and time.
import ICAL from 'ical.js';
import { type Busy, connectionRules } from '../../core/taken-days/connected.ts';
import { addDays, type BusinessDay, dayMs, startOfBusinessDay } from '../../core/time.ts';

/** What was found in another calendar, or why nothing was. */
export type EntriesFound = readonly Busy[] | 'not_a_calendar' | 'too_large';
export interface EntriesTask {
  readonly kind: 'calendar';
  readonly text: string;
  readonly from: BusinessDay;
  readonly to: BusinessDay;
}

/** Repeated entries are followed for so many steps, all together: a daily one for fifty years. */
const STEPS_MAX = 20_000;
/** What began longer ago, and is repeated since, is over. */
const LONGEST_MS = 60 * dayMs;

class TooLarge extends Error {}

/** The entries of an iCalendar file between two days, repetitions worked out. Those that are cancelled or leave their time free are left out. */
export function entriesIn({ text, from, to }: Omit<EntriesTask, 'kind'>): EntriesFound {
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text));
  } catch {
    return 'not_a_calendar';
  }
  if (calendar.name !== 'vcalendar') return 'not_a_calendar';
  const span = { from: startOfBusinessDay(from), to: startOfBusinessDay(addDays(to, 1)), steps: STEPS_MAX };
  const busy: Busy[] = [];
  try {
    const all = calendar.getAllSubcomponents('vevent');
    const changed = Map.groupBy(
      all.filter((component) => component.hasProperty('recurrence-id')),
      uidOf,
    );
    for (const component of all) {
      if (component.hasProperty('recurrence-id')) continue;
      for (const one of occurrencesOf(component, changed.get(uidOf(component)) ?? [], span)) {
        busy.push(one);
        if (busy.length > connectionRules.entriesMax) return 'too_large';
      }
    }
  } catch (fault) {
    if (fault instanceof TooLarge) return 'too_large';
    throw fault;
  }
  return busy;
}

interface Within {
  readonly from: number;
  readonly to: number;
  /** How many steps are left. */
  steps: number;
}

const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid') ?? '');

/** `exceptions`: those of a repeated entry that were changed alone. */
function occurrencesOf(component: ICAL.Component, exceptions: ICAL.Component[], within: Within): Busy[] {
  // One that cannot be read, for one without a beginning, keeps no other from being read.
  try {
    const event = new ICAL.Event(component, { strictExceptions: false, exceptions });
    return event.isRecurring() ? repeated(event, within) : busyOf(event, event.startDate, event.endDate, within);
  } catch (fault) {
    if (fault instanceof TooLarge) throw fault;
    return [];
  }
}

function repeated(event: ICAL.Event, within: Within): Busy[] {
  const found: Busy[] = [];
  const times = event.iterator();
  for (let next = times.next(); next; next = times.next()) {
    if (--within.steps < 0) throw new TooLarge();
    const at = instantOf(next);
    if (at >= within.to) break;
    if (at < within.from - LONGEST_MS) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    found.push(...busyOf(item, startDate, endDate, within));
  }
  return found;
}

function busyOf({ component, summary }: ICAL.Event, start: ICAL.Time, end: ICAL.Time, within: Within): Busy[] {
  const said = (name: string): string => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (said('status') === 'CANCELLED' || said('transp') === 'TRANSPARENT') return [];
  const [startsAt, endsAt] = [instantOf(start), instantOf(end)];
  if (startsAt >= within.to || endsAt <= within.from) return [];
  const title = String(summary ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim();
  if (!start.isDate) return [{ title, startsAt, endsAt }];
  const last = addDays(dayOf(end), -1);
  return [{ title, from: dayOf(start), to: last < dayOf(start) ? dayOf(start) : last }];
}

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = ({ year, month, day }: ICAL.Time): BusinessDay => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** Times that name no zone, and days, are Jakarta's. */
function instantOf(time: ICAL.Time): number {
  const isLocal = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  if (!isLocal) return time.toUnixTime() * 1_000;
  return startOfBusinessDay(dayOf(time)) + ((time.hour * 60 + time.minute) * 60 + time.second) * 1_000;
}
