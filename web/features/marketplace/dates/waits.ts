import { endDayWait, listDayWaits, waitForDay } from '../../../../contract/calendar.ts';
import type { BusinessDay } from '../../../../core/time.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { ensureSession } from '../../../base/session.ts';
import { refreshStatuses } from './day-statuses.ts';

export async function isWaitingFor(vendorId: number, day: BusinessDay): Promise<boolean> {
  await ensureSession();
  const { data } = await call(listDayWaits);
  return data.some((wait) => wait.day === day && wait.vendor.id === vendorId);
}

/** Joins or leaves a waiting list, also when the page is left at once. A day that became free meanwhile is shown so. */
export async function setWait(vendorId: number, day: BusinessDay, isWaiting: boolean): Promise<void> {
  try {
    await call(isWaiting ? waitForDay : endDayWait, { params: { id: vendorId, day }, keepalive: true });
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 409) await refreshStatuses();
    throw failure;
  }
}
