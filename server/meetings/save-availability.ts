import type { getAvailability, MeetingAvailability, saveAvailability } from '../../contract/meetings.ts';
import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import { type Availability, checkAvailability, type WishedAvailability } from '../../core/meetings/availability.ts';
import { notifyAccounts } from '../kit/account-news.ts';
import type { Language } from '../../texts/typed.ts';
import { isZone } from '../../texts/zones.ts';
import { planPermits } from '../catalogue/api.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { writeAvailability } from './availability-store.ts';
import type { MeetingsContext } from './context.ts';
import { availabilityOf } from './offer.ts';

interface Vendor {
  readonly id: number;
  readonly slug: string;
  readonly accountId: number;
}

/** When couples may meet a vendor, as it sees it itself; the address for couples in its language. */
export async function showAvailability(
  { db, addresses }: MeetingsContext,
  vendor: Vendor,
  language: Language,
): Promise<AnswerOf<typeof getAvailability>['data']> {
  const [stored, permits] = await Promise.all([availabilityOf(db, vendor.id), planPermits(db, vendor.id)]);
  return onTheWire(stored, stored.version, permits.hasOnlineMeeting, addresses.page(`/meet/${vendor.slug}`, language));
}

/** Sets it. Of two windows that save at once, the second is told. Meetings that are booked stay as they are. (product 9) */
export async function storeAvailability(
  ctx: MeetingsContext,
  vendor: Vendor,
  body: BodyOf<typeof saveAvailability>,
  language: Language,
): Promise<MeetingAvailability> {
  const { db, clock, bus } = ctx;
  if (!(await planPermits(db, vendor.id)).hasOnlineMeeting) refuseWith('meetings.not_in_plan');
  const checked = checkAvailability(fromWire(body), isZone);
  if (!checked.ok) throw new Refused(checked.refusals);
  await inTransaction(db, async (tx) => {
    if (!(await writeAvailability(tx, vendor.id, body.version, checked.value, new Date(clock.now()))))
      refuseWith('meetings.changed_elsewhere');
    await notifyAccounts(tx, bus, [vendor.accountId], { kind: 'meeting' });
  });
  return showAvailability(ctx, vendor, language);
}

const fromWire = (body: BodyOf<typeof saveAvailability>): WishedAvailability => ({
  isOffered: body.is_offered,
  timeZone: body.time_zone,
  week: body.week,
  exceptions: body.exceptions,
  slotMinutes: body.slot_minutes,
  bufferBeforeMinutes: body.buffer_before_minutes,
  bufferAfterMinutes: body.buffer_after_minutes,
  noticeHours: body.notice_hours,
  aheadDays: body.ahead_days,
  perDayMax: body.per_day_max,
  ownLink: body.own_link,
});

const onTheWire = (stored: Availability, version: number, isInPlan: boolean, bookingUrl: string): MeetingAvailability => ({
  is_offered: stored.isOffered,
  time_zone: stored.timeZone,
  week: stored.week.map((intervals) => [...intervals]),
  exceptions: stored.exceptions.map(({ day, intervals }) => ({ day, intervals: [...intervals] })),
  slot_minutes: stored.slotMinutes,
  buffer_before_minutes: stored.bufferBeforeMinutes,
  buffer_after_minutes: stored.bufferAfterMinutes,
  notice_hours: stored.noticeHours,
  ahead_days: stored.aheadDays,
  per_day_max: stored.perDayMax,
  own_link: stored.ownLink,
  version,
  is_in_plan: isInPlan,
  booking_url: bookingUrl,
});
