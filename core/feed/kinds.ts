/** Who reads notifications about something. */
export type NotificationReader = 'vendor' | 'couple';

interface KindRule {
  /** Whether its reader may turn it off. */
  readonly isOptional: boolean;
  readonly readers: readonly NotificationReader[];
  /** The notices it covers, by the code they are kept with. */
  readonly codes: readonly string[];
}

const both: readonly NotificationReader[] = ['vendor', 'couple'];

/**
 * What notifications are about. What concerns security, money, an appointment or a decision about somebody reaches them always; the
 * rest can be turned off for each channel. (decision 0145)
 */
const kinds = {
  messages: { isOptional: true, readers: both, codes: ['conversations.subject_more'] },
  quotations: {
    isOptional: true,
    readers: both,
    codes: ['quotations.sent_subject', 'quotations.declined_subject', 'quotations.withdrawn_subject', 'quotations.expired_subject'],
  },
  payment_reminders: { isOptional: true, readers: ['couple'], codes: ['quotations.soon_subject', 'quotations.today_subject'] },
  meeting_reminders: { isOptional: true, readers: both, codes: ['meetings.day_subject', 'meetings.hour_subject'] },
  reviews: {
    isOptional: true,
    readers: both,
    codes: ['reviews.invited_subject', 'reviews.reminded_subject', 'reviews.written_subject', 'reviews.answered_subject'],
  },
  ads: { isOptional: true, readers: ['vendor'], codes: ['ads.credit_subject', 'ads.cpc_subject'] },
  membership: {
    isOptional: true,
    readers: ['vendor'],
    codes: ['membership.soon_subject', 'membership.tomorrow_subject', 'membership.ended_subject'],
  },
  calendar: { isOptional: true, readers: both, codes: ['calendar.freed_subject', 'calendar.failing_subject'] },
  payments: {
    isOptional: false,
    readers: both,
    codes: [
      ...['ads.minimum_subject', 'credit.paid_subject', 'credit.late_subject'],
      ...['operations.credit_given_subject', 'operations.credit_taken_subject', 'operations.refunded_subject'],
      ...['membership.active_subject', 'membership.renewed_subject', 'membership.back_subject'],
      ...['accepted', 'agreed', 'overdue', 'paid', 'received', 'late', 'twice', 'refunding', 'refunded'].map(
        (what) => `quotations.${what}_subject`,
      ),
      ...['requested', 'processing', 'paid', 'failed', 'cancelled', 'returned'].map((what) => `payouts.${what}_subject`),
      ...['verified', 'primary', 'removed', 'refund_added', 'refund_changed', 'refund_removed'].map(
        (what) => `bank_accounts.${what}_subject`,
      ),
    ],
  },
  meetings: {
    isOptional: false,
    readers: both,
    codes: ['booked_subject_couple', 'booked_subject_vendor', 'moved_subject', 'cancelled_subject'].map((what) => `meetings.${what}`),
  },
  decisions: {
    isOptional: false,
    readers: both,
    codes: [
      ...['refused', 'spam_agreed', 'spam_refused', 'suspended', 'published', 'unpublished'].map((what) => `operations.${what}_subject`),
      ...['hilda.admitted_subject', 'hilda.refused_subject', 'verification.approved_subject', 'verification.declined_subject'],
      ...['reported', 'kept', 'removed', 'checked_kept', 'checked_removed', 'held_removed', 'report_kept', 'report_removed'].map(
        (what) => `reviews.${what}_subject`,
      ),
    ],
  },
  account: {
    isOptional: false,
    readers: both,
    codes: ['confirm', 'known', 'reset', 'invited', 'leaving', 'changed'].map((what) => `identity.${what}_subject`),
  },
} as const satisfies Readonly<Record<string, KindRule>>;

export type NotificationKind = keyof typeof kinds;
/** Every kind, in the order they are listed. */
export const notificationKinds = Object.keys(kinds) as [NotificationKind, ...NotificationKind[]];

/** Where a notification arrives: by email, and in the list of notifications. */
export const notificationChannels = ['email', 'product'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const kindOfCode: ReadonlyMap<string, NotificationKind> = new Map(
  notificationKinds.flatMap((kind) => kinds[kind].codes.map((code) => [code, kind] as const)),
);

/** What a notice is about; one that this version does not know is among those that cannot be turned off. */
export const kindOfNotice = (code: string): NotificationKind => kindOfCode.get(code) ?? 'decisions';

/** The codes of the notices of a kind. */
export const codesOfKind = (kind: NotificationKind): readonly string[] => kinds[kind].codes;

/** Whether a kind may be turned off. */
export const isOptional = (kind: NotificationKind): boolean => kinds[kind].isOptional;

/** The kinds that somebody is notified of. */
export const kindsFor = (reader: NotificationReader): NotificationKind[] =>
  notificationKinds.filter((kind) => readersOf(kind).includes(reader));

const readersOf = (kind: NotificationKind): readonly NotificationReader[] => kinds[kind].readers;
