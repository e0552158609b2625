// The calendar of taken days as other calendars read it, under an address that is its own key.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { pages } from '../../core/identity/pages.ts';
import { calendarRules } from '../../core/taken-days/day-status.ts';
import { calendarOfDays } from '../../core/taken-days/connected.ts';
import { addDays, businessDayOf } from '../../core/time.ts';
import { publishedCalendar } from '../../contract/calendar.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { calendarMessagesEn } from '../../texts/messages/calendar.en.ts';
import { calendarMessagesId } from '../../texts/messages/calendar.id.ts';
import { vendorContact } from '../catalogue/api.ts';
import { partiesOf } from '../clients/api.ts';
import { may } from '../../core/team/roles.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import type { Session } from '../kit/session.ts';
import { teamVendorOf } from '../team/api.ts';
import { lockCalendar, entriesWithin } from './day-store.ts';
import { addressNumber, renewAddress } from './connection-store.ts';
import type { ConnectionContext } from './context.ts';

/** Entries of the last weeks stay in sight. */
const DAYS_BACK = 60;
const TOKEN_BYTES = 18;

/** Someone of a vendor’s team, its owner where `accountId` is null. */
interface Person {
  readonly vendorId: number;
  readonly accountId: number | null;
}
const tokenOf = (key: Buffer, { vendorId, accountId }: Person, number: number): string =>
  createHmac('sha256', key)
    .update(accountId === null ? `${vendorId}.${number}` : `${vendorId}.${number}.${accountId}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');

/**
 * The address other calendars subscribe to; null while the vendor has none. Everyone of a team but its owner has one of their own, which ends with their work
 * there or the right to clients.
 */
export async function shownAddress(
  { db, addresses, addressKeys: [newest] }: ConnectionContext,
  { id: vendorId, role }: Pick<NonNullable<Session['vendor']>, 'id' | 'role'>,
  accountId: number,
): Promise<string | null> {
  const number = await addressNumber(db, vendorId);
  if (number === null) return null;
  const person = { vendorId, accountId: role === 'owner' ? null : accountId };
  const name = [vendorId, ...(person.accountId === null ? [] : [accountId]), tokenOf(newest, person, number)].join('-');
  return `${addresses.origins().dashboard}${publishedCalendar.path.replace(':file', `${name}.ics`)}`;
}

/** Makes the address, or another one in its place: the one before opens nothing any more. */
export const makeAddress = (ctx: ConnectionContext, vendorId: number): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await lockCalendar(tx, vendorId);
    await renewAddress(tx, vendorId);
  });

/** The calendar an address opens, as a file; null when it opens none. What comes from the other calendar is not shown to it. */
export async function calendarBehind(ctx: ConnectionContext, file: string): Promise<string | null> {
  const { db, clock, addresses, addressKeys } = ctx;
  const [, id = '', of, token = ''] = /^(\d{1,9})-(?:(\d{1,15})-)?([\w-]{24})\.ics$/.exec(file) ?? [];
  const vendorId = Number(id);
  const person = { vendorId, accountId: of === undefined ? null : Number(of) };
  const number = token === '' ? null : await addressNumber(db, vendorId);
  if (number === null || !addressKeys.some((key) => isSame(tokenOf(key, person, number), token))) return null;
  if (person.accountId !== null && !(await seesClients(db, vendorId, person.accountId))) return null;
  const vendor = await vendorContact(db, vendorId);
  if (!vendor) return null;
  const t = messagesIn(vendor.language, calendarMessagesEn, calendarMessagesId);
  const now = clock.now();
  const today = businessDayOf(now);
  const entries = (
    await entriesWithin(db, vendorId, { from: addDays(today, -DAYS_BACK), to: addDays(today, calendarRules.aheadDaysMax) })
  ).filter(({ source }) => source !== 'subscribed');
  const viewer = { kind: 'vendor', vendorId, language: vendor.language } as const;
  const parties = await partiesOf(
    db,
    viewer,
    entries.flatMap(({ booking }) => (booking ? [{ vendorId, coupleId: booking.coupleId }] : [])),
  );
  return calendarOfDays(
    t('shown_name', { other: vendor.businessName }),
    entries.map(({ id: entry, day, part, note, booking }) => {
      const what = booking ? t('shown_booked', { name: parties.couple(booking.coupleId).name }) : note || t('shown_taken');
      return {
        id: entry,
        day,
        title: part === 'day' ? what : t(`shown_${part}`, { what }),
        url: booking ? addresses.page(pages.quotation.replace(':quotationId', booking.quotationId), vendor.language) : '',
      };
    }),
    now,
  );
}

/** Whether someone still works for a vendor, and may see its clients. */
async function seesClients(db: Connection, vendorId: number, accountId: number): Promise<boolean> {
  const vendor = await teamVendorOf(db, accountId);
  return vendor?.id === vendorId && may(vendor.role, 'clients');
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
