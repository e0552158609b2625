// Which rows belong to an account, for the data export. A test compares it with the schema, so that no table is forgotten.
import { type RawBuilder, sql } from 'kysely';

/** Whose rows: an account, and the vendor it owns, if it is one. */
export interface Owner {
  readonly accountId: number;
  readonly vendorId: number | null;
}
type Own = RawBuilder<unknown>;

/**
 * For each table the rows of it, named `t`, that are this owner's. A couple gets whole conversations; a vendor what it wrote itself, since it may not
 * read the rest before a contact is open. Drafts are their author's alone.
 */
export function ownRows({ accountId, vendorId }: Owner): ReadonlyMap<string, Own> {
  const of = (column: string, id: number): Own => sql`t.${sql.ref(column)} = ${id}`;
  const ofAccount = [
    'account_deletion',
    'known_device',
    'session',
    'second_factor',
    'second_factor_removal',
    'recovery_code',
    'passkey',
    'feed_item',
    'notification_off',
    'push_device',
    'push_setting',
    'spam_report',
    'payment',
    'refund_account',
  ].map((table) => [table, of('account_id', accountId)] as const);
  const common = [
    ['account', of('id', accountId)],
    ['team_member', vendorId === null ? of('account_id', accountId) : of('vendor_id', vendorId)],
    ...ofAccount,
    ['refund_task', sql`t.payment_id in (select id from payment where account_id = ${accountId})`],
  ] as const;
  return new Map<string, Own>([...common, ...(vendorId === null ? couplesRows(accountId, of) : vendorsRows(accountId, vendorId, of))]);
}

function couplesRows(accountId: number, of: (column: string, id: number) => Own): (readonly [string, Own])[] {
  const couples = [
    'wedding',
    'wedding_category',
    'saved_vendor',
    'couple_event',
    'contact_opening',
    'conversation',
    'inquiry',
    'meeting',
    'review',
    'review_invitation',
    'day_wait',
  ];
  const talks = sql`t.conversation_id in (select id from conversation where couple_id = ${accountId})`;
  const quoted = sql`select id from quotation where couple_id = ${accountId} and status <> 'draft'`;
  return [
    ...couples.map((table) => [table, of('couple_id', accountId)] as const),
    ['conversation_side', sql`${talks} and t.side = 'couple'`],
    ['picture', of('couple_id', accountId)],
    ['placed_picture', sql`t.picture_id in (select id from picture where couple_id = ${accountId})`],
    ['review_case', sql`t.review_id in (select id from review where couple_id = ${accountId})`],
    ['message', talks],
    ['message_file', sql`${talks} and (t.side = 'couple' or t.message_id is not null)`],
    ['quotation', sql`t.id in (${quoted})`],
    ...instalmentsOf(quoted),
  ];
}

function vendorsRows(accountId: number, vendorId: number, of: (column: string, id: number) => Own): (readonly [string, Own])[] {
  const ownTables = [
    'vendor_service',
    'vendor_answer',
    'vendor_section',
    'price_item',
    'portfolio',
    'quick_reply',
    'store_product',
    'hilda_member',
    'fair_vendor',
    'meeting_availability',
    'vendor_calendar',
    'calendar_connection',
    'taken_day',
    'vendor_day',
    'meeting',
    'review_invitation',
    'conversation',
    'quotation',
    'quotation_template',
    'vendor_ad',
    'vendor_ad_change',
    'ad_alert',
    'ad_minimum_notice',
    'ad_dispute',
    'vendor_measure',
    'first_week_hidden',
    'week_email',
    'client_move',
    'client_note',
    'client_task',
    'contact_credit_movement',
    'contact_opening',
    'credit_order',
    'membership_order',
    'ledger_account',
    'payout',
    'bank_account',
    'bank_code_sent',
    'team_invitation',
    'team_event',
    'team_rule',
  ];
  const talks = sql`t.conversation_id in (select id from conversation where vendor_id = ${vendorId})`;
  return [
    ['vendor', of('id', vendorId)],
    ['vendor_acquisition', of('account_id', accountId)],
    ...ownTables.map((table) => [table, of('vendor_id', vendorId)] as const),
    // What operators removed, or hold and look at, is not the vendor's to read.
    ['review', sql`t.vendor_id = ${vendorId} and t.state = 'shown'`],
    ['review_case', sql`t.vendor_id = ${vendorId} and t.reason is not null`],
    ['picture', sql`t.vendor_id = ${vendorId} and t.couple_id is null`],
    ['placed_picture', sql`t.picture_id in (select id from picture where vendor_id = ${vendorId} and couple_id is null)`],
    ['membership', sql`t.vendor_service_id in (select id from vendor_service where vendor_id = ${vendorId})`],
    ['ledger_posting', sql`t.account_id in (select id from ledger_account where vendor_id = ${vendorId})`],
    ['conversation_side', sql`${talks} and t.side = 'vendor'`],
    ['message', sql`${talks} and t.author = 'vendor'`],
    ['message_file', sql`${talks} and t.side = 'vendor'`],
    ...instalmentsOf(sql`select id from quotation where vendor_id = ${vendorId}`),
  ];
}

const instalmentsOf = (quotations: Own): (readonly [string, Own])[] => [
  ['instalment', sql`t.quotation_id in (${quotations})`],
  ['instalment_attempt', sql`t.instalment_id in (select id from instalment where quotation_id in (${quotations}))`],
];

/** Secrets, keys, what is encrypted, what is only for searching, and which operator did something: not exported. */
export const leftOut = [
  'password_hash',
  'secret_hash',
  'handle_hash',
  'device_hash',
  'token_hash',
  'secret_box',
  'code_hash',
  'credential_id',
  'public_key',
  'number_key',
  'phone_key',
  'number_box',
  'name_box',
  'address_box',
  'address_number',
  'address_ciphertext',
  'endpoint_hash',
  'server_key',
  'request_key',
  'idempotency_key',
  'search_text',
  'search_vector',
  'recommendation',
  'account_manager_id',
  'decided_by',
  'started_by',
  'closed_by',
  'returned_by',
  'changed_by',
  'failure_note',
  'blur',
  'mark',
  'live',
] as const;

/** What a couple is not told of a vendor's business and of who works in it, nor of what the vendor wrote to operators. */
export const leftOutForCouples = ['fee_idr', 'fee_basis_points', 'details', 'written_by', 'sent_by'] as const;
