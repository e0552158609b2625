// Whether a vendor offers online meetings, and the free slots.
import type { MeetingSlots } from '../../contract/meetings.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { defaultAvailability } from '../../core/meetings/availability.ts';
import { zoneOfCity } from '../../core/meetings/city-zone.ts';
import { freeSlots, type Span } from '../../core/meetings/slots.ts';
import { dayMs } from '../../core/time.ts';
import { offsetIn } from '../../texts/zones.ts';
import { citySlugOf, planPermits, statusOfVendor } from '../catalogue/api.ts';
import type { Connection } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { findAvailability, type StoredAvailability } from './availability-store.ts';
import type { MeetingsContext } from './context.ts';
import { bookedAround } from './meeting-store.ts';

/** No list of slots spans more. */
const rangeDaysMax = 62;

/** The range asked for, cut to what a list may span; refused when it is none. */
export function rangeOf(asked: { readonly from?: string | undefined; readonly to?: string | undefined }, now: number): Span {
  const from = asked.from === undefined ? now : Date.parse(asked.from);
  const to = asked.to === undefined ? from + rangeDaysMax * dayMs : Date.parse(asked.to);
  if (to <= from || to - from > rangeDaysMax * dayMs) refuseWith('meetings.range_invalid', { field: 'to' });
  return { from, to };
}

/** What a vendor set, or what it would start with: version 0, not offered. */
export async function availabilityOf(db: Connection, vendorId: number): Promise<StoredAvailability> {
  const stored = await findAvailability(db, vendorId);
  return stored ?? { ...defaultAvailability(zoneOfCity(await citySlugOf(db, vendorId))), version: 0 };
}

/** Whether couples can book what is set: it is switched on, and the plan of this moment has it. (product 3) */
export const isOffered = async (db: Connection, vendorId: number, { isOffered: isOn }: StoredAvailability): Promise<boolean> =>
  isOn && (await planPermits(db, vendorId)).hasOnlineMeeting;

/** A vendor that couples may see; any other is not found. The vendor itself sees itself. */
export async function visibleVendor(db: Connection, vendorId: number, viewerVendorId: number | null): Promise<void> {
  const status = await statusOfVendor(db, vendorId);
  if (status === null || (status !== vendorPublished && vendorId !== viewerVendorId)) refuseWith('catalogue.not_found');
}

interface SlotsWish {
  readonly vendorId: number;
  readonly range: Span;
  readonly isVendor: boolean;
  /** A meeting that is to be moved takes no room. */
  readonly movingId: string | null;
}

/** The free slots of a vendor; none while it is not offered. */
export async function slotsOf({ db, clock }: MeetingsContext, { vendorId, range, isVendor, movingId }: SlotsWish): Promise<MeetingSlots> {
  const hours = await availabilityOf(db, vendorId);
  const isOn = await isOffered(db, vendorId, hours);
  const booked = isOn ? await bookedAround(db, vendorId, range, movingId) : [];
  const slots = isOn ? freeSlots({ hours, booked, now: clock.now(), offsetAt: offsetIn(hours.timeZone), range, isVendor }) : [];
  return {
    data: slots.map(({ from, to }) => ({ starts_at: new Date(from).toISOString(), ends_at: new Date(to).toISOString() })),
    meta: { is_offered: isOn, time_zone: hours.timeZone, slot_minutes: hours.slotMinutes, ahead_days: hours.aheadDays },
  };
}
