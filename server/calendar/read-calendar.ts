import type { CalendarDay, VendorCalendar } from '../../contract/calendar.ts';
import { blockageOf, calendarRules, dayStatus } from '../../core/taken-days/day-status.ts';
import { daysBetween } from '../../core/time.ts';
import type { Language } from '../../texts/typed.ts';
import { partiesOf } from '../clients/api.ts';
import type { Database } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { entriesWithin, findCalendar, type Span } from './day-store.ts';
import { waitingWithin } from './wait-store.ts';

/** A vendor's own calendar: what is on its days, what couples see of them, and who waits, as far as the vendor may read their names. */
export async function readCalendar(db: Database, vendorId: number, span: Span, language: Language): Promise<VendorCalendar> {
  const length = daysBetween(span.from, span.to);
  if (length < 0 || length >= calendarRules.rangeDaysMax)
    refuseWith('calendar.range_invalid', { field: 'to', params: { maximum: calendarRules.rangeDaysMax } });
  const [{ capacity, isKept }, entries, waiting] = await Promise.all([
    findCalendar(db, vendorId),
    entriesWithin(db, vendorId, span),
    waitingWithin(db, vendorId, span),
  ]);
  const coupleIds = [...waiting.map(({ coupleId }) => coupleId), ...entries.flatMap(({ booking }) => booking?.coupleId ?? [])];
  const parties = await partiesOf(
    db,
    { kind: 'vendor', vendorId, language },
    coupleIds.map((coupleId) => ({ vendorId, coupleId })),
  );
  const days = [...new Set([...entries, ...waiting].map(({ day }) => day))].toSorted();
  const byDay = { entries: Map.groupBy(entries, ({ day }) => day), waiting: Map.groupBy(waiting, ({ day }) => day) };
  return {
    capacity,
    is_kept: isKept,
    days: days.map((day): CalendarDay => {
      const own = byDay.entries.get(day) ?? [];
      return {
        day,
        status: dayStatus(blockageOf(own, capacity), isKept),
        entries: own.map(({ id, part, places, source, note, booking }) => ({
          id,
          part,
          places,
          source,
          note,
          booking: booking && { quotation_id: booking.quotationId, couple: parties.couple(booking.coupleId) },
        })),
        waiting: (byDay.waiting.get(day) ?? []).map(({ coupleId, askedAt }) => ({
          couple: parties.couple(coupleId),
          asked_at: new Date(askedAt).toISOString(),
        })),
      };
    }),
  };
}
