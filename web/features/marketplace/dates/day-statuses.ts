// Whether the vendors on a page are free on the day that is shown: asked for together, whichever part of the page shows them.
import { useEffect, useSyncExternalStore } from 'react';
import { dayStatusOf } from '../../../../contract/calendar.ts';
import { calendarRules, type OwnDayStatus } from '../../../../core/taken-days/day-status.ts';
import type { BusinessDay } from '../../../../core/time.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { createState } from '../../../base/state.ts';
import { ourDate, shownDay } from './our-date.ts';

interface Known {
  readonly day: BusinessDay | null;
  readonly statuses: ReadonlyMap<number, OwnDayStatus>;
}
const { get, set, subscribe } = createState<Known>({ day: null, statuses: new Map() });
const onPage = new Set<number>();
let isDue = false;

/** The status of a vendor on the day that is shown; null while there is no such day or it is not known yet. */
export function useDayStatus(vendorId: number): { readonly day: BusinessDay; readonly status: OwnDayStatus } | null {
  useEffect(() => {
    onPage.add(vendorId);
    askSoon();
    return () => void onPage.delete(vendorId);
  }, [vendorId]);
  const known = useSyncExternalStore(subscribe, get, () => null);
  const status = known?.statuses.get(vendorId);
  return known === null || known.day === null || status === undefined ? null : { day: known.day, status };
}

/** Asks again, for a status that has changed. */
export async function refreshStatuses(): Promise<void> {
  set({ day: null, statuses: new Map() });
  await ask();
}

/** All that appear together are asked for in one call. */
function askSoon(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    // A page without statuses is whole; they are asked for again with the next change.
    void ask().catch(() => undefined);
  });
}
ourDate.subscribe(askSoon);

async function ask(): Promise<void> {
  const day = shownDay();
  if (day !== get().day) set({ day, statuses: new Map() });
  const missing = [...onPage].filter((id) => !get().statuses.has(id));
  if (day === null || missing.length === 0) return;
  const { data } = await call(dayStatusOf, { query: { day, vendors: missing.slice(0, calendarRules.vendorsAskedMax).join(',') } });
  if (day !== get().day) return;
  set({ day, statuses: new Map([...get().statuses, ...data.map(({ vendor_id: id, status }) => [id, status] as const)]) });
  if (missing.length > calendarRules.vendorsAskedMax) await ask();
}
