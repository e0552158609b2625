// Notices: messages of the product, stored as a code with values and rendered in the reader's language: activity stream, conversation entries, email subjects.
// (decision 0062)
import { instalmentName } from './catalogue/instalment-names.ts';
import { date, money } from './format.ts';
import { adsMessagesEn } from './messages/ads.en.ts';
import { adsMessagesId } from './messages/ads.id.ts';
import { bankAccountMessagesEn } from './messages/bank-accounts.en.ts';
import { bankAccountMessagesId } from './messages/bank-accounts.id.ts';
import { calendarMessagesEn } from './messages/calendar.en.ts';
import { calendarMessagesId } from './messages/calendar.id.ts';
import { clientMessagesEn } from './messages/clients.en.ts';
import { clientMessagesId } from './messages/clients.id.ts';
import { conversationsMessagesEn } from './messages/conversations.en.ts';
import { conversationsMessagesId } from './messages/conversations.id.ts';
import { creditMessagesEn } from './messages/credit.en.ts';
import { creditMessagesId } from './messages/credit.id.ts';
import { hildaMessagesEn } from './messages/hilda.en.ts';
import { hildaMessagesId } from './messages/hilda.id.ts';
import { identityMessagesEn } from './messages/identity.en.ts';
import { identityMessagesId } from './messages/identity.id.ts';
import { meetingMessagesEn } from './messages/meetings.en.ts';
import { meetingMessagesId } from './messages/meetings.id.ts';
import { membershipMessagesEn } from './messages/membership.en.ts';
import { membershipMessagesId } from './messages/membership.id.ts';
import { operationsMessagesEn } from './messages/operations.en.ts';
import { operationsMessagesId } from './messages/operations.id.ts';
import { payoutMessagesEn } from './messages/payouts.en.ts';
import { payoutMessagesId } from './messages/payouts.id.ts';
import { quotationMessagesEn } from './messages/quotations.en.ts';
import { quotationMessagesId } from './messages/quotations.id.ts';
import { resultsMessagesEn } from './messages/results.en.ts';
import { resultsMessagesId } from './messages/results.id.ts';
import { reviewsMessagesEn } from './messages/reviews.en.ts';
import { reviewsMessagesId } from './messages/reviews.id.ts';
import { teamMessagesEn } from './messages/team.en.ts';
import { teamMessagesId } from './messages/team.id.ts';
import { verificationMessagesEn } from './messages/verification.en.ts';
import { verificationMessagesId } from './messages/verification.id.ts';
import { nameFor } from './names.ts';
import { fill, formOf, type Language, type Sentence, type Variables } from './typed.ts';
import { longTimeIn } from './zones.ts';

/** Every sentence a notice can be, by capability and language. */
export const noticeCatalogues = {
  ads: { en: adsMessagesEn, id: adsMessagesId },
  bank_accounts: { en: bankAccountMessagesEn, id: bankAccountMessagesId },
  results: { en: resultsMessagesEn, id: resultsMessagesId },
  reviews: { en: reviewsMessagesEn, id: reviewsMessagesId },
  calendar: { en: calendarMessagesEn, id: calendarMessagesId },
  clients: { en: clientMessagesEn, id: clientMessagesId },
  conversations: { en: conversationsMessagesEn, id: conversationsMessagesId },
  credit: { en: creditMessagesEn, id: creditMessagesId },
  hilda: { en: hildaMessagesEn, id: hildaMessagesId },
  identity: { en: identityMessagesEn, id: identityMessagesId },
  meetings: { en: meetingMessagesEn, id: meetingMessagesId },
  membership: { en: membershipMessagesEn, id: membershipMessagesId },
  operations: { en: operationsMessagesEn, id: operationsMessagesId },
  payouts: { en: payoutMessagesEn, id: payoutMessagesId },
  quotations: { en: quotationMessagesEn, id: quotationMessagesId },
  team: { en: teamMessagesEn, id: teamMessagesId },
  verification: { en: verificationMessagesEn, id: verificationMessagesId },
} as const;
type Catalogues = typeof noticeCatalogues;
type Capability = keyof Catalogues;
type KeysOf<C extends Capability> = Extract<keyof Catalogues[C]['en'], `${string}subject${string}` | `said_${string}`>;

/** `quotations.sent_subject`: the capability, and the key of a subject or of a line in its catalogue. */
export type NoticeCode = { [C in Capability]: `${C}.${KeysOf<C>}` }[Capability];
type SentenceOf<Code extends NoticeCode> = Code extends `${infer C extends Capability}.${infer Key}`
  ? Key extends keyof Catalogues[C]['en']
    ? Extract<Catalogues[C]['en'][Key], Sentence>
    : never
  : never;

