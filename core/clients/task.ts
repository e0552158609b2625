import { accept, allOf, type Outcome, refuse } from '../outcome.ts';
import { addDays, type BusinessDay, isBusinessDay, minuteMs, startOfBusinessDay } from '../time.ts';
import { cleanName } from '../text.ts';

/** What a vendor's people may have to do for a client. (ours to tune) */
export const taskRules = {
  /** In code points. */
  titleLengthMax: 200,
  /** Open at once, for one client and for a vendor. */
  openOfClientMax: 100,
  openOfVendorMax: 2_000,
  daysAheadMax: 1_825,
  /** How long deleting can be undone, at least. */
  keptMs: 24 * 60 * minuteMs,
} as const;

/** What is to be done, and by when: a day in Jakarta, and an hour of it, '14:30', or null. */
export interface TaskContent {
  readonly title: string;
  readonly dueOn: BusinessDay;
  readonly dueTime: string | null;
}
export type TaskRefusal =
  | 'clients.text_required'
  | 'clients.text_too_long'
  | 'catalogue.text_invalid'
  | 'clients.due_invalid'
  | 'clients.due_past'
  | 'clients.due_too_far';

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Checks a task. Its day is today or later; an earlier one only where it was that before (`dueBefore`). */
export function checkTask(
  { title, dueOn, dueTime }: { readonly title: string; readonly dueOn: string | null; readonly dueTime: string | null },
  { today, dueBefore = null }: { readonly today: BusinessDay; readonly dueBefore?: BusinessDay | null },
): Outcome<TaskContent, TaskRefusal> {
  return allOf({ title: checkTitle(title), dueOn: checkDay(dueOn, today, dueBefore), dueTime: checkTime(dueTime) });
}

function checkTitle(raw: string): Outcome<string, TaskRefusal> {
  const title = cleanName(raw, { field: 'title', maxLength: taskRules.titleLengthMax });
  if (title.ok) return title;
  const [{ code }] = title.refusals;
  if (code === 'text.required') return refuse({ code: 'clients.text_required', field: 'title' });
  if (code === 'text.too_long')
    return refuse({ code: 'clients.text_too_long', field: 'title', params: { maximum: taskRules.titleLengthMax } });
  return refuse({ code: 'catalogue.text_invalid', field: 'title' });
}

function checkDay(day: string | null, today: BusinessDay, before: BusinessDay | null): Outcome<BusinessDay, TaskRefusal> {
  const field = 'due_on';
  if (!isBusinessDay(day)) return refuse({ code: 'clients.due_invalid', field });
  if (day < today && day !== before) return refuse({ code: 'clients.due_past', field });
  return day > addDays(today, taskRules.daysAheadMax) ? refuse({ code: 'clients.due_too_far', field }) : accept(day);
}

const checkTime = (time: string | null): Outcome<string | null, TaskRefusal> =>
  time === null || timePattern.test(time) ? accept(time) : refuse({ code: 'clients.due_invalid', field: 'due_time' });

/** The instant (epoch milliseconds) from which a task is late: its hour, or the end of its day. */
export function lateFrom({ dueOn, dueTime }: Pick<TaskContent, 'dueOn' | 'dueTime'>): number {
  if (dueTime === null) return startOfBusinessDay(addDays(dueOn, 1));
  const [hours = 0, minutes = 0] = dueTime.split(':').map(Number);
  return startOfBusinessDay(dueOn) + (hours * 60 + minutes) * minuteMs;
}
