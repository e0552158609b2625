import { pages } from '../../core/identity/pages.ts';
import { calendarFile } from '../../core/meetings/calendar-file.ts';
import type { MeetingSide } from '../../core/meetings/life.ts';
import { coupleMeetings } from '../../core/meetings/pages.ts';
import { type Messages, messagesIn } from '../../texts/messages/by-language.ts';
import { meetingMessagesEn } from '../../texts/messages/meetings.en.ts';
import { meetingMessagesId } from '../../texts/messages/meetings.id.ts';
import { weddingLine } from '../../texts/messages/wedding.ts';
import { notice, type NoticeValues } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import { longTimeIn } from '../../texts/zones.ts';
import { nameFor } from '../../texts/names.ts';
import { vendorContact } from '../catalogue/api.ts';
import { mayRead, weddingToTell } from '../clients/api.ts';
import { accountContact } from '../identity/api.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { NewEmail } from '../kit/notifier.ts';
import type { Email } from '../ports/email.ts';
import type { MeetingsContext } from './context.ts';
import type { Meeting } from './meeting-store.ts';

type EmailContext = Pick<MeetingsContext, 'notifier' | 'addresses' | 'mailFrom' | 'clock'>;
type Words = Messages<typeof meetingMessagesEn>;

/** One side of a meeting as it is written to: in its language, by its clocks. */
interface Reader {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly t: Words;
  /** As subjects name it. */
  readonly noted: NoticeValues<'meetings.booked_subject_vendor' | 'meetings.moved_subject'>;
  readonly facts: Readonly<Record<'name' | 'other' | 'subject' | 'when' | 'room' | 'page' | 'wedding' | 'note', string>>;
}

async function readerOf(db: Connection, { addresses }: EmailContext, meeting: Meeting, side: MeetingSide): Promise<Reader | null> {
  const [vendor, couple] = await Promise.all([vendorContact(db, meeting.vendorId), accountContact(db, meeting.coupleId)]);
  if (!vendor || !couple) return null;
  const isVendor = side === 'vendor';
  const { email, language } = isVendor ? vendor : couple;
  const [own, others] = isVendor ? [vendor.businessName, couple.name ?? ''] : [couple.name ?? '', vendor.businessName];
  const [name, other] = [nameFor(own || null, language), nameFor(others || null, language)];
  const page = addresses.page(isVendor ? pages.meetings : coupleMeetings, language);
  const zone = isVendor ? meeting.vendorTimeZone : meeting.coupleTimeZone;
  const { startsAt, subject } = meeting;
  const noted = { other: others, subject, when: { at: new Date(startsAt).toISOString(), zones: [zone] } };
  const t = wordsIn(language);
  const wedding = isVendor ? await weddingOf(db, meeting, language) : null;
  const facts = {
    name,
    other,
    subject,
    when: longTimeIn(startsAt, zone, language),
    room: meeting.link,
    page,
    wedding: wedding ?? '',
    note: meeting.note,
  };
  return { email, name, language, t, noted, facts };
}

/** What the vendor may know of the couple's wedding, in one line. */
async function weddingOf(db: Connection, { vendorId, coupleId }: Meeting, language: Language): Promise<string | null> {
  const isReadable = (await mayRead(db, vendorId, [coupleId])).has(coupleId);
  return weddingLine(language, await weddingToTell(db, { coupleId, saidOn: null, isReadable }));
}
const wordsIn = (language: Language): Words => messagesIn(language, meetingMessagesEn, meetingMessagesId);

/**
 * The calendar file of a meeting for one side. We are the organizer and each has a file of its own: neither learns the other's address by it,
 * and answers to the invitation do not reach people.
 */
function fileFor({ mailFrom, clock }: EmailContext, meeting: Meeting, { email, name, t, facts }: Reader): NonNullable<Email['calendar']> {
  const method = meeting.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const { note } = meeting;
  const description = t('calendar_text', facts);
  const file = calendarFile({
    uid: `meeting-${meeting.id}@pelaminan`,
    sequence: meeting.sequence,
    method,
    startsAt: meeting.startsAt,
    endsAt: meeting.endsAt,
    madeAt: clock.now(),
    summary: t('calendar_summary', facts),
    description: note === '' ? description : `${note}\n\n${description}`,
    url: meeting.link,
    organizer: { name: 'Pelaminan', email: /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom },
    attendee: { name, email },
  });
  return { method, file };
}

/** The calendar file as one of both downloads it; null when one of them is gone. */
export async function calendarFor(db: Connection, ctx: EmailContext, meeting: Meeting, side: MeetingSide): Promise<string | null> {
  const reader = await readerOf(db, ctx, meeting, side);
  return reader && fileFor(ctx, meeting, reader).file;
}

type Write = (reader: Reader, side: MeetingSide) => Pick<NewEmail, 'subject' | 'body'>;

/** Writes to both, each with the calendar file that brings its calendar up to date. */
async function emailBoth(tx: Tx, ctx: EmailContext, meeting: Meeting, write: Write, hasCalendar = true): Promise<void> {
  for (const side of ['couple', 'vendor'] as const) {
    const reader = await readerOf(tx, ctx, meeting, side);
    if (reader === null) continue;
    await ctx.notifier.email(tx, {
      to: reader.email,
      language: reader.language,
      ...write(reader, side),
      ...(hasCalendar && { calendar: fileFor(ctx, meeting, reader) }),
    });
  }
}

/** To both, each in its own language and times, with a calendar file; what the couple wrote is in both. */
export const emailBooked = (tx: Tx, ctx: EmailContext, meeting: Meeting): Promise<void> =>
  emailBoth(tx, ctx, meeting, ({ t, facts, noted }, side) => ({
    subject: notice(`meetings.booked_subject_${side}`, noted),
    body: t.body(`booked_text_${side}`, facts),
  }));

/** The side that moved it reads that it did, the other that it was moved. The calendar file replaces the one before. */
export const emailMoved = (tx: Tx, ctx: EmailContext, meeting: Meeting): Promise<void> =>
  emailBoth(tx, ctx, meeting, ({ t, facts, noted }, side) => ({
    subject: notice('meetings.moved_subject', noted),
    body: t.body(meeting.moved?.by === side ? 'moved_text_own' : 'moved_text', facts),
  }));

/** With the reason that was given. The calendar file takes the meeting out of both calendars. */
export const emailCancelled = (tx: Tx, ctx: EmailContext, meeting: Meeting): Promise<void> =>
  emailBoth(tx, ctx, meeting, ({ t, facts, noted }, side) => ({
    subject: notice('meetings.cancelled_subject', noted),
    body: t.body(meeting.cancelled?.by === side ? 'cancelled_text_own' : 'cancelled_text', {
      ...facts,
      reason: meeting.cancelled?.reason ?? '',
    }),
  }));

/** A reminder changes nothing, so it brings no calendar file. It says when the meeting is, not how soon: it may be sent late, and is read later. */
export const emailReminder = (tx: Tx, ctx: EmailContext, meeting: Meeting): Promise<void> =>
  emailBoth(
    tx,
    ctx,
    meeting,
    ({ t, facts, noted }) => ({ subject: notice('meetings.reminder_subject', noted), body: t.body('reminder_text', facts) }),
    false,
  );
