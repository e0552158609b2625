// Made by `npm run db:dump` from the migrations; not edited by hand.
import type { ColumnType, Generated } from 'kysely';
import type { FreeReason, InvalidReason } from '../../core/ads/click-validity.ts';
import type { PriceUnit } from '../../core/catalogue/price-list.ts';
import type { AnswerValue } from '../../core/catalogue/questions.ts';
import type { VendorStatus } from '../../core/identity/vendor-status.ts';
import type { Exception, Interval } from '../../core/meetings/availability.ts';
import type { SoldPlan } from '../../core/membership/price.ts';
import type { Crop, Turns } from '../../core/pictures/crop.ts';
import type { QuotationContent } from '../../core/quotations/content.ts';
import type { QuotationTemplate } from '../../core/quotations/template.ts';
import type { Doubt } from '../../core/reviews/genuine.ts';
import type { SettingValue } from '../../core/settings/product-settings.ts';
import type { ProductContent } from '../../core/store/content.ts';
import type { Finding } from '../../core/verification/agreement.ts';
import type { FieldName } from '../../core/verification/form.ts';
import type { DeclineReason, ReviewPart } from '../../core/verification/review.ts';

interface AccountTable {
  id: Generated<number>;
  uuid: Generated<string>;
  type: 'vendor' | 'user' | 'operator';
  email: string;
  password_hash: string;
  display_name: string;
  language: Generated<'en' | 'id'>;
  email_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  disabled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_demo: Generated<boolean>;
  utm: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  whatsapp: Generated<string>;
}
interface AccountDeletionTable {
  account_id: number;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  erase_at: ColumnType<Date, Date | string, Date | string>;
  vendor_status: VendorStatus | null;
  was_findable: Generated<boolean>;
  erased_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface AdAlertTable {
  vendor_id: number;
  code: 'credit_running_out' | 'cpc_below_recommendation';
  since: ColumnType<Date, Date | string, Date | string>;
}
interface AdClickTable {
  id: string;
  vendor_id: Generated<number>;
  token_id: string | null;
  placement: 'discovery' | 'listing' | 'category' | null;
  clicked_at: ColumnType<Date, Date | string, Date | string>;
  shown_cpc_idr: number | null;
  charged_idr: number;
  outcome: 'charged' | 'free' | 'invalid';
  reason: FreeReason | InvalidReason | null;
  couple_key: number | null;
  device_key: number | null;
  agent_key: number;
  network: string;
  settlement: number | null;
}
interface AdClickViewerTable {
  vendor_id: number;
  viewer_key: number;
  counted_at: ColumnType<Date, Date | string, Date | string>;
  charged_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  charged_click_id: string | null;
}
interface AdDisputeTable {
  click_id: string;
  vendor_id: number;
  reason: string;
  status: Generated<'open' | 'refunded' | 'refused'>;
  opened_at: ColumnType<Date, Date | string, Date | string>;
  decision_reason: string | null;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decided_by: number | null;
}
interface AdFiguresDayTable {
  vendor_id: number | null;
  day: string | null;
  placement: string | null;
  impressions: number | null;
  clicks: number | null;
  spending_idr: number | null;
  leads: number | null;
  invalid_clicks: number | null;
}
interface AdFiguresHourTable {
  vendor_id: number | null;
  hour: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  placement: string | null;
  impressions: number | null;
  clicks: number | null;
  spending_idr: number | null;
  leads: number | null;
}
interface AdImpressionTable {
  id: string;
  vendor_id: number;
  placement: 'discovery' | 'listing' | 'category';
  at: ColumnType<Date, Date | string, Date | string>;
}
interface AdLeadTable {
  id: Generated<string>;
  click_id: string;
  vendor_id: number;
  couple_key: number | null;
  device_key: number | null;
  at: ColumnType<Date, Date | string, Date | string>;
}
interface AdMarketDayTable {
  day: string;
  placement: 'discovery' | 'listing' | 'category';
  category_id: number;
  city_id: number;
  pages: Generated<number>;
  cards: Generated<number>;
  displays: Generated<number>;
  last_place: number[];
  next_place: number[];
}
interface AdMinimumNoticeTable {
  vendor_id: number;
  starts_at: ColumnType<Date, Date | string, Date | string>;
  minimum_idr: number;
  told_at: ColumnType<Date, Date | string, Date | string>;
}
interface AdNewsTable {
  vendor_id: number;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}
interface AdSettlementTable {
  vendor_id: number;
  number: number;
  id: string;
  clicks: number;
  amount_idr: number;
  business_day: string;
  charged_at: ColumnType<Date, Date | string, Date | string>;
}
interface AdStatDayTable {
  vendor_id: number;
  day: string;
  placement: string;
  impressions: Generated<number>;
  clicks: Generated<number>;
  spending_idr: Generated<number>;
  leads: Generated<number>;
  invalid_clicks: Generated<number>;
}
interface AdStatFreshTable {
  vendor_id: number;
  day: string;
  hour: ColumnType<Date, Date | string, Date | string>;
  placement: string;
  impressions: number;
  clicks: number;
  spending_idr: number;
  invalid_clicks: number;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}
interface AdStatHourTable {
  vendor_id: number;
  hour: ColumnType<Date, Date | string, Date | string>;
  placement: string;
  impressions: Generated<number>;
  clicks: Generated<number>;
  spending_idr: Generated<number>;
  leads: Generated<number>;
}
interface AdTrafficHourTable {
  hour: ColumnType<Date, Date | string, Date | string>;
  pages: number;
}
interface AgreementTable {
  id: Generated<string>;
  vendor_id: number;
  business_type: 'individual' | 'company' | 'international';
  state: Generated<'draft' | 'submitted' | 'approved' | 'declined'>;
  revision: Generated<number>;
  field_revisions: ColumnType<Readonly<Partial<Record<FieldName, number>>>, string | undefined, string>;
  fields_box: Buffer;
  saved_at: ColumnType<Date, Date | string, Date | string>;
  set_aside_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_erased: Generated<boolean>;
}
interface AgreementDeclinedPartTable {
  version_id: string;
  part: ReviewPart;
  reasons: DeclineReason[];
  note: string;
}
interface AgreementFileTable {
  id: Generated<string>;
  agreement_id: string;
  vendor_id: number;
  document:
    | 'id_card'
    | 'selfie_with_id'
    | 'tax_id'
    | 'sppkp'
    | 'non_vat_statement'
    | 'deed'
    | 'nib'
    | 'siup'
    | 'tdp'
    | 'power_of_attorney'
    | 'dgt_1'
    | 'certificate_of_residence'
    | 'non_collected_vat_certificate'
    | 'royalty_disclaimer';
  position: number;
  name_box: Buffer;
  media_type: 'image/png' | 'image/jpeg' | 'application/pdf';
  size_bytes: number;
  width: number | null;
  height: number | null;
  pages: number | null;
  content_mac: Buffer;
  state: Generated<'arriving' | 'stored'>;
  uploaded_at: ColumnType<Date, Date | string, Date | string>;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface AgreementLookerTable {
  version_id: string;
  account_id: number;
  since: ColumnType<Date, Date | string, Date | string>;
  seen_at: ColumnType<Date, Date | string, Date | string>;
}
interface AgreementNumberTable {
  version_id: string;
  vendor_id: number;
  field: 'company_tax_number' | 'individual_tax_number' | 'signatory_id_number' | 'nib_number' | 'bank_account_id';
  mac: Buffer;
}
interface AgreementVersionTable {
  id: Generated<string>;
  agreement_id: string;
  vendor_id: number;
  number: number;
  business_type: 'individual' | 'company' | 'international';
  fields_box: Buffer | null;
  submitted_at: ColumnType<Date, Date | string, Date | string>;
  submitted_by: number;
  terms_version: string;
  terms_hash: Buffer;
  terms_language: 'en' | 'id';
  accepted_from: string;
  findings: Generated<Finding[]>;
  state: Generated<'submitted' | 'approved' | 'declined'>;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decided_by: number | null;
  erased_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface AgreementVersionFileTable {
  version_id: string;
  file_id: string;
  document: string;
  position: number;
}
interface AuditEntryTable {
  id: Generated<number>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  action: string;
  account_id: number | null;
  address: Generated<string>;
  subject: Generated<string>;
  result: 'done' | 'refused' | 'failed';
  detail: ColumnType<unknown, string | undefined, string>;
}
interface AuditHeadTable {
  is_only: Generated<boolean>;
  position: number;
  hash: Buffer;
}
interface AuditLinkTable {
  position: number;
  entry_id: number;
  hash: Buffer;
}
interface BankAccountTable {
  id: Generated<string>;
  vendor_id: number;
  holder_name: string;
  bank_bic: string | null;
  bank_name: string;
  swift_code: string | null;
  number_box: Buffer;
  number_end: string;
  number_key: Buffer;
  city: string;
  branch: string;
  address: string;
  is_primary: boolean;
  added_at: ColumnType<Date, Date | string, Date | string>;
  verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface BankCodeTable {
  vendor_id: number;
  bank_account_id: string;
  code_hash: Buffer;
  phone_key: Buffer;
  sent_at: ColumnType<Date, Date | string, Date | string>;
  sends: number;
  good_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  wrong_tries: number;
  locked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface BankCodeSentTable {
  id: Generated<number>;
  vendor_id: number;
  phone_key: Buffer;
  sent_at: ColumnType<Date, Date | string, Date | string>;
}
interface BankFileTable {
  number: Generated<number>;
  made_by: number | null;
  made_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  idempotency_key: string | null;
}
interface BankHolidayTable {
  day: string;
  name: string;
}
interface CalendarConnectionTable {
  vendor_id: number;
  address_box: Buffer;
  host: string;
  connected_at: ColumnType<Date, Date | string, Date | string>;
  read_at: ColumnType<Date, Date | string, Date | string>;
  failing_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  failure: 'refused' | 'unreachable' | 'gone' | 'too_large' | 'not_a_calendar' | null;
  told_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  check_at: ColumnType<Date, Date | string, Date | string>;
}
interface CategoryTable {
  id: number;
  slug: string;
  name_en: string;
  name_id: string;
  search_words: string;
  position: number;
}
interface CityTable {
  id: number;
  slug: string;
  name: string;
  search_words: string;
  picture_path: string | null;
  position: number;
}
interface ClientMoveTable {
  vendor_id: number;
  couple_id: number;
  number: number;
  stage: 'new' | 'answered' | 'quoted' | 'booked' | 'done' | 'lost';
  from_stage: 'new' | 'answered' | 'quoted' | 'booked' | 'done' | 'lost';
  reason: 'too_expensive' | 'date_taken' | 'chose_another' | 'no_answer' | 'other' | null;
  words: Generated<string>;
  account_id: number;
  moved_at: ColumnType<Date, Date | string, Date | string>;
}
interface ClientNoteTable {
  id: Generated<string>;
  vendor_id: number;
  couple_id: number;
  account_id: number;
  body: string;
  written_at: ColumnType<Date, Date | string, Date | string>;
  edited_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revision: Generated<number>;
}
interface ClientTaskTable {
  id: Generated<string>;
  vendor_id: number;
  couple_id: number;
  account_id: number;
  title: string;
  due_on: string;
  due_time: string | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revision: Generated<number>;
  reminded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface ContactCreditMovementTable {
  id: Generated<number>;
  vendor_id: number;
  kind: 'start' | 'opening' | 'return';
  couple_id: number | null;
  amount: number;
  reason: 'unread' | 'spam' | null;
  at: ColumnType<Date, Date | string, Date | string>;
}
interface ContactOpeningTable {
  vendor_id: number;
  couple_id: number;
  cost: number;
  opened_at: ColumnType<Date, Date | string, Date | string>;
}
interface ConversationTable {
  id: Generated<string>;
  vendor_id: number;
  couple_id: number;
  subject: Generated<'appointment' | 'availability' | 'price_list' | 'other'>;
  wedding_on: string | null;
  last_number: Generated<number>;
  last_at: ColumnType<Date, Date | string, Date | string>;
  reply_number: number | null;
  reply_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reply_opened_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reply_judged_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface ConversationSideTable {
  conversation_id: string;
  side: 'vendor' | 'couple';
  read_number: Generated<number>;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  unread_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  mailed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  folder: Generated<'inbox' | 'archive' | 'spam'>;
}
interface CoupleEventTable {
  id: Generated<number>;
  vendor_id: number;
  kind:
    | 'profile_view'
    | 'price_list_view'
    | 'save'
    | 'message'
    | 'phone_reveal'
    | 'whatsapp_reveal'
    | 'email_reveal'
    | 'meeting'
    | 'quotation_request';
  couple_id: number | null;
  visitor_key: string | null;
  at: ColumnType<Date, Date | string, Date | string>;
  on_day: string;
  came_by_ad: Generated<boolean>;
}
interface CreditOrderTable {
  id: Generated<string>;
  number: string;
  vendor_id: number;
  idempotency_key: string | null;
  billed_to: string;
  credits_idr: number;
  tax_idr: number;
  tax_basis_points: number;
  total_idr: Generated<number>;
  status: Generated<'unpaid' | 'paid' | 'expired' | 'refund_due'>;
  app_data: ColumnType<unknown, string | null | undefined, string | null>;
  utm: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ordered_by: number | null;
}
interface DayWaitTable {
  vendor_id: number;
  on_day: string;
  couple_id: number;
  asked_at: ColumnType<Date, Date | string, Date | string>;
}
interface FairTable {
  id: Generated<number>;
  name: string;
  city_id: number;
  venue: string;
  starts_on: string;
  ends_on: string;
  url: Generated<string>;
  version: Generated<number>;
  cancelled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
interface FairVendorTable {
  fair_id: number;
  vendor_id: number;
  stand: Generated<string>;
}
interface FeedItemTable {
  id: Generated<string>;
  account_id: number;
  title: Generated<string>;
  page: Generated<string>;
  at: ColumnType<Date, Date | string, Date | string>;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  notice: ColumnType<unknown, string, string>;
}
interface FirstWeekHiddenTable {
  vendor_id: number;
  at: ColumnType<Date, Date | string, Date | string>;
}
interface HildaMemberTable {
  vendor_id: number;
  status: 'inactive' | 'pending' | 'active';
  asked_at: ColumnType<Date, Date | string, Date | string>;
  joined_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface IdempotencyKeyTable {
  scope: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  owner: number;
}
interface InquiryTable {
  id: Generated<string>;
  vendor_id: number;
  couple_id: number;
  event_on: string | null;
  place: string;
  guests: number | null;
  budget_idr: number | null;
  wishes: string;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  request_key: string | null;
}
interface InstalmentTable {
  id: Generated<string>;
  quotation_id: string;
  position: number;
  label: string;
  amount_idr: number;
  fee_idr: number;
  due_on: string;
  status: Generated<'open' | 'paid' | 'refunding' | 'refunded'>;
  paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  refunded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  refunding_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface InstalmentAttemptTable {
  id: Generated<string>;
  instalment_id: string;
  status: Generated<'unpaid' | 'expired' | 'refund_due' | 'paid'>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface InstalmentRefundTable {
  id: Generated<string>;
  instalment_id: string;
  amount_idr: number;
  reason: string;
  status: 'waiting' | 'posted' | 'refused';
  asked_by: number;
  asked_at: ColumnType<Date, Date | string, Date | string>;
}
interface InstalmentReminderTable {
  instalment_id: string;
  kind: 'soon' | 'today' | 'overdue';
  sent_at: ColumnType<Date, Date | string, Date | string>;
}
interface KnownDeviceTable {
  account_id: number;
  device_hash: Buffer;
  seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
interface LedgerAccountTable {
  id: Generated<number>;
  kind:
    | 'vendor_credit'
    | 'vendor_earnings'
    | 'gateway'
    | 'ads_revenue'
    | 'tax_payable'
    | 'refund_payable'
    | 'fee_revenue'
    | 'membership_revenue'
    | 'payout_clearing';
  vendor_id: number | null;
  balance_idr: number | null;
}
interface LedgerPostingTable {
  source_id: string | null;
  kind: string | null;
  account_id: number | null;
  amount_idr: number | null;
  posted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  business_day: string | null;
  position: number | null;
}
interface LedgerTransferTable {
  source_id: string;
  kind:
    | 'top_up'
    | 'top_up_tax'
    | 'click'
    | 'click_settlement'
    | 'click_refund'
    | 'adjustment'
    | 'late_payment'
    | 'order_refund'
    | 'instalment'
    | 'instalment_fee'
    | 'instalment_refund'
    | 'instalment_fee_refund'
    | 'payout'
    | 'payout_paid'
    | 'payout_returned'
    | 'membership'
    | 'membership_tax';
  debit_account_id: number;
  credit_account_id: number;
  amount_idr: number;
  posted_at: ColumnType<Date, Date | string, Date | string>;
  business_day: string;
  position: Generated<number>;
}
interface MeasureGroupTable {
  category_id: number;
  city_id: number;
  price_third: number;
  measure: 'visits' | 'click_rate' | 'answer_seconds' | 'won_share';
  measured_on: string;
  vendors: number;
  low: number;
  median: number;
  high: number;
}
interface MeetingTable {
  id: Generated<string>;
  vendor_id: number;
  couple_id: number;
  status: Generated<'booked' | 'cancelled'>;
  starts_at: ColumnType<Date, Date | string, Date | string>;
  ends_at: ColumnType<Date, Date | string, Date | string>;
  blocked: string;
  subject: string;
  note: string;
  vendor_time_zone: string;
  couple_time_zone: string;
  link: string;
  sequence: Generated<number>;
  moves: Generated<number>;
  moved_by: 'vendor' | 'couple' | null;
  moved_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  booked_at: ColumnType<Date, Date | string, Date | string>;
  agreed_at: ColumnType<Date, Date | string, Date | string>;
  cancelled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  cancelled_by: 'vendor' | 'couple' | null;
  reason: string | null;
  request_key: string | null;
}
interface MeetingAvailabilityTable {
  vendor_id: number;
  version: Generated<number>;
  is_offered: boolean;
  time_zone: string;
  week: ColumnType<readonly (readonly Interval[])[], string, string>;
  exceptions: ColumnType<readonly Exception[], string, string>;
  slot_minutes: 15 | 30 | 45 | 60;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  notice_hours: number;
  ahead_days: number;
  per_day_max: number;
  own_link: Generated<string>;
  saved_at: ColumnType<Date, Date | string, Date | string>;
}
interface MeetingReminderTable {
  meeting_id: string;
  sequence: number;
  kind: 'day' | 'hour';
  sent_at: ColumnType<Date, Date | string, Date | string>;
}
interface MembershipTable {
  id: Generated<number>;
  vendor_service_id: number;
  plan_name: 'Gold' | 'Silver' | 'Free';
  status: 'active' | 'inactive' | 'expired';
  starts_on: string;
  ends_on: string | null;
  paid_idr: Generated<number>;
}
interface MembershipOrderTable {
  id: Generated<string>;
  number: string;
  vendor_id: number;
  vendor_service_id: number | null;
  service_en: string;
  service_id: string;
  idempotency_key: string | null;
  billed_to: string;
  plan_name: SoldPlan;
  term: 'month' | 'year';
  from_membership_id: number | null;
  from_plan_name: SoldPlan | null;
  from_ends_on: string | null;
  from_paid_idr: number | null;
  price_idr: number;
  credit_idr: number;
  tax_idr: number;
  tax_basis_points: number;
  total_idr: Generated<number>;
  status: Generated<'unpaid' | 'paid' | 'expired' | 'refund_due'>;
  utm: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  starts_on: string | null;
  ends_on: string | null;
  ordered_by: number | null;
}
interface MembershipReminderTable {
  membership_id: number;
  ends_on: string;
  days_before: number;
  sent_at: ColumnType<Date, Date | string, Date | string>;
}
interface MessageTable {
  id: Generated<string>;
  subject: 'appointment' | 'availability' | 'price_list' | 'other' | null;
  body: string;
  wedding_on: string | null;
  sent_at: ColumnType<Date, Date | string, Date | string>;
  request_key: string | null;
  conversation_id: string;
  number: number;
  author: 'vendor' | 'couple' | 'house';
  kind: 'text' | 'inquiry' | 'quotation' | 'meeting';
  reference: string | null;
  product_id: string | null;
  product_title: string | null;
  product_price_idr: number | null;
  notice: ColumnType<unknown, string | null | undefined, string | null>;
  written_by: number | null;
  vendor_id: number;
}
interface MessageFileTable {
  id: string;
  conversation_id: string;
  side: 'vendor' | 'couple';
  message_id: string | null;
  position: number | null;
  name_box: Buffer;
  media_type: 'image/png' | 'image/jpeg' | 'application/pdf';
  size_bytes: number;
  width: number | null;
  height: number | null;
  pages: number | null;
  state: Generated<'arriving' | 'stored'>;
  uploaded_at: ColumnType<Date, Date | string, Date | string>;
}
interface NotificationOffTable {
  account_id: number;
  kind: string;
  channel: 'email' | 'product' | 'push';
  since: ColumnType<Date, Date | string, Date | string>;
}
interface OneTimeLinkTable {
  token_hash: Buffer;
  account_id: number;
  purpose: 'confirm_email' | 'reset_password' | 'accept_invitation';
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
interface OperatorPermissionTable {
  account_id: number;
  permission: 'verification' | 'finance' | 'support';
}
interface OperatorRelationTable {
  operator_id: number;
  account_id: number;
  declared_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
interface OutboxMessageTable {
  id: Generated<string>;
  kind: 'mail' | 'sms';
  recipient: string;
  subject: string | null;
  body_text: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  calendar: string | null;
  html: string | null;
}
interface PasskeyTable {
  id: Generated<string>;
  account_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  uses: number;
  transports: string[];
  name: string;
  added_at: ColumnType<Date, Date | string, Date | string>;
  last_used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  purpose: 'add' | 'sign_in' | 'confirm';
  account_id: number | null;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}
interface PaymentTable {
  id: Generated<string>;
  gateway: string;
  subject_kind: 'credit_order' | 'instalment' | 'membership_order';
  subject_id: string;
  account_id: number;
  amount_idr: number;
  currency: Generated<string>;
  description: string;
  language: 'en' | 'id';
  success_url: string;
  status: Generated<'pending' | 'failed' | 'expired' | 'paid' | 'refunded'>;
  gateway_reference: string | null;
  payment_url: string | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  payable_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  refunded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  checked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  virtual_accounts: string[] | null;
  failed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface PaymentAlertTable {
  id: Generated<number>;
  code: 'payment_unknown' | 'merchant_mismatch' | 'currency_mismatch' | 'amount_mismatch' | 'contradictory' | 'refunded_after_credit';
  gateway: string;
  payment_id: string;
  event_id: string;
  raised_at: ColumnType<Date, Date | string, Date | string>;
}
interface PaymentAlertAnswerTable {
  alert_id: number;
  reason: string;
  answered_by: number;
  answered_at: ColumnType<Date, Date | string, Date | string>;
}
interface PaymentEventTable {
  id: Generated<number>;
  gateway: string;
  event_id: string;
  source: 'webhook' | 'reconciliation';
  payment_id: string;
  verdict: 'applied' | 'stale' | 'payment_unknown' | 'merchant_mismatch' | 'currency_mismatch' | 'amount_mismatch' | 'contradictory';
  body: Buffer;
  deliveries: Generated<number>;
  received_at: ColumnType<Date, Date | string, Date | string>;
}
interface PayoutTable {
  id: Generated<string>;
  number: string;
  vendor_id: number;
  amount_idr: number;
  bank_account_id: string;
  holder_name: string;
  bank_name: string;
  number_end: string;
  status: Generated<'requested' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'returned'>;
  idempotency_key: string | null;
  requested_at: ColumnType<Date, Date | string, Date | string>;
  expected_from: string;
  expected_by: string;
  started_by: number | null;
  started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  closed_by: number | null;
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reference: string | null;
  failure: 'account_closed' | 'holder_mismatch' | 'number_wrong' | 'bank_refused' | 'other' | null;
  failure_note: string | null;
  returned_by: number | null;
  returned_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  told_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  bank_file: number | null;
  requested_by: number | null;
}
interface PictureTable {
  vendor_id: number;
  position: number | null;
  path: string | null;
  width: number;
  height: number;
  alt_en: string;
  alt_id: string;
  color: string;
  id: Generated<string>;
  mark: string | null;
  widths: Generated<number[]>;
  fallback_width: number | null;
  blur: Generated<string>;
  original_width: number | null;
  original_height: number | null;
  turns: Generated<Turns>;
  crop: ColumnType<Crop | null, string | null | undefined, string | null>;
  size_bytes: Generated<number>;
  state: Generated<'arriving' | 'stored' | 'leaving'>;
  uploaded_at: ColumnType<Date, Date | string | undefined, Date | string>;
  loose_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  couple_id: number | null;
}
interface PlacedPictureTable {
  vendor_id: number;
  place: string;
  position: number;
  picture_id: string;
}
interface PlanTable {
  name: 'Gold' | 'Silver' | 'Free';
  contact_cost: number;
  city_max: number | null;
  store_product_max: number | null;
  has_online_meeting: boolean;
  csv_export: 'own_money' | 'all';
  client_fee_basis_points: number;
  price_month_idr: number | null;
  price_year_idr: number | null;
}
interface PortfolioTable {
  vendor_id: number;
  version: Generated<number>;
  saved_at: ColumnType<Date, Date | string, Date | string>;
}
interface PriceItemTable {
  id: Generated<number>;
  vendor_id: number;
  position: number;
  name: string;
  kind: 'from' | 'between' | 'exactly';
  low_idr: number;
  high_idr: number | null;
  unit:
    | 'none'
    | 'event'
    | 'package'
    | 'day'
    | 'hour'
    | 'session'
    | 'person'
    | 'couple'
    | 'portion'
    | 'piece'
    | 'set'
    | 'pair'
    | 'box'
    | 'table'
    | 'own';
  own_unit: Generated<string>;
  role: 'package' | 'rate' | 'extra';
  is_role_guessed: Generated<boolean>;
}
interface ProductSettingTable {
  id: Generated<number>;
  name: string;
  value: ColumnType<SettingValue, string, string>;
  valid_from: ColumnType<Date, Date | string, Date | string>;
  set_at: ColumnType<Date, Date | string, Date | string>;
  proposal_id: string | null;
  proposed_by: number | null;
  approved_by: number | null;
  reason: string | null;
}
interface ProposalTable {
  id: Generated<string>;
  kind:
    | 'adjustment'
    | 'click_refund'
    | 'payout_start'
    | 'payout_undo'
    | 'payout_paid'
    | 'payout_failed'
    | 'payout_returned'
    | 'instalment_refund'
    | 'refund_returned'
    | 'vendor_status'
    | 'operator_rights'
    | 'relation_ended'
    | 'setting_change';
  subject: string;
  vendor_id: number | null;
  amount_idr: number | null;
  allowance: 'credit' | 'send' | 'leave' | 'back' | 'status';
  weight: number;
  limit_then: number | null;
  concerns: number[];
  terms: ColumnType<Readonly<Record<string, string | number>>, string, string>;
  ground: string;
  reason: string | null;
  needs_second: boolean;
  status: 'waiting' | 'done' | 'refused' | 'withdrawn' | 'moved_on' | 'expired';
  asked_by: number;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  asked_on: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  decided_by: number | null;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decision_reason: string | null;
  idempotency_key: string | null;
}
interface PushDeviceTable {
  id: string;
  account_id: number;
  session_id: string;
  endpoint_hash: Buffer;
  address_ciphertext: Buffer;
  server_key: string;
  added_at: ColumnType<Date, Date | string, Date | string>;
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  summary_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface PushSettingTable {
  account_id: number;
  quiet_from: number;
  quiet_until: number;
  shows_details: boolean;
}
interface QuickReplyTable {
  id: Generated<string>;
  vendor_id: number;
  title: string;
  body: string;
  revision: Generated<number>;
}
interface QuotationTable {
  id: Generated<string>;
  number: string;
  version: Generated<number>;
  inquiry_id: string;
  vendor_id: number;
  couple_id: number;
  status: Generated<'draft' | 'sent' | 'viewed' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'replaced'>;
  revision: Generated<number>;
  content: ColumnType<QuotationContent, string, string>;
  valid_until: string | null;
  tax_basis_points: number | null;
  total_idr: number | null;
  fee_basis_points: number | null;
  reason: string | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  saved_at: ColumnType<Date, Date | string, Date | string>;
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  viewed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  request_key: string | null;
  sent_by: number | null;
  decline_ground: 'too_expensive' | 'date' | 'chose_other' | 'not_now' | 'other' | null;
}
interface QuotationFollowUpTable {
  quotation_id: string;
  kind: 'waiting' | 'ends';
  sent_at: ColumnType<Date, Date | string, Date | string>;
}
interface QuotationTemplateTable {
  id: Generated<string>;
  vendor_id: number;
  name: string;
  content: ColumnType<QuotationTemplate, string, string>;
  saved_at: ColumnType<Date, Date | string, Date | string>;
}
interface RecoveryCodeTable {
  account_id: number;
  code_hash: Buffer;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface RefundAccountTable {
  account_id: number;
  holder_name: string;
  bank_bic: string;
  bank_name: string;
  number_box: Buffer;
  number_end: string;
  given_at: ColumnType<Date, Date | string, Date | string>;
}
interface RefundTaskTable {
  payment_id: string;
  amount_idr: number;
  reason: 'paid_after_expiry' | 'paid_twice' | 'given_back';
  opened_at: ColumnType<Date, Date | string, Date | string>;
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  returned_by: number | null;
  reference: string | null;
}
interface ReviewTable {
  id: Generated<number>;
  vendor_id: number;
  couple_id: number | null;
  author: string;
  rating: number;
  body: string;
  wedding_month: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  is_booked: Generated<boolean>;
  quality: number | null;
  communication: number | null;
  punctuality: number | null;
  value: number | null;
  answer: Generated<string>;
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  state: Generated<'shown' | 'held' | 'removed'>;
  removed_for: 'not_client' | 'other_vendor' | 'untrue' | 'offensive' | 'private' | 'advertising' | 'not_genuine' | null;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface ReviewCaseTable {
  id: Generated<string>;
  review_id: number;
  vendor_id: number;
  reason: 'not_client' | 'other_vendor' | 'untrue' | 'offensive' | 'private' | 'advertising' | null;
  details: Generated<string>;
  opened_at: ColumnType<Date, Date | string, Date | string>;
  state: Generated<'open' | 'kept' | 'removed'>;
  decision_reason: string | null;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decided_by: number | null;
  kind: Generated<'report' | 'check'>;
  signals: Generated<Doubt[]>;
}
interface ReviewInvitationTable {
  vendor_id: number;
  couple_id: number;
  source: 'booking' | 'vendor';
  quotation_id: string | null;
  wedding_on: string;
  invited_at: ColumnType<Date, Date | string, Date | string>;
  reminded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface ReviewNetworkTable {
  review_id: number;
  vendor_id: number;
  network_key: Buffer;
  written_at: ColumnType<Date, Date | string, Date | string>;
}
interface SandboxDeliveryTable {
  id: Generated<string>;
  payment_id: string;
  event_id: string;
  body: string;
  attempts: Generated<number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  delivered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface SandboxPaymentTable {
  id: string;
  merchant: string;
  amount_idr: number;
  currency: string;
  description: string;
  language: 'en' | 'id';
  success_url: string;
  status: Generated<'pending' | 'failed' | 'expired' | 'paid'>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  payable_until: ColumnType<Date, Date | string, Date | string>;
  paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface SavedVendorTable {
  couple_id: number;
  vendor_id: number;
  saved_at: ColumnType<Date, Date | string, Date | string>;
  note: Generated<string>;
  is_booked: Generated<boolean>;
  revision: Generated<number>;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface SchemaMigrationTable {
  name: string;
  applied_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
interface SecondFactorTable {
  account_id: number;
  secret_box: Buffer;
  last_step: Generated<number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
interface SecondFactorRemovalTable {
  account_id: number;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  warned_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface SecondFactorSetupTable {
  account_id: number;
  ciphertext: Buffer;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}
interface SentMessageTable {
  id: string;
  kind: 'mail' | 'sms';
  begun_at: ColumnType<Date, Date | string, Date | string>;
  outcome: 'accepted' | 'refused' | 'unknown' | null;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface SessionTable {
  id: Generated<string>;
  account_id: number;
  secret_hash: Buffer;
  handle_hash: Buffer;
  client_kind: 'browser' | 'other';
  user_agent: string;
  address: string;
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  last_seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  factor_given_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface SignUpTable {
  token_hash: Buffer;
  email: string;
  utm: ColumnType<unknown, string | null | undefined, string | null>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  first_message: ColumnType<unknown, string | null | undefined, string | null>;
}
interface SpamReportTable {
  id: Generated<string>;
  conversation_id: string;
  side: 'vendor' | 'couple';
  account_id: number;
  reason: 'advertising' | 'fraud' | 'insult' | 'not_serious' | 'other';
  note: string;
  reported_at: ColumnType<Date, Date | string, Date | string>;
  state: Generated<'open' | 'agreed' | 'refused' | 'withdrawn'>;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decided_by: number | null;
  decision_reason: string | null;
}
interface StoreProductTable {
  id: Generated<string>;
  vendor_id: number;
  status: Generated<'draft' | 'active' | 'inactive' | 'sold_out' | 'archived'>;
  revision: Generated<number>;
  content: ColumnType<ProductContent, string, string>;
  live: ColumnType<ProductContent | null, string | null | undefined, string | null>;
  kind: Generated<'reguler' | 'promo'>;
  title: Generated<string>;
  shown_from: string | null;
  shown_until: string | null;
  slug: string | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  saved_at: ColumnType<Date, Date | string, Date | string>;
  published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  request_key: string | null;
}
interface TakenDayTable {
  id: Generated<string>;
  vendor_id: number;
  on_day: string;
  part: 'day' | 'morning' | 'evening';
  places: number | null;
  source: 'own' | 'booking' | 'subscribed';
  note: Generated<string>;
  couple_id: number | null;
  quotation_id: string | null;
}
interface TeamEventTable {
  id: Generated<number>;
  vendor_id: number;
  at: ColumnType<Date, Date | string, Date | string>;
  kind: 'invited' | 'sent_again' | 'withdrawn' | 'joined' | 'role_changed' | 'removed' | 'left' | 'factor_required' | 'factor_optional';
  by_account_id: number;
  person: string;
  role: 'manager' | 'sales' | 'finance' | 'viewer' | null;
}
interface TeamInvitationTable {
  id: Generated<string>;
  vendor_id: number;
  email: string;
  role: 'manager' | 'sales' | 'finance' | 'viewer';
  token_hash: Buffer;
  sent_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface TeamMemberTable {
  account_id: number;
  vendor_id: number;
  role: 'manager' | 'sales' | 'finance' | 'viewer';
  joined_at: ColumnType<Date, Date | string, Date | string>;
  left_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
interface TeamRuleTable {
  vendor_id: number;
  requires_second_factor: boolean;
  changed_at: ColumnType<Date, Date | string, Date | string>;
}
interface ThrottleTable {
  key: string;
  window_start: ColumnType<Date, Date | string, Date | string>;
  attempts: Generated<number>;
}
interface VendorTable {
  id: Generated<number>;
  account_id: number;
  slug: string;
  business_name: Generated<string>;
  status: Generated<0 | 1 | 2>;
  about: Generated<string>;
  address: Generated<string>;
  zip: Generated<string>;
  country_code: Generated<string>;
  city_id: number | null;
  phone: Generated<string>;
  whatsapp: Generated<string>;
  website: Generated<string>;
  instagram: Generated<string>;
  founded_year: number | null;
  main_service_id: number | null;
  contact_credit: Generated<number>;
  rating_avg: number | null;
  review_count: Generated<number>;
  price_from_idr: number | null;
  recommendation: Generated<number>;
  search_text: Generated<string>;
  search_vector: Generated<string | null>;
  published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  other_phone: Generated<string>;
  contact_email: Generated<string>;
  foreign_city: Generated<string>;
  tiktok: Generated<string>;
  facebook: Generated<string>;
  youtube: Generated<string>;
  account_manager_id: number | null;
  price_from_unit: Generated<PriceUnit>;
  price_from_own_unit: Generated<string>;
}
interface VendorAcquisitionTable {
  id: Generated<string>;
  payload: ColumnType<unknown, string, string>;
  search_text: Generated<string>;
  language: 'en' | 'id';
  utm: ColumnType<Readonly<Record<string, string>> | null, string | null | undefined, string | null>;
  received_at: ColumnType<Date, Date | string, Date | string>;
  status: Generated<'new' | 'accepted' | 'dismissed'>;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decided_by: number | null;
  reason: string | null;
  account_id: number | null;
}
interface VendorAdTable {
  vendor_id: number;
  cpc_idr: number;
  daily_budget_idr: number | null;
  starts_on: string | null;
  ends_on: string | null;
  is_enabled: boolean;
  version: Generated<number>;
  spent_on: string;
  spent_idr: Generated<number>;
  pacing: Generated<'spread' | 'fast'>;
  planned_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  planned_from_idr: Generated<number>;
  spendable_idr: Generated<number>;
  unsettled_idr: Generated<number>;
  unsettled_clicks: Generated<number>;
  charged_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  settlement: Generated<number>;
}
interface VendorAdChangeTable {
  vendor_id: number;
  version: number;
  cpc_idr: number;
  daily_budget_idr: number | null;
  starts_on: string | null;
  ends_on: string | null;
  is_enabled: boolean;
  changed_at: ColumnType<Date, Date | string, Date | string>;
  changed_by: number;
  pacing: Generated<'spread' | 'fast'>;
}
interface VendorAnswerTable {
  vendor_id: number;
  question: string;
  value: ColumnType<AnswerValue, string, string>;
}
interface VendorCalendarTable {
  vendor_id: number;
  capacity: Generated<number>;
  kept_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  address_number: number | null;
}
interface VendorCreditTable {
  vendor_id: number | null;
  balance_idr: number | null;
}
interface VendorCreditClicksTable {
  vendor_id: number | null;
  business_day: string | null;
  clicks: number | null;
  amount_idr: number | null;
  charged_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_settled: boolean | null;
}
interface VendorDayTable {
  vendor_id: number;
  on_day: string;
  status: 'taken' | 'ask';
}
interface VendorMeasureTable {
  vendor_id: number;
  measured_on: string;
  category_id: number;
  city_id: number;
  price_from_idr: number | null;
  price_third: number | null;
  visits: number | null;
  click_rate: number | null;
  answer_seconds: number | null;
  won_share: number | null;
}
interface VendorSectionTable {
  vendor_id: number;
  name: 'about' | 'contact' | 'services' | 'prices' | 'answers' | 'links';
  revision: number;
  saved_at: ColumnType<Date, Date | string, Date | string>;
}
interface VendorServiceTable {
  id: Generated<number>;
  vendor_id: number;
  category_id: number;
  city_id: number;
  is_shown: Generated<boolean>;
}
interface WeddingTable {
  couple_id: number;
  wedding_on: string | null;
  is_day_known: Generated<boolean>;
  city_id: number | null;
  guests: number | null;
  budget_band: 'under_50' | '50_100' | '100_250' | '250_500' | 'over_500' | null;
  venue: Generated<string>;
  wishes: Generated<string>;
  is_findable: Generated<boolean>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  revision: Generated<number>;
}
interface WeddingCategoryTable {
  couple_id: number;
  category_id: number;
}
interface WeekEmailTable {
  vendor_id: number;
  starts_on: string;
}

export interface Tables {
  account: AccountTable;
  account_deletion: AccountDeletionTable;
  ad_alert: AdAlertTable;
  ad_click: AdClickTable;
  ad_click_viewer: AdClickViewerTable;
  ad_dispute: AdDisputeTable;
  ad_figures_day: AdFiguresDayTable;
  ad_figures_hour: AdFiguresHourTable;
  ad_impression: AdImpressionTable;
  ad_lead: AdLeadTable;
  ad_market_day: AdMarketDayTable;
  ad_minimum_notice: AdMinimumNoticeTable;
  ad_news: AdNewsTable;
  ad_settlement: AdSettlementTable;
  ad_stat_day: AdStatDayTable;
  ad_stat_fresh: AdStatFreshTable;
  ad_stat_hour: AdStatHourTable;
  ad_traffic_hour: AdTrafficHourTable;
  agreement: AgreementTable;
  agreement_declined_part: AgreementDeclinedPartTable;
  agreement_file: AgreementFileTable;
  agreement_looker: AgreementLookerTable;
  agreement_number: AgreementNumberTable;
  agreement_version: AgreementVersionTable;
  agreement_version_file: AgreementVersionFileTable;
  audit_entry: AuditEntryTable;
  audit_head: AuditHeadTable;
  audit_link: AuditLinkTable;
  bank_account: BankAccountTable;
  bank_code: BankCodeTable;
  bank_code_sent: BankCodeSentTable;
  bank_file: BankFileTable;
  bank_holiday: BankHolidayTable;
  calendar_connection: CalendarConnectionTable;
  category: CategoryTable;
  city: CityTable;
  client_move: ClientMoveTable;
  client_note: ClientNoteTable;
  client_task: ClientTaskTable;
  contact_credit_movement: ContactCreditMovementTable;
  contact_opening: ContactOpeningTable;
  conversation: ConversationTable;
  conversation_side: ConversationSideTable;
  couple_event: CoupleEventTable;
  credit_order: CreditOrderTable;
  day_wait: DayWaitTable;
  fair: FairTable;
  fair_vendor: FairVendorTable;
  feed_item: FeedItemTable;
  first_week_hidden: FirstWeekHiddenTable;
  hilda_member: HildaMemberTable;
  idempotency_key: IdempotencyKeyTable;
  inquiry: InquiryTable;
  instalment: InstalmentTable;
  instalment_attempt: InstalmentAttemptTable;
  instalment_refund: InstalmentRefundTable;
  instalment_reminder: InstalmentReminderTable;
  known_device: KnownDeviceTable;
  ledger_account: LedgerAccountTable;
  ledger_posting: LedgerPostingTable;
  ledger_transfer: LedgerTransferTable;
  measure_group: MeasureGroupTable;
  meeting: MeetingTable;
  meeting_availability: MeetingAvailabilityTable;
  meeting_reminder: MeetingReminderTable;
  membership: MembershipTable;
  membership_order: MembershipOrderTable;
  membership_reminder: MembershipReminderTable;
  message: MessageTable;
  message_file: MessageFileTable;
  notification_off: NotificationOffTable;
  one_time_link: OneTimeLinkTable;
  operator_permission: OperatorPermissionTable;
  operator_relation: OperatorRelationTable;
  outbox_message: OutboxMessageTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  payment: PaymentTable;
  payment_alert: PaymentAlertTable;
  payment_alert_answer: PaymentAlertAnswerTable;
  payment_event: PaymentEventTable;
  payout: PayoutTable;
  picture: PictureTable;
  placed_picture: PlacedPictureTable;
  plan: PlanTable;
  portfolio: PortfolioTable;
  price_item: PriceItemTable;
  product_setting: ProductSettingTable;
  proposal: ProposalTable;
  push_device: PushDeviceTable;
  push_setting: PushSettingTable;
  quick_reply: QuickReplyTable;
  quotation: QuotationTable;
  quotation_follow_up: QuotationFollowUpTable;
  quotation_template: QuotationTemplateTable;
  recovery_code: RecoveryCodeTable;
  refund_account: RefundAccountTable;
  refund_task: RefundTaskTable;
  review: ReviewTable;
  review_case: ReviewCaseTable;
  review_invitation: ReviewInvitationTable;
  review_network: ReviewNetworkTable;
  sandbox_delivery: SandboxDeliveryTable;
  sandbox_payment: SandboxPaymentTable;
  saved_vendor: SavedVendorTable;
  schema_migration: SchemaMigrationTable;
  second_factor: SecondFactorTable;
  second_factor_removal: SecondFactorRemovalTable;
  second_factor_setup: SecondFactorSetupTable;
  sent_message: SentMessageTable;
  session: SessionTable;
  sign_up: SignUpTable;
  spam_report: SpamReportTable;
  store_product: StoreProductTable;
  taken_day: TakenDayTable;
  team_event: TeamEventTable;
  team_invitation: TeamInvitationTable;
  team_member: TeamMemberTable;
  team_rule: TeamRuleTable;
  throttle: ThrottleTable;
  vendor: VendorTable;
  vendor_acquisition: VendorAcquisitionTable;
  vendor_ad: VendorAdTable;
  vendor_ad_change: VendorAdChangeTable;
  vendor_answer: VendorAnswerTable;
  vendor_calendar: VendorCalendarTable;
  vendor_credit: VendorCreditTable;
  vendor_credit_clicks: VendorCreditClicksTable;
  vendor_day: VendorDayTable;
  vendor_measure: VendorMeasureTable;
  vendor_section: VendorSectionTable;
  vendor_service: VendorServiceTable;
  wedding: WeddingTable;
  wedding_category: WeddingCategoryTable;
  week_email: WeekEmailTable;
}
