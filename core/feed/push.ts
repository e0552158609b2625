import { businessDayOf, dayMs, hourMs, startOfBusinessDay } from '../time.ts';

/** When and how push messages are shown. (decision 0157) */
export interface PushSetting {
  /** Hours of the day in Jakarta, 0 to 23: from the first until the second nothing is shown. The same twice: at any time. */
  readonly quietFrom: number;
  readonly quietUntil: number;
  /** Whether the screen of a locked phone shows names and amounts. */
  readonly showsDetails: boolean;
}

/** What is not said otherwise: quiet at night, and nothing of anyone on the lock screen. */
export const defaultPushSetting: PushSetting = { quietFrom: 21, quietUntil: 7, showsDetails: false };

/** So many browsers of an account get push messages; another takes the place of the oldest. */
export const pushDevicesMax = 10;

/** When the quiet hours end in which an instant lies (both epoch milliseconds); null outside of them. */
export function quietEnd(at: number, { quietFrom, quietUntil }: Pick<PushSetting, 'quietFrom' | 'quietUntil'>): number | null {
  const midnight = startOfBusinessDay(businessDayOf(at));
  const hour = (at - midnight) / hourMs;
  const isOvernight = quietFrom > quietUntil;
  const isQuiet = isOvernight ? hour >= quietFrom || hour < quietUntil : hour >= quietFrom && hour < quietUntil;
  if (!isQuiet) return null;
  const endsTomorrow = isOvernight && hour >= quietFrom;
  return midnight + quietUntil * hourMs + (endsTomorrow ? dayMs : 0);
}