/** An instant (ISO 8601) and the zones it is shown in, a line for each. */
interface Times {
  readonly at: string;
  readonly zones: readonly string[];
}
/** Variables that are not plain text: what is kept for them, and so how each language writes them. */
interface Kinds {
  /** Whole Rupiah. */
  readonly amount: number;
  readonly total: number;
  readonly credits: number;
  readonly minimum: number;
  /** A business day. */
  readonly due: string;
  /** An instant (ISO 8601), of which the day in WIB is shown. */
  readonly day: string;
  readonly when: Times;
  readonly days: number;
  readonly count: number;
}
type ValueOf<Name extends string> = Name extends keyof Kinds ? Kinds[Name] : string;
type NamesIn<S extends Sentence> = Variables<S> | (S extends string ? never : 'count');
export type NoticeValues<Code extends NoticeCode> = { readonly [Name in NamesIn<SentenceOf<Code>>]: ValueOf<Name> };

/** What is kept. `as_written` is for what was written in one language before decision 0062 and could not be recognised; nothing new is. */
export interface Notice {
  readonly code: NoticeCode | 'as_written';
  readonly values: Readonly<Record<string, string | number | Times>>;
  /** What someone wrote beside it, in their own words. */
  readonly note?: string;
}

type Arguments<Code extends NoticeCode> = [NamesIn<SentenceOf<Code>>] extends [never] ? [] : [NoticeValues<Code>];

/** A notice; values that its sentence does not name are left behind. */
export function notice<Code extends NoticeCode>(code: Code, ...[values]: Arguments<Code>): Notice {
  const named = variablesOf(sentenceOf(code, 'en') ?? '');
  const given: Readonly<Record<string, string | number | Times>> = values ?? {};
  return { code, values: Object.fromEntries(Object.entries(given).filter(([name]) => named.has(name))) };
}

/** The same, with what someone wrote beside it. */
export const withNote = (said: Notice, note: string | null): Notice => (note === null || note === '' ? said : { ...said, note });

function variablesOf(sentence: Sentence): ReadonlySet<string> {
  const forms = typeof sentence === 'string' ? [sentence] : [sentence.one, sentence.other];
  const names = forms.flatMap((form) => Array.from(form.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? ''));
  return new Set(typeof sentence === 'string' ? names : [...names, 'count']);
}

function sentenceOf(code: string, language: Language): Sentence | null {
  if (code === 'as_written') return '{text}';
  const [capability = '', key = ''] = code.split('.');
  if (!Object.hasOwn(noticeCatalogues, capability)) return null;
  const sentences: Readonly<Record<string, Sentence>> = noticeCatalogues[capability as Capability][language];
  return Object.hasOwn(sentences, key) ? (sentences[key] ?? null) : null;
}

/** For a notice whose code this version does not know: a newer one wrote it. */
const unknown = { en: 'There is news', id: 'Ada kabar baru' } as const;

/** A notice as it is kept, in the words of its reader. */
export function noticeText(kept: unknown, language: Language): string {
  if (!isNotice(kept)) return unknown[language];
  const sentence = sentenceOf(kept.code, language);
  if (sentence === null) return unknown[language];
  const words = Object.entries(kept.values).map(([name, value]) => [name, wordOf(name, value, language)] as const);
  const count = kept.values['count'];
  const said = fill(formOf(sentence, typeof count === 'number' ? { count } : {}), Object.fromEntries(words));
  return kept.note === undefined || kept.note === '' ? said : `${said}\n\n${kept.note}`;
}

const isNotice = (kept: unknown): kept is Notice =>
  typeof kept === 'object' &&
  kept !== null &&
  'code' in kept &&
  typeof kept.code === 'string' &&
  'values' in kept &&
  typeof kept.values === 'object' &&
  kept.values !== null;

const rupiahNames: ReadonlySet<string> = new Set(['amount', 'total', 'credits', 'minimum'] satisfies (keyof Kinds)[]);

function wordOf(name: string, value: string | number | Times, language: Language): string {
  if (typeof value === 'object') return value.zones.map((zone) => longTimeIn(value.at, zone, language)).join('\n');
  if (typeof value === 'number') return rupiahNames.has(name) ? money(value, language) : String(value);
  // Anyone who has left has no name.
  if (value === '' && (name === 'other' || name === 'from')) return nameFor(null, language);
  if (name === 'label') return instalmentName(value, language);
  const isDay = (name === 'due' || name === 'day') && !Number.isNaN(Date.parse(value));
  return isDay ? date(value, language) : value;
}
