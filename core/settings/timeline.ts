import { accept, type Outcome, refuse } from '../outcome.ts';
import { dayMs, minuteMs } from '../time.ts';
import { type ProductRules, rulesOf, type SettingName, type SettingValue, type SettingValues, startingValues } from './product-settings.ts';

/** A value of a setting from an instant on (epoch milliseconds). Of two with the same instant the later one, by its number, is in force. */
export type SettingChange = {
  readonly id: number;
  readonly name: SettingName;
  readonly value: SettingValue;
  readonly validFrom: number;
};

/**
 * A change is known so long before it is in force that every process has read it by then, however it heard of it: what an instant is judged by
 * never changes afterwards. (decision 0061)
 */
export const settingLeadMs = 5 * minuteMs;

/** Which values are in force when, once for all instants. */
export type Timeline = {
  /** The rules at an instant; the same object between two changes. */
  at(instant: number): ProductRules;
  /** What will be in force after an instant, the next first. */
  ahead(instant: number): readonly { readonly from: number; readonly rules: ProductRules }[];
  /** All rules there were and will be, oldest first. */
  readonly all: readonly ProductRules[];
};

/** Before the first change of a setting its starting value is in force. */
export function timelineOf(changes: readonly SettingChange[]): Timeline {
  const ordered = changes.toSorted((a, b) => a.validFrom - b.validFrom || a.id - b.id);
  const spans: { from: number; rules: ProductRules }[] = [{ from: Number.NEGATIVE_INFINITY, rules: rulesOf(startingValues) }];
  let values: SettingValues = startingValues;
  for (const [i, { name, value, validFrom }] of ordered.entries()) {
    // Every value was checked for its setting before it was written.
    values = { ...values, [name]: value } as SettingValues;
    if (ordered[i + 1]?.validFrom !== validFrom) spans.push({ from: validFrom, rules: rulesOf(values) });
  }
  return {
    at(instant) {
      // Nearly every question is about now, which is at the end.
      return spans.findLast(({ from }) => from <= instant)?.rules ?? rulesOf(startingValues);
    },
    ahead: (instant) => spans.filter(({ from }) => from > instant),
    all: spans.map(({ rules }) => rules),
  };
}

export type StartRefusal = 'settings.starts_too_soon' | 'settings.starts_too_late';
/** Further ahead is a slip of the keyboard. */
const startMaxMs = 2 * 366 * dayMs;

/** From when a change is in force that is decided now: the instant that was asked for, or as soon as every process can know it. */
export function startOf(askedFor: number | null, now: number): Outcome<number, StartRefusal> {
  const field = 'starts_at';
  if (askedFor === null) return accept(now + settingLeadMs);
  if (askedFor < now + settingLeadMs)
    return refuse({ code: 'settings.starts_too_soon', field, params: { minutes: settingLeadMs / minuteMs } });
  return askedFor > now + startMaxMs ? refuse({ code: 'settings.starts_too_late', field }) : accept(askedFor);
}
