import { daysTaken, checkCalendarAddress, type ConnectedDay, type ReadFailure } from '../../core/taken-days/connected.ts';
import { calendarRules } from '../../core/taken-days/day-status.ts';
import { addDays, businessDayOf, dayMs, hourMs } from '../../core/time.ts';
import type { CalendarConnections } from '../../contract/calendar.ts';
import type { RefusalCode } from '../../contract/refusals.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { isSameJson } from '../kit/same-json.ts';
import type { Session } from '../kit/session.ts';
import { changeDays } from './change-days.ts';
import {
  connectedDays,
  deleteConnection,
  findConnection,
  noteFailure,
  noteRead,
  noteNotified,
  type StoredConnection,
  takeDue,
  writeConnectedDays,
  writeConnection,
} from './connection-store.ts';
import type { ConnectionContext } from './context.ts';
import { keepCalendar } from './day-store.ts';
import { emailFailing } from './emails.ts';
import { shownAddress } from './show-elsewhere.ts';
import type { EntriesFound, EntriesTask } from './read-entries.ts';

/** Another calendar is read this often. */
const EVERY_MS = hourMs;
/** Its vendor is notified when it could not be read for so long. */
const NOTIFIED_AFTER_MS = dayMs;
const attempts = { attempts: 12, windowSeconds: 3_600 };

const refusalOf = {
  refused: 'calendar.address_refused',
  unreachable: 'calendar.address_unreachable',
  gone: 'calendar.address_gone',
  too_large: 'calendar.connection_too_large',
  not_a_calendar: 'calendar.not_a_calendar',
} as const satisfies Record<ReadFailure, RefusalCode>;

/** Connects a calendar the vendor keeps elsewhere: it is read now, and every hour from then on. Refused when it cannot be read. */
export async function connectCalendar(ctx: ConnectionContext, vendorId: number, given: string): Promise<void> {
  const checked = checkCalendarAddress(given);
  if (!checked.ok) throw new Refused(checked.refusals);
  await count(ctx, vendorId);
  const read = await readAt(ctx, vendorId, checked.value);
  if (typeof read === 'string') refuseWith(refusalOf[read], { field: 'address' });
  const now = ctx.clock.now();
  await inTransaction(ctx.db, (tx) =>
    changeDays(tx, ctx, vendorId, async () => {
      await writeConnection(tx, ctx.connectionKeys, { vendorId, address: checked.value, at: now, checkAt: now + EVERY_MS });
      await keepCalendar(tx, vendorId, now);
      return replaceDays(tx, vendorId, read);
    }),
  );
}

/** Reads it now. What goes wrong is kept with the connection, where the vendor sees it. */
export async function readAgain(ctx: ConnectionContext, vendorId: number): Promise<void> {
  const known = (await findConnection(ctx.db, ctx.connectionKeys, vendorId)) ?? refuseWith('request.not_found');
  await count(ctx, vendorId);
  await bringUp(ctx, known);
}

/** The other calendar is not read any more, and what it took is free again. */
export const disconnectCalendar = (ctx: ConnectionContext, vendorId: number): Promise<void> =>
  inTransaction(ctx.db, (tx) =>
    changeDays(tx, ctx, vendorId, async () => {
      await deleteConnection(tx, vendorId);
      return replaceDays(tx, vendorId, []);
    }),
  );

/** What someone of a vendor sees of its connections. */
export async function showConnections(
  ctx: ConnectionContext,
  vendor: NonNullable<Session['vendor']>,
  accountId: number,
): Promise<CalendarConnections> {
  const { id: vendorId } = vendor;
  const { db, connectionKeys, clock } = ctx;
  const [known, days, address] = await Promise.all([
    findConnection(db, connectionKeys, vendorId),
    connectedDays(db, vendorId),
    shownAddress(ctx, vendor, accountId),
  ]);
  const today = businessDayOf(clock.now());
  const iso = (at: number): string => new Date(at).toISOString();
  return {
    connected: known && {
      host: known.host,
      read_at: iso(known.readAt),
      days: new Set(days.filter(({ day }) => day >= today).map(({ day }) => day)).size,
      failure: known.failure && { code: known.failure.why, since: iso(known.failure.since) },
    },
    address,
  };
}

/** Every connection that is due is read in a job of its own: one that is slow holds up no other. */
export function registerConnectionJobs(ctx: ConnectionContext): void {
  const { jobs, db, clock } = ctx;
  jobs.handle({
    name: 'calendar-due',
    retries: 2,
    schedule: '*/5 * * * *',
    work: () =>
      inTransaction(db, async (tx) => {
        for (const vendorId of await takeDue(tx, clock.now(), EVERY_MS)) await jobs.enqueue(tx, 'calendar-read', { vendorId });
      }),
  });
  jobs.handle<{ readonly vendorId: number }>({
    name: 'calendar-read',
    retries: 0,
    async work({ vendorId }) {
      const known = await findConnection(db, ctx.connectionKeys, vendorId);
      if (known !== null) await bringUp(ctx, known);
    },
  });
}

async function count({ throttle, db }: ConnectionContext, vendorId: number): Promise<void> {
  const seconds = await throttle.hit(db, `calendar-connection ${vendorId}`, attempts);
  if (seconds !== null) refuseWith('request.too_many', { retryAfterSeconds: seconds });
}

async function readAt(ctx: ConnectionContext, vendorId: number, address: string): Promise<ConnectedDay[] | ReadFailure> {
  const fetched = await ctx.calendarSource.fetch(address);
  if ('failure' in fetched) return fetched.failure;
  const from = businessDayOf(ctx.clock.now());
  const span = { from, to: addDays(from, calendarRules.aheadDaysMax) };
  const task: EntriesTask = { kind: 'calendar', text: fetched.text, ...span };
  const found = await (ctx.readEntries(String(vendorId), task) as Promise<EntriesFound>);
  return typeof found === 'string' ? found : daysTaken(found, span);
}

async function bringUp(ctx: ConnectionContext, { vendorId, address, connectedAt, failure }: StoredConnection): Promise<void> {
  const read = await readAt(ctx, vendorId, address);
  const now = ctx.clock.now();
  if (typeof read === 'string') {
    await noteFailure(ctx.db, vendorId, read, now);
    if (failure !== null && !failure.isNotified && now - failure.since >= NOTIFIED_AFTER_MS) await notifyFailing(ctx, vendorId, now);
    return;
  }
  await noteRead(ctx.db, vendorId, now);
  if (isSameJson(read, await connectedDays(ctx.db, vendorId))) return;
  await inTransaction(ctx.db, (tx) =>
    changeDays(tx, ctx, vendorId, async () => {
      // Meanwhile it was taken away, or another one put in its place.
      const still = await findConnection(tx, ctx.connectionKeys, vendorId);
      return still?.connectedAt === connectedAt && still.address === address ? replaceDays(tx, vendorId, read) : [];
    }),
  );
}

const notifyFailing = (ctx: ConnectionContext, vendorId: number, now: number): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    if (await noteNotified(tx, vendorId, now)) await emailFailing(tx, ctx, vendorId);
  });

/** Answers the days that were taken by the other calendar before, or are now. */
async function replaceDays(tx: Tx, vendorId: number, days: readonly ConnectedDay[]): Promise<string[]> {
  const before = await connectedDays(tx, vendorId);
  await writeConnectedDays(tx, vendorId, days);
  return [...new Set([...before, ...days].map(({ day }) => day))];
}
