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
/** The codes of subjects of a capability. */
const subjects = (capability: string, ...names: readonly string[]): string[] => names.map((name) => `${capability}.${name}_subject`);

/** What happens to the payment of an instalment. */
const paymentSteps = ['paid', 'received', 'late', 'twice', 'refunding', 'refunded'] as const;

/**
 * What notifications are about. What concerns security, money, an appointment or a decision about someone reaches them always; the
 * rest can be turned off for each channel. (decision 0145)
 */
const kinds = {
  messages: { isOptional: true, readers: both, codes: ['conversations.subject_more', 'conversations.subject_news'] },
  quotations: {
    isOptional: true,
    readers: both,
    codes: subjects('quotations', 'sent', 'declined', 'withdrawn', 'expired', 'waiting', 'ends'),
  },
  payment_reminders: { isOptional: true, readers: ['couple'], codes: subjects('quotations', 'soon', 'today') },
  meeting_reminders: { isOptional: true, readers: both, codes: subjects('meetings', 'reminder', 'day', 'hour') },
  tasks: { isOptional: true, readers: ['vendor'], codes: subjects('clients', 'tasks') },
  reviews: { isOptional: true, readers: both, codes: subjects('reviews', 'invited', 'reminded', 'written', 'answered') },
  ads: { isOptional: true, readers: ['vendor'], codes: subjects('ads', 'credit', 'cpc') },
  results: { isOptional: true, readers: ['vendor'], codes: subjects('results', 'week', 'week_quiet') },
  membership: { isOptional: true, readers: ['vendor'], codes: subjects('membership', 'soon', 'tomorrow', 'ended') },
  calendar: { isOptional: true, readers: both, codes: subjects('calendar', 'freed', 'failing') },
  payments: {
    isOptional: false,
    readers: both,
    codes: [
      ...subjects('quotations', 'accepted', 'accepted_full', 'agreed', 'overdue'),
      ...subjects('quotations', ...paymentSteps.map((step) => `instalment_${step}`)),
      // What earlier versions kept of the same.
      ...subjects('quotations', ...paymentSteps),
      ...subjects('payouts', 'requested', 'processing', 'paid', 'failed', 'cancelled', 'returned'),
      ...subjects('bank_accounts', 'verified', 'primary', 'removed', 'refund_added', 'refund_changed', 'refund_removed'),
      ...subjects('membership', 'active', 'renewed', 'back', 'refunded'),
      ...subjects('operations', 'credit_given', 'credit_taken', 'refunded'),
      ...subjects('credit', 'paid', 'late', 'refunded'),
      ...subjects('ads', 'minimum'),
    ],
  },
  meetings: {
    isOptional: false,
    readers: both,
    codes: ['meetings.booked_subject_couple', 'meetings.booked_subject_vendor', ...subjects('meetings', 'moved', 'cancelled')],
  },
  decisions: {
    isOptional: false,
    readers: both,
    codes: [
      ...subjects('operations', 'refused', 'spam_agreed', 'spam_refused', 'suspended', 'published', 'unpublished'),
      ...subjects('reviews', 'reported', 'kept', 'removed', 'checked_kept', 'checked_removed', 'held_removed'),
      ...subjects('reviews', 'report_kept', 'report_removed'),
      ...subjects('verification', 'approved', 'declined'),
      ...subjects('hilda', 'admitted', 'refused'),
    ],
  },
  account: {
    isOptional: false,
    readers: both,
    codes: [
      ...subjects('identity', 'confirm', 'known', 'reset', 'invited', 'team_invited', 'leaving', 'changed'),
      ...subjects('identity', 'factor_added', 'factor_removed', 'recovery_used', 'recovery_renewed', 'removal_asked', 'removal_soon'),
      ...subjects('identity', 'passkey_added', 'passkey_removed'),
      ...subjects('team', 'invited', 'joined', 'changed', 'removed', 'left', 'role', 'out'),
    ],
  },
} as const satisfies Readonly<Record<string, KindRule>>;

export type NotificationKind = keyof typeof kinds;
/** Every kind, in the order they are listed. */
export const notificationKinds = Object.keys(kinds) as [NotificationKind, ...NotificationKind[]];

/** Where a notification arrives: by email, in the list of notifications, and as a push message to a phone. */
export const notificationChannels = ['email', 'product', 'push'] as const;
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

/** The kinds that someone is notified of. */
export const kindsFor = (reader: NotificationReader): NotificationKind[] =>
  notificationKinds.filter((kind) => readersOf(kind).includes(reader));

const readersOf = (kind: NotificationKind): readonly NotificationReader[] => kinds[kind].readers;

/**
 * Whether a kind may be turned off for a channel. Push messages come only to devices that someone chose, beside an email: any kind of them may be
 * turned off. None are sent to couples, or about the account itself, whose emails carry links for their mailbox alone.
 */
export function isChoice(kind: NotificationKind, channel: NotificationChannel, reader: NotificationReader): boolean {
  if (!readersOf(kind).includes(reader)) return false;
  return channel === 'push' ? reader === 'vendor' && kind !== 'account' : isOptional(kind);
}
