-- Made by `npm run db:dump` from the migrations; compared in the checks.

create table account (
  id bigint not null generated,
  uuid uuid not null default uuidv4(),
  type text not null,
  email citext not null,
  password_hash text not null,
  display_name text not null,
  language text not null default 'en'::text,
  email_confirmed_at timestamp with time zone,
  disabled_at timestamp with time zone,
  is_demo boolean not null default false,
  utm jsonb,
  created_at timestamp with time zone not null default now(),
  whatsapp text not null default ''::text
);
alter table account add account_display_name_check CHECK ((((length(display_name) >= 1) AND (length(display_name) <= 320)) OR ((display_name = ''::text) AND (disabled_at IS NOT NULL))));
alter table account add account_email_check CHECK ((length((email)::text) <= 254));
alter table account add account_email_key UNIQUE (email);
alter table account add account_language_check CHECK ((language = ANY (ARRAY['en'::text, 'id'::text])));
alter table account add account_pkey PRIMARY KEY (id);
alter table account add account_type_check CHECK ((type = ANY (ARRAY['vendor'::text, 'user'::text, 'operator'::text])));
alter table account add account_uuid_key UNIQUE (uuid);
alter table account add account_whatsapp_check CHECK ((whatsapp ~ '^(\+[1-9][0-9]{7,14})?$'::text));
CREATE INDEX account_email_alike ON public.account USING gin (((email)::text) gin_trgm_ops) WHERE (type = 'user'::text);
CREATE INDEX account_named_alike ON public.account USING gin (lower(display_name) gin_trgm_ops) WHERE (type = 'user'::text);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table account_deletion (
  account_id bigint not null,
  asked_at timestamp with time zone not null,
  erase_at timestamp with time zone not null,
  vendor_status smallint,
  was_findable boolean not null default false,
  erased_at timestamp with time zone
);
alter table account_deletion add account_deletion_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table account_deletion add account_deletion_check CHECK ((erase_at >= asked_at));
alter table account_deletion add account_deletion_pkey PRIMARY KEY (account_id);
CREATE INDEX account_deletion_due ON public.account_deletion USING btree (erase_at) WHERE (erased_at IS NULL);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table ad_alert (
  vendor_id bigint not null,
  code text not null,
  since timestamp with time zone not null
);
alter table ad_alert add ad_alert_code_check CHECK ((code = ANY (ARRAY['credit_running_out'::text, 'cpc_below_recommendation'::text])));
alter table ad_alert add ad_alert_pkey PRIMARY KEY (vendor_id, code);
alter table ad_alert add ad_alert_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor_ad(vendor_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table ad_click (
  id uuid not null,
  vendor_id bigint not null default 0,
  token_id uuid,
  placement text,
  clicked_at timestamp with time zone not null,
  shown_cpc_idr bigint,
  charged_idr bigint not null,
  outcome text not null,
  reason text,
  couple_key bigint,
  device_key bigint,
  agent_key bigint not null,
  network text not null,
  settlement integer
);
alter table ad_click add ad_click_check CHECK (
CASE outcome
    WHEN 'charged'::text THEN ((charged_idr > 0) AND (reason IS NULL))
    ELSE ((charged_idr = 0) AND (reason IS NOT NULL))
END);
alter table ad_click add ad_click_check1 CHECK (((outcome = 'invalid'::text) OR ((id = token_id) AND (vendor_id > 0))));
alter table ad_click add ad_click_check2 CHECK (((settlement IS NULL) OR (outcome = 'charged'::text)));
alter table ad_click add ad_click_outcome_check CHECK ((outcome = ANY (ARRAY['charged'::text, 'free'::text, 'invalid'::text])));
alter table ad_click add ad_click_pkey PRIMARY KEY (vendor_id, id);
alter table ad_click add ad_click_placement_check CHECK ((placement = ANY (ARRAY['discovery'::text, 'listing'::text, 'category'::text])));
CREATE INDEX ad_click_of_network ON public.ad_click USING btree (network, clicked_at);
CREATE INDEX ad_click_of_vendor ON public.ad_click USING btree (vendor_id, clicked_at DESC, id DESC);
-- pelaminan_app: INSERT, SELECT

create table ad_click_viewer (
  vendor_id bigint not null,
  viewer_key bigint not null,
  counted_at timestamp with time zone not null,
  charged_at timestamp with time zone,
  charged_click_id uuid
);
alter table ad_click_viewer add ad_click_viewer_check CHECK (((charged_at IS NULL) = (charged_click_id IS NULL)));
alter table ad_click_viewer add ad_click_viewer_pkey PRIMARY KEY (vendor_id, viewer_key);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table ad_dispute (
  click_id uuid not null,
  vendor_id bigint not null,
  reason text not null,
  status text not null default 'open'::text,
  opened_at timestamp with time zone not null,
  decision_reason text,
  decided_at timestamp with time zone,
  decided_by bigint
);
alter table ad_dispute add ad_dispute_check CHECK (((status = 'open'::text) = (decided_at IS NULL)));
alter table ad_dispute add ad_dispute_check1 CHECK (((status = 'open'::text) = (decided_by IS NULL)));
alter table ad_dispute add ad_dispute_pkey PRIMARY KEY (vendor_id, click_id);
alter table ad_dispute add ad_dispute_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)));
alter table ad_dispute add ad_dispute_status_check CHECK ((status = ANY (ARRAY['open'::text, 'refunded'::text, 'refused'::text])));
alter table ad_dispute add ad_dispute_vendor_id_click_id_fkey FOREIGN KEY (vendor_id, click_id) REFERENCES ad_click(vendor_id, id);
CREATE INDEX ad_dispute_of_click ON public.ad_dispute USING btree (click_id);
CREATE INDEX ad_dispute_open ON public.ad_dispute USING btree (opened_at) WHERE (status = 'open'::text);
-- pelaminan_app: INSERT, SELECT, UPDATE

create table ad_impression (
  id uuid not null,
  vendor_id bigint not null,
  placement text not null,
  at timestamp with time zone not null
);
alter table ad_impression add ad_impression_pkey PRIMARY KEY (vendor_id, id);
alter table ad_impression add ad_impression_placement_check CHECK ((placement = ANY (ARRAY['discovery'::text, 'listing'::text, 'category'::text])));
CREATE INDEX ad_impression_age ON public.ad_impression USING brin (at);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table ad_lead (
  id uuid not null default uuidv7(),
  click_id uuid not null,
  vendor_id bigint not null,
  couple_key bigint,
  device_key bigint,
  at timestamp with time zone not null
);
alter table ad_lead add ad_lead_check CHECK ((num_nonnulls(couple_key, device_key) > 0));
alter table ad_lead add ad_lead_pkey PRIMARY KEY (vendor_id, id);
alter table ad_lead add ad_lead_vendor_id_click_id_fkey FOREIGN KEY (vendor_id, click_id) REFERENCES ad_click(vendor_id, id);
CREATE INDEX ad_lead_of_click ON public.ad_lead USING btree (vendor_id, click_id);
CREATE INDEX ad_lead_of_vendor ON public.ad_lead USING btree (vendor_id, at);
-- pelaminan_app: INSERT, SELECT

create table ad_market_day (
  day date not null,
  placement text not null,
  category_id bigint not null,
  city_id bigint not null,
  pages bigint not null default 0,
  cards bigint not null default 0,
  displays bigint not null default 0,
  last_place bigint[] not null,
  next_place bigint[] not null
);
alter table ad_market_day add ad_market_day_cards_check CHECK ((cards >= 0));
alter table ad_market_day add ad_market_day_displays_check CHECK ((displays >= 0));
alter table ad_market_day add ad_market_day_pages_check CHECK ((pages >= 0));
alter table ad_market_day add ad_market_day_pkey PRIMARY KEY (day, placement, category_id, city_id);
alter table ad_market_day add ad_market_day_placement_check CHECK ((placement = ANY (ARRAY['discovery'::text, 'listing'::text, 'category'::text])));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table ad_minimum_notice (
  vendor_id bigint not null,
  starts_at timestamp with time zone not null,
  minimum_idr bigint not null,
  told_at timestamp with time zone not null
);
alter table ad_minimum_notice add ad_minimum_notice_minimum_idr_check CHECK ((minimum_idr > 0));
alter table ad_minimum_notice add ad_minimum_notice_pkey PRIMARY KEY (vendor_id, starts_at, minimum_idr);
alter table ad_minimum_notice add ad_minimum_notice_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor_ad(vendor_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table ad_news (
  vendor_id bigint not null,
  at timestamp with time zone not null default clock_timestamp()
);
CREATE INDEX ad_news_at ON public.ad_news USING btree (at);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table ad_settlement (
  vendor_id bigint not null,
  number integer not null,
  id uuid not null,
  clicks integer not null,
  amount_idr bigint not null,
  business_day date not null,
  charged_at timestamp with time zone not null
);
alter table ad_settlement add ad_settlement_amount_idr_check CHECK ((amount_idr > 0));
alter table ad_settlement add ad_settlement_clicks_check CHECK ((clicks > 0));
alter table ad_settlement add ad_settlement_number_check CHECK ((number > 0));
alter table ad_settlement add ad_settlement_pkey PRIMARY KEY (vendor_id, number);
CREATE INDEX ad_settlement_of_day ON public.ad_settlement USING btree (vendor_id, business_day);
-- pelaminan_app: INSERT, SELECT

create table ad_stat_day (
  vendor_id bigint not null,
  day date not null,
  placement text not null,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  spending_idr bigint not null default 0,
  leads bigint not null default 0,
  invalid_clicks bigint not null default 0
);
alter table ad_stat_day add ad_stat_day_clicks_check CHECK ((clicks >= 0));
alter table ad_stat_day add ad_stat_day_impressions_check CHECK ((impressions >= 0));
alter table ad_stat_day add ad_stat_day_invalid_clicks_check CHECK ((invalid_clicks >= 0));
alter table ad_stat_day add ad_stat_day_leads_check CHECK ((leads >= 0));
alter table ad_stat_day add ad_stat_day_pkey PRIMARY KEY (vendor_id, day, placement) INCLUDE (impressions, clicks, spending_idr, leads, invalid_clicks);
alter table ad_stat_day add ad_stat_day_spending_idr_check CHECK ((spending_idr >= 0));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table ad_stat_fresh (
  vendor_id bigint not null,
  day date not null,
  hour timestamp with time zone not null,
  placement text not null,
  impressions bigint not null,
  clicks bigint not null,
  spending_idr bigint not null,
  invalid_clicks bigint not null,
  at timestamp with time zone not null default now()
);
CREATE INDEX ad_stat_fresh_of_vendor ON public.ad_stat_fresh USING btree (vendor_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table ad_stat_hour (
  vendor_id bigint not null,
  hour timestamp with time zone not null,
  placement text not null,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  spending_idr bigint not null default 0,
  leads bigint not null default 0
);
alter table ad_stat_hour add ad_stat_hour_clicks_check CHECK ((clicks >= 0));
alter table ad_stat_hour add ad_stat_hour_impressions_check CHECK ((impressions >= 0));
alter table ad_stat_hour add ad_stat_hour_leads_check CHECK ((leads >= 0));
alter table ad_stat_hour add ad_stat_hour_pkey PRIMARY KEY (vendor_id, hour, placement);
alter table ad_stat_hour add ad_stat_hour_spending_idr_check CHECK ((spending_idr >= 0));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table ad_traffic_hour (
  hour timestamp with time zone not null,
  pages bigint not null
);
alter table ad_traffic_hour add ad_traffic_hour_pages_check CHECK ((pages >= 0));
alter table ad_traffic_hour add ad_traffic_hour_pkey PRIMARY KEY (hour);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table agreement (
  id uuid not null default uuidv7(),
  vendor_id bigint not null,
  business_type text not null,
  state text not null default 'draft'::text,
  revision integer not null default 1,
  field_revisions jsonb not null default '{}'::jsonb,
  fields_box bytea not null,
  saved_at timestamp with time zone not null,
  set_aside_at timestamp with time zone,
  is_erased boolean not null default false
);
alter table agreement add agreement_business_type_check CHECK ((business_type = ANY (ARRAY['individual'::text, 'company'::text, 'international'::text])));
alter table agreement add agreement_pkey PRIMARY KEY (id);
alter table agreement add agreement_revision_check CHECK ((revision > 0));
alter table agreement add agreement_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'approved'::text, 'declined'::text])));
alter table agreement add agreement_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
CREATE UNIQUE INDEX agreement_of_vendor ON public.agreement USING btree (vendor_id) WHERE (set_aside_at IS NULL);
CREATE INDEX agreement_set_aside ON public.agreement USING btree (vendor_id, set_aside_at) WHERE (set_aside_at IS NOT NULL);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table agreement_declined_part (
  version_id uuid not null,
  part text not null,
  reasons text[] not null,
  note text not null
);
alter table agreement_declined_part add agreement_declined_part_note_check CHECK ((length(note) <= 500));
alter table agreement_declined_part add agreement_declined_part_pkey PRIMARY KEY (version_id, part);
alter table agreement_declined_part add agreement_declined_part_reasons_check CHECK ((cardinality(reasons) > 0));
alter table agreement_declined_part add agreement_declined_part_version_id_fkey FOREIGN KEY (version_id) REFERENCES agreement_version(id);
-- pelaminan_app: INSERT, SELECT

create table agreement_file (
  id uuid not null default uuidv7(),
  agreement_id uuid not null,
  vendor_id bigint not null,
  document text not null,
  position integer not null,
  name_box bytea not null,
  media_type text not null,
  size_bytes integer not null,
  width integer,
  height integer,
  pages integer,
  content_mac bytea not null,
  state text not null default 'arriving'::text,
  uploaded_at timestamp with time zone not null,
  removed_at timestamp with time zone
);
alter table agreement_file add agreement_file_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreement(id);
alter table agreement_file add agreement_file_document_check CHECK ((document = ANY (ARRAY['id_card'::text, 'selfie_with_id'::text, 'tax_id'::text, 'sppkp'::text, 'non_vat_statement'::text, 'deed'::text, 'nib'::text, 'siup'::text, 'tdp'::text, 'power_of_attorney'::text, 'dgt_1'::text, 'certificate_of_residence'::text, 'non_collected_vat_certificate'::text, 'royalty_disclaimer'::text])));
alter table agreement_file add agreement_file_height_check CHECK ((height > 0));
alter table agreement_file add agreement_file_media_type_check CHECK ((media_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'application/pdf'::text])));
alter table agreement_file add agreement_file_pages_check CHECK ((pages > 0));
alter table agreement_file add agreement_file_pkey PRIMARY KEY (id);
alter table agreement_file add agreement_file_position_check CHECK (("position" >= 0));
alter table agreement_file add agreement_file_size_bytes_check CHECK ((size_bytes > 0));
alter table agreement_file add agreement_file_state_check CHECK ((state = ANY (ARRAY['arriving'::text, 'stored'::text])));
alter table agreement_file add agreement_file_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table agreement_file add agreement_file_width_check CHECK ((width > 0));
CREATE INDEX agreement_file_arriving ON public.agreement_file USING btree (uploaded_at) WHERE (state = 'arriving'::text);
CREATE INDEX agreement_file_content ON public.agreement_file USING btree (content_mac);
CREATE INDEX agreement_file_of_agreement ON public.agreement_file USING btree (agreement_id, document, "position");
CREATE INDEX agreement_file_of_vendor ON public.agreement_file USING btree (vendor_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table agreement_looker (
  version_id uuid not null,
  account_id bigint not null,
  since timestamp with time zone not null,
  seen_at timestamp with time zone not null
);
alter table agreement_looker add agreement_looker_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table agreement_looker add agreement_looker_pkey PRIMARY KEY (version_id, account_id);
alter table agreement_looker add agreement_looker_version_id_fkey FOREIGN KEY (version_id) REFERENCES agreement_version(id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table agreement_number (
  version_id uuid not null,
  vendor_id bigint not null,
  field text not null,
  mac bytea not null
);
alter table agreement_number add agreement_number_field_check CHECK ((field = ANY (ARRAY['company_tax_number'::text, 'individual_tax_number'::text, 'signatory_id_number'::text, 'nib_number'::text, 'bank_account_id'::text])));
alter table agreement_number add agreement_number_pkey PRIMARY KEY (version_id, field);
alter table agreement_number add agreement_number_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table agreement_number add agreement_number_version_id_fkey FOREIGN KEY (version_id) REFERENCES agreement_version(id);
CREATE INDEX agreement_number_mac ON public.agreement_number USING btree (mac);
-- pelaminan_app: INSERT, SELECT

create table agreement_version (
  id uuid not null default uuidv7(),
  agreement_id uuid not null,
  vendor_id bigint not null,
  number integer not null,
  business_type text not null,
  fields_box bytea,
  submitted_at timestamp with time zone not null,
  submitted_by bigint not null,
  terms_version text not null,
  terms_hash bytea not null,
  terms_language text not null,
  accepted_from text not null,
  findings text[] not null default '{}'::text[],
  state text not null default 'submitted'::text,
  decided_at timestamp with time zone,
  decided_by bigint,
  erased_at timestamp with time zone
);
alter table agreement_version add agreement_version_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreement(id);
alter table agreement_version add agreement_version_business_type_check CHECK ((business_type = ANY (ARRAY['individual'::text, 'company'::text, 'international'::text])));
alter table agreement_version add agreement_version_check CHECK (((state = 'submitted'::text) = (decided_at IS NULL)));
alter table agreement_version add agreement_version_check1 CHECK (((decided_at IS NULL) = (decided_by IS NULL)));
alter table agreement_version add agreement_version_check2 CHECK (((fields_box IS NULL) = (erased_at IS NOT NULL)));
alter table agreement_version add agreement_version_check3 CHECK (((erased_at IS NULL) OR (state <> 'submitted'::text)));
alter table agreement_version add agreement_version_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id);
alter table agreement_version add agreement_version_number_check CHECK ((number > 0));
alter table agreement_version add agreement_version_pkey PRIMARY KEY (id);
alter table agreement_version add agreement_version_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'approved'::text, 'declined'::text])));
alter table agreement_version add agreement_version_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id);
alter table agreement_version add agreement_version_terms_hash_check CHECK ((length(terms_hash) = 32));
alter table agreement_version add agreement_version_terms_language_check CHECK ((terms_language = ANY (ARRAY['en'::text, 'id'::text])));
alter table agreement_version add agreement_version_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table agreement_version add agreement_version_vendor_id_number_key UNIQUE (vendor_id, number);
CREATE INDEX agreement_version_decided ON public.agreement_version USING btree (state, decided_at DESC) WHERE (state <> 'submitted'::text);
CREATE INDEX agreement_version_kept ON public.agreement_version USING btree (decided_at) WHERE ((erased_at IS NULL) AND (state <> 'submitted'::text));
CREATE UNIQUE INDEX agreement_version_open ON public.agreement_version USING btree (vendor_id) WHERE (state = 'submitted'::text);
CREATE INDEX agreement_version_waiting ON public.agreement_version USING btree (submitted_at) WHERE (state = 'submitted'::text);
CREATE TRIGGER agreement_version_decided_once BEFORE UPDATE ON public.agreement_version FOR EACH ROW EXECUTE FUNCTION agreement_version_decided_once();
-- pelaminan_app: INSERT, SELECT

create table agreement_version_file (
  version_id uuid not null,
  file_id uuid not null,
  document text not null,
  position integer not null
);
alter table agreement_version_file add agreement_version_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES agreement_file(id);
alter table agreement_version_file add agreement_version_file_pkey PRIMARY KEY (version_id, file_id);
alter table agreement_version_file add agreement_version_file_version_id_fkey FOREIGN KEY (version_id) REFERENCES agreement_version(id);
CREATE INDEX agreement_version_file_file ON public.agreement_version_file USING btree (file_id);
-- pelaminan_app: INSERT, SELECT

create table audit_entry (
  id bigint not null generated,
  at timestamp with time zone not null default clock_timestamp(),
  action text not null,
  account_id bigint,
  address text not null default ''::text,
  subject text not null default ''::text,
  result text not null,
  detail jsonb not null default '{}'::jsonb
);
alter table audit_entry add audit_entry_pkey PRIMARY KEY (id);
alter table audit_entry add audit_entry_result_check CHECK ((result = ANY (ARRAY['done'::text, 'refused'::text, 'failed'::text])));
alter table audit_entry add audit_follow_entry TRIGGER DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX audit_entry_account ON public.audit_entry USING btree (account_id, at DESC);
CREATE INDEX audit_entry_action ON public.audit_entry USING btree (action, id DESC);
CREATE INDEX audit_entry_subject ON public.audit_entry USING btree (subject, id DESC) WHERE (subject <> ''::text);
CREATE CONSTRAINT TRIGGER audit_follow_entry AFTER INSERT ON public.audit_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_follow_entry();
-- pelaminan_app: INSERT, SELECT

create table audit_head (
  is_only boolean not null default true,
  position bigint not null,
  hash bytea not null
);
alter table audit_head add audit_head_hash_check CHECK ((length(hash) = 32));
alter table audit_head add audit_head_is_only_check CHECK (is_only);
alter table audit_head add audit_head_pkey PRIMARY KEY (is_only);
-- pelaminan_app: SELECT

create table audit_link (
  position bigint not null,
  entry_id bigint not null,
  hash bytea not null
);
alter table audit_link add audit_link_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES audit_entry(id);
alter table audit_link add audit_link_entry_id_key UNIQUE (entry_id);
alter table audit_link add audit_link_hash_check CHECK ((length(hash) = 32));
alter table audit_link add audit_link_pkey PRIMARY KEY ("position");
-- pelaminan_app: SELECT

create table bank_account (
  id uuid not null default uuidv7(),
  vendor_id bigint not null,
  holder_name text not null,
  bank_bic text,
  bank_name text not null,
  swift_code text,
  number_box bytea not null,
  number_end text not null,
  number_key bytea not null,
  city text not null,
  branch text not null,
  address text not null,
  is_primary boolean not null,
  added_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  removed_at timestamp with time zone
);
alter table bank_account add bank_account_check CHECK (((bank_bic IS NULL) = (swift_code IS NOT NULL)));
alter table bank_account add bank_account_check1 CHECK (((removed_at IS NULL) OR (NOT is_primary)));
alter table bank_account add bank_account_number_end_check CHECK ((length(number_end) <= 4));
alter table bank_account add bank_account_pkey PRIMARY KEY (id);
alter table bank_account add bank_account_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
CREATE INDEX bank_account_number ON public.bank_account USING btree (number_key);
CREATE UNIQUE INDEX bank_account_once ON public.bank_account USING btree (vendor_id, number_key) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX bank_account_one_primary ON public.bank_account USING btree (vendor_id) WHERE is_primary;
-- pelaminan_app: INSERT, SELECT, UPDATE

create table bank_code (
  vendor_id bigint not null,
  bank_account_id uuid not null,
  code_hash bytea not null,
  phone_key bytea not null,
  sent_at timestamp with time zone not null,
  sends integer not null,
  good_until timestamp with time zone,
  wrong_tries integer not null,
  locked_until timestamp with time zone
);
alter table bank_code add bank_code_bank_account_id_fkey FOREIGN KEY (bank_account_id) REFERENCES bank_account(id);
alter table bank_code add bank_code_pkey PRIMARY KEY (vendor_id);
alter table bank_code add bank_code_sends_check CHECK ((sends > 0));
alter table bank_code add bank_code_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table bank_code add bank_code_wrong_tries_check CHECK (((wrong_tries >= 0) AND (wrong_tries <= 20)));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table bank_code_sent (
  id bigint not null generated,
  vendor_id bigint not null,
  phone_key bytea not null,
  sent_at timestamp with time zone not null
);
alter table bank_code_sent add bank_code_sent_pkey PRIMARY KEY (id);
alter table bank_code_sent add bank_code_sent_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
CREATE INDEX bank_code_sent_age ON public.bank_code_sent USING btree (sent_at);
CREATE INDEX bank_code_sent_to_number ON public.bank_code_sent USING btree (phone_key, sent_at);
CREATE INDEX bank_code_sent_to_vendor ON public.bank_code_sent USING btree (vendor_id, sent_at);
-- pelaminan_app: DELETE, INSERT, SELECT

create table bank_file (
  number bigint not null default nextval('bank_file_number'::regclass),
  made_by bigint,
  made_at timestamp with time zone,
  idempotency_key text
);
alter table bank_file add bank_file_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id);
alter table bank_file add bank_file_made_by_idempotency_key_key UNIQUE (made_by, idempotency_key);
alter table bank_file add bank_file_number_check CHECK ((number > 0));
alter table bank_file add bank_file_pkey PRIMARY KEY (number);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table bank_holiday (
  day date not null,
  name text not null
);
alter table bank_holiday add bank_holiday_pkey PRIMARY KEY (day);
-- pelaminan_app: SELECT

create table calendar_connection (
  vendor_id bigint not null,
  address_box bytea not null,
  host text not null,
  connected_at timestamp with time zone not null,
  read_at timestamp with time zone not null,
  failing_since timestamp with time zone,
  failure text,
  told_at timestamp with time zone,
  check_at timestamp with time zone not null
);
alter table calendar_connection add calendar_connection_check CHECK (((failure IS NULL) = (failing_since IS NULL)));
alter table calendar_connection add calendar_connection_failure_check CHECK ((failure = ANY (ARRAY['refused'::text, 'unreachable'::text, 'gone'::text, 'too_large'::text, 'not_a_calendar'::text])));
alter table calendar_connection add calendar_connection_host_check CHECK ((length(host) <= 253));
alter table calendar_connection add calendar_connection_pkey PRIMARY KEY (vendor_id);
alter table calendar_connection add calendar_connection_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor_calendar(vendor_id) ON DELETE CASCADE;
CREATE INDEX calendar_connection_due ON public.calendar_connection USING btree (check_at);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table category (
  id integer not null,
  slug text not null,
  name_en text not null,
  name_id text not null,
  search_words text not null,
  position smallint not null
);
alter table category add category_pkey PRIMARY KEY (id);
alter table category add category_position_key UNIQUE ("position");
alter table category add category_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text));
alter table category add category_slug_key UNIQUE (slug);
CREATE TRIGGER shown_deleted AFTER DELETE ON public.category REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER shown_inserted AFTER INSERT ON public.category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER shown_updated AFTER UPDATE ON public.category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table city (
  id integer not null,
  slug text not null,
  name text not null,
  search_words text not null,
  picture_path text,
  position smallint not null
);
alter table city add city_pkey PRIMARY KEY (id);
alter table city add city_position_key UNIQUE ("position");
alter table city add city_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text));
alter table city add city_slug_key UNIQUE (slug);
CREATE TRIGGER shown_deleted AFTER DELETE ON public.city REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER shown_inserted AFTER INSERT ON public.city REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER shown_updated AFTER UPDATE ON public.city REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table client_move (
  vendor_id bigint not null,
  couple_id bigint not null,
  number integer not null,
  stage text not null,
  from_stage text not null,
  reason text,
  words text not null default ''::text,
  account_id bigint not null,
  moved_at timestamp with time zone not null
);
alter table client_move add client_move_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table client_move add client_move_check CHECK (((stage = 'lost'::text) = (reason IS NOT NULL)));
alter table client_move add client_move_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE CASCADE;
alter table client_move add client_move_from_stage_check CHECK ((from_stage = ANY (ARRAY['new'::text, 'answered'::text, 'quoted'::text, 'booked'::text, 'done'::text, 'lost'::text])));
alter table client_move add client_move_number_check CHECK ((number > 0));
alter table client_move add client_move_pkey PRIMARY KEY (vendor_id, couple_id, number);
alter table client_move add client_move_reason_check CHECK ((reason = ANY (ARRAY['too_expensive'::text, 'date_taken'::text, 'chose_another'::text, 'no_answer'::text, 'other'::text])));
alter table client_move add client_move_stage_check CHECK ((stage = ANY (ARRAY['new'::text, 'answered'::text, 'quoted'::text, 'booked'::text, 'done'::text, 'lost'::text])));
alter table client_move add client_move_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
alter table client_move add client_move_words_check CHECK ((length(words) <= 300));
CREATE INDEX client_move_of_couple ON public.client_move USING btree (couple_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table client_note (
  id uuid not null default uuidv7(),
  vendor_id bigint not null,
  couple_id bigint not null,
  account_id bigint not null,
  body text not null,
  written_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  revision integer not null default 1
);
alter table client_note add client_note_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table client_note add client_note_body_check CHECK ((length(body) <= 2000));
alter table client_note add client_note_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE CASCADE;
alter table client_note add client_note_pkey PRIMARY KEY (id);
alter table client_note add client_note_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE INDEX client_note_of_client ON public.client_note USING btree (vendor_id, couple_id, written_at DESC);
CREATE INDEX client_note_of_couple ON public.client_note USING btree (couple_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table client_task (
  id uuid not null default uuidv7(),
  vendor_id bigint not null,
  couple_id bigint not null,
  account_id bigint not null,
  title text not null,
  due_on date not null,
  due_time time without time zone,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  revision integer not null default 1,
  reminded_at timestamp with time zone,
  deleted_at timestamp with time zone
);
alter table client_task add client_task_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table client_task add client_task_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE CASCADE;
alter table client_task add client_task_pkey PRIMARY KEY (id);
alter table client_task add client_task_title_check CHECK ((length(title) <= 200));
alter table client_task add client_task_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE INDEX client_task_deleted ON public.client_task USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX client_task_of_couple ON public.client_task USING btree (couple_id);
CREATE INDEX client_task_of_vendor ON public.client_task USING btree (vendor_id, due_on) WHERE (deleted_at IS NULL);
CREATE INDEX client_task_to_remind ON public.client_task USING btree (due_on) WHERE ((reminded_at IS NULL) AND (done_at IS NULL) AND (deleted_at IS NULL));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table contact_credit_movement (
  id bigint not null generated,
  vendor_id bigint not null,
  kind text not null,
  couple_id bigint,
  amount smallint not null,
  reason text,
  at timestamp with time zone not null
);
alter table contact_credit_movement add contact_credit_movement_adds_up TRIGGER DEFERRABLE INITIALLY DEFERRED;
alter table contact_credit_movement add contact_credit_movement_check CHECK (((kind = 'return'::text) = (reason IS NOT NULL)));
alter table contact_credit_movement add contact_credit_movement_check1 CHECK (
CASE kind
    WHEN 'start'::text THEN (amount >= 0)
    WHEN 'opening'::text THEN (amount < 0)
    ELSE (amount > 0)
END);
alter table contact_credit_movement add contact_credit_movement_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE SET NULL;
alter table contact_credit_movement add contact_credit_movement_kind_check CHECK ((kind = ANY (ARRAY['start'::text, 'opening'::text, 'return'::text])));
alter table contact_credit_movement add contact_credit_movement_pkey PRIMARY KEY (id);
alter table contact_credit_movement add contact_credit_movement_reason_check CHECK ((reason = ANY (ARRAY['unread'::text, 'spam'::text])));
alter table contact_credit_movement add contact_credit_movement_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE INDEX contact_credit_of_vendor ON public.contact_credit_movement USING btree (vendor_id, id DESC);
CREATE UNIQUE INDEX contact_credit_once ON public.contact_credit_movement USING btree (vendor_id, couple_id, kind) WHERE (couple_id IS NOT NULL);
CREATE UNIQUE INDEX contact_credit_start ON public.contact_credit_movement USING btree (vendor_id) WHERE (kind = 'start'::text);
CREATE CONSTRAINT TRIGGER contact_credit_movement_adds_up AFTER INSERT ON public.contact_credit_movement DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION contact_credit_adds_up();
-- pelaminan_app: INSERT, SELECT

create table contact_opening (
  vendor_id bigint not null,
  couple_id bigint not null,
  cost smallint not null,
  opened_at timestamp with time zone not null
);
alter table contact_opening add contact_opening_cost_check CHECK ((cost >= 0));
alter table contact_opening add contact_opening_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE CASCADE;
alter table contact_opening add contact_opening_pkey PRIMARY KEY (vendor_id, couple_id);
alter table contact_opening add contact_opening_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE INDEX contact_opening_of_couple ON public.contact_opening USING btree (couple_id);
-- pelaminan_app: INSERT, SELECT

create table conversation (
  id uuid not null default uuidv7(),
  vendor_id bigint not null,
  couple_id bigint not null,
  subject text not null default 'other'::text,
  wedding_on date,
  last_number integer not null default 0,
  last_at timestamp with time zone not null,
  reply_number integer,
  reply_at timestamp with time zone,
  reply_opened_at timestamp with time zone,
  reply_judged_at timestamp with time zone,
  closed_at timestamp with time zone
);
alter table conversation add conversation_check CHECK (((reply_number >= 1) AND (reply_number <= last_number)));
alter table conversation add conversation_check1 CHECK ((num_nulls(reply_number, reply_at) = ANY (ARRAY[0, 2])));
alter table conversation add conversation_check2 CHECK (((reply_at IS NOT NULL) OR (num_nonnulls(reply_opened_at, reply_judged_at) = 0)));
alter table conversation add conversation_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE CASCADE;
alter table conversation add conversation_last_number_check CHECK ((last_number >= 0));
alter table conversation add conversation_pkey PRIMARY KEY (id);
alter table conversation add conversation_subject_check CHECK ((subject = ANY (ARRAY['appointment'::text, 'availability'::text, 'price_list'::text, 'other'::text])));
alter table conversation add conversation_vendor_id_couple_id_key UNIQUE (vendor_id, couple_id);
alter table conversation add conversation_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE INDEX conversation_of_couple ON public.conversation USING btree (couple_id, last_at DESC);
CREATE INDEX conversation_of_vendor ON public.conversation USING btree (vendor_id, last_at DESC);
CREATE INDEX conversation_reply_open ON public.conversation USING btree (reply_at) WHERE (reply_judged_at IS NULL);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table conversation_side (
  conversation_id uuid not null,
  side text not null,
  read_number integer not null default 0,
  read_at timestamp with time zone,
  unread_since timestamp with time zone,
  mailed_at timestamp with time zone,
  folder text not null default 'inbox'::text
);
alter table conversation_side add conversation_side_check CHECK (((mailed_at IS NULL) OR (unread_since IS NOT NULL)));
alter table conversation_side add conversation_side_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE;
alter table conversation_side add conversation_side_folder_check CHECK ((folder = ANY (ARRAY['inbox'::text, 'archive'::text, 'spam'::text])));
alter table conversation_side add conversation_side_pkey PRIMARY KEY (conversation_id, side);
alter table conversation_side add conversation_side_read_number_check CHECK ((read_number >= 0));
alter table conversation_side add conversation_side_side_check CHECK ((side = ANY (ARRAY['vendor'::text, 'couple'::text])));
CREATE INDEX conversation_side_to_mail ON public.conversation_side USING btree (unread_since) WHERE ((unread_since IS NOT NULL) AND (mailed_at IS NULL));
CREATE INDEX conversation_side_unread ON public.conversation_side USING btree (unread_since) WHERE (unread_since IS NOT NULL);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table couple_event (
  id bigint not null generated,
  vendor_id bigint not null,
  kind text not null,
  couple_id bigint,
  visitor_key text,
  at timestamp with time zone not null,
  on_day date not null,
  came_by_ad boolean not null default false
);
alter table couple_event add couple_event_check CHECK ((num_nonnulls(couple_id, visitor_key) > 0));
alter table couple_event add couple_event_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE CASCADE;
alter table couple_event add couple_event_kind_check CHECK ((kind = ANY (ARRAY['profile_view'::text, 'price_list_view'::text, 'save'::text, 'message'::text, 'phone_reveal'::text, 'whatsapp_reveal'::text, 'email_reveal'::text, 'meeting'::text, 'quotation_request'::text])));
alter table couple_event add couple_event_pkey PRIMARY KEY (id);
alter table couple_event add couple_event_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
alter table couple_event add couple_event_visitor_key_check CHECK (((length(visitor_key) >= 1) AND (length(visitor_key) <= 100)));
CREATE INDEX couple_event_of_couple ON public.couple_event USING btree (couple_id, at DESC) WHERE (couple_id IS NOT NULL);
CREATE INDEX couple_event_of_pair ON public.couple_event USING btree (vendor_id, couple_id, at DESC) WHERE (couple_id IS NOT NULL);
CREATE INDEX couple_event_of_vendor ON public.couple_event USING btree (vendor_id, at DESC);
CREATE UNIQUE INDEX couple_event_once_a_day ON public.couple_event USING btree (vendor_id, kind, on_day, COALESCE((couple_id)::text, visitor_key)) WHERE (kind <> ALL (ARRAY['message'::text, 'meeting'::text, 'quotation_request'::text]));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table credit_order (
  id uuid not null default uuidv7(),
  number text not null,
  vendor_id bigint not null,
  idempotency_key text,
  billed_to text not null,
  credits_idr bigint not null,
  tax_idr bigint not null,
  tax_basis_points integer not null,
  total_idr bigint not null default (credits_idr + tax_idr),
  status text not null default 'unpaid'::text,
  app_data jsonb,
  utm jsonb,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  ordered_by bigint
);
alter table credit_order add credit_order_check CHECK ((expires_at > created_at));
alter table credit_order add credit_order_check1 CHECK (((status = ANY (ARRAY['paid'::text, 'refund_due'::text])) = (paid_at IS NOT NULL)));
alter table credit_order add credit_order_credits_idr_check CHECK ((credits_idr > 0));
alter table credit_order add credit_order_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 100)));
alter table credit_order add credit_order_number_check CHECK ((number ~ '^PLM-[0-9]{8}-[0-9]{6,}$'::text));
alter table credit_order add credit_order_number_key UNIQUE (number);
alter table credit_order add credit_order_pkey PRIMARY KEY (id);
alter table credit_order add credit_order_status_check CHECK ((status = ANY (ARRAY['unpaid'::text, 'paid'::text, 'expired'::text, 'refund_due'::text])));
alter table credit_order add credit_order_tax_basis_points_check CHECK (((tax_basis_points >= 0) AND (tax_basis_points <= 10000)));
alter table credit_order add credit_order_tax_idr_check CHECK ((tax_idr >= 0));
alter table credit_order add credit_order_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table credit_order add credit_order_vendor_id_idempotency_key_key UNIQUE (vendor_id, idempotency_key);
CREATE INDEX credit_order_newest ON public.credit_order USING btree (vendor_id, created_at DESC, id DESC);
CREATE INDEX credit_order_unpaid ON public.credit_order USING btree (expires_at) WHERE (status = 'unpaid'::text);
-- pelaminan_app: INSERT, SELECT, UPDATE

create table day_wait (
  vendor_id bigint not null,
  on_day date not null,
  couple_id bigint not null,
  asked_at timestamp with time zone not null
);
alter table day_wait add day_wait_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE CASCADE;
alter table day_wait add day_wait_pkey PRIMARY KEY (vendor_id, on_day, couple_id);
alter table day_wait add day_wait_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE INDEX day_wait_of_couple ON public.day_wait USING btree (couple_id, on_day);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table fair (
  id bigint not null generated,
  name text not null,
  city_id integer not null,
  venue text not null,
  starts_on date not null,
  ends_on date not null,
  url text not null default ''::text,
  version integer not null default 1,
  cancelled_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table fair add fair_check CHECK (((ends_on >= starts_on) AND ((ends_on - starts_on) <= 30)));
alter table fair add fair_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id);
alter table fair add fair_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)));
alter table fair add fair_pkey PRIMARY KEY (id);
alter table fair add fair_url_check CHECK (((url = ''::text) OR ((url ~ '^https://'::text) AND (length(url) <= 300))));
alter table fair add fair_venue_check CHECK (((length(venue) >= 1) AND (length(venue) <= 120)));
CREATE INDEX fair_coming ON public.fair USING btree (starts_on, id);
CREATE TRIGGER shown_deleted AFTER DELETE ON public.fair REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER shown_inserted AFTER INSERT ON public.fair REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER shown_updated AFTER UPDATE ON public.fair REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table fair_vendor (
  fair_id bigint not null,
  vendor_id bigint not null,
  stand text not null default ''::text
);
alter table fair_vendor add fair_vendor_fair_id_fkey FOREIGN KEY (fair_id) REFERENCES fair(id) ON DELETE CASCADE;
alter table fair_vendor add fair_vendor_pkey PRIMARY KEY (fair_id, vendor_id);
alter table fair_vendor add fair_vendor_stand_check CHECK ((length(stand) <= 40));
alter table fair_vendor add fair_vendor_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE INDEX fair_vendor_of_vendor ON public.fair_vendor USING btree (vendor_id, fair_id);
CREATE TRIGGER shown_deleted AFTER DELETE ON public.fair_vendor REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_inserted AFTER INSERT ON public.fair_vendor REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_updated AFTER UPDATE ON public.fair_vendor REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table feed_item (
  id uuid not null default uuidv7(),
  account_id bigint not null,
  title text not null default '–'::text,
  page text not null default ''::text,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  notice jsonb not null
);
alter table feed_item add feed_item_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
alter table feed_item add feed_item_notice_check CHECK (((notice ? 'code'::text) AND (jsonb_typeof((notice -> 'values'::text)) = 'object'::text)));
alter table feed_item add feed_item_page_check CHECK (((page = ''::text) OR ((page ~ '^/[^/\\]*'::text) AND (length(page) <= 300))));
alter table feed_item add feed_item_pkey PRIMARY KEY (id);
alter table feed_item add feed_item_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)));
CREATE INDEX feed_item_newest ON public.feed_item USING btree (account_id, at DESC, id DESC);
CREATE INDEX feed_item_unread ON public.feed_item USING btree (account_id) WHERE (read_at IS NULL);
CREATE TRIGGER feed_item_as_written BEFORE INSERT ON public.feed_item FOR EACH ROW WHEN ((new.notice IS NULL)) EXECUTE FUNCTION notice_as_written('title');
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table first_week_hidden (
  vendor_id bigint not null,
  at timestamp with time zone not null
);
alter table first_week_hidden add first_week_hidden_pkey PRIMARY KEY (vendor_id);
alter table first_week_hidden add first_week_hidden_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table hilda_member (
  vendor_id bigint not null,
  status text not null,
  asked_at timestamp with time zone not null,
  joined_at timestamp with time zone
);
alter table hilda_member add hilda_member_check CHECK (((status = 'active'::text) = (joined_at IS NOT NULL)));
alter table hilda_member add hilda_member_pkey PRIMARY KEY (vendor_id);
alter table hilda_member add hilda_member_status_check CHECK ((status = ANY (ARRAY['inactive'::text, 'pending'::text, 'active'::text])));
alter table hilda_member add hilda_member_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE INDEX hilda_member_waiting ON public.hilda_member USING btree (asked_at) WHERE (status = 'pending'::text);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  answer json,
  started_at timestamp with time zone not null default now(),
  owner integer not null
);
alter table idempotency_key add idempotency_key_pkey PRIMARY KEY (scope, key);
CREATE INDEX idempotency_key_age ON public.idempotency_key USING btree (started_at);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table inquiry (
  id uuid not null default uuidv7(),
  vendor_id bigint not null,
  couple_id bigint not null,
  event_on date,
  place text not null,
  guests integer,
  budget_idr bigint,
  wishes text not null,
  asked_at timestamp with time zone not null,
  request_key text
);
alter table inquiry add inquiry_budget_idr_check CHECK ((budget_idr > 0));
alter table inquiry add inquiry_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id);
alter table inquiry add inquiry_couple_id_request_key_key UNIQUE (couple_id, request_key);
alter table inquiry add inquiry_guests_check CHECK ((guests > 0));
alter table inquiry add inquiry_pkey PRIMARY KEY (id);
alter table inquiry add inquiry_place_check CHECK ((length(place) <= 160));
alter table inquiry add inquiry_request_key_check CHECK (((length(request_key) >= 8) AND (length(request_key) <= 100)));
alter table inquiry add inquiry_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table inquiry add inquiry_wishes_check CHECK (((length(wishes) >= 1) AND (length(wishes) <= 2000)));
CREATE INDEX inquiry_of_couple ON public.inquiry USING btree (couple_id, asked_at DESC);
CREATE INDEX inquiry_of_vendor ON public.inquiry USING btree (vendor_id, asked_at DESC);
-- pelaminan_app: INSERT, SELECT

create table instalment (
  id uuid not null default uuidv7(),
  quotation_id uuid not null,
  position integer not null,
  label text not null,
  amount_idr bigint not null,
  fee_idr bigint not null,
  due_on date not null,
  status text not null default 'open'::text,
  paid_at timestamp with time zone,
  refunded_at timestamp with time zone,
  refunding_at timestamp with time zone
);
alter table instalment add instalment_amount_idr_check CHECK ((amount_idr > 0));
alter table instalment add instalment_check CHECK ((fee_idr <= amount_idr));
alter table instalment add instalment_check1 CHECK (((status = 'open'::text) = (paid_at IS NULL)));
alter table instalment add instalment_fee_idr_check CHECK ((fee_idr >= 0));
alter table instalment add instalment_label_check CHECK (((length(label) >= 1) AND (length(label) <= 60)));
alter table instalment add instalment_pkey PRIMARY KEY (id);
alter table instalment add instalment_position_check CHECK ((("position" >= 1) AND ("position" <= 12)));
alter table instalment add instalment_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id);
alter table instalment add instalment_quotation_id_position_key UNIQUE (quotation_id, "position");
alter table instalment add instalment_refunded_at CHECK (((status = 'refunded'::text) = (refunded_at IS NOT NULL)));
alter table instalment add instalment_refunding_at CHECK (((status = ANY (ARRAY['refunding'::text, 'refunded'::text])) = (refunding_at IS NOT NULL)));
alter table instalment add instalment_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'refunding'::text, 'refunded'::text])));
CREATE INDEX instalment_open ON public.instalment USING btree (due_on) WHERE (status = 'open'::text);
-- pelaminan_app: INSERT, SELECT, UPDATE

create table instalment_attempt (
  id uuid not null default uuidv7(),
  instalment_id uuid not null,
  status text not null default 'unpaid'::text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  paid_at timestamp with time zone
);
alter table instalment_attempt add instalment_attempt_check CHECK ((expires_at > created_at));
alter table instalment_attempt add instalment_attempt_check1 CHECK (((status = ANY (ARRAY['paid'::text, 'refund_due'::text])) = (paid_at IS NOT NULL)));
alter table instalment_attempt add instalment_attempt_instalment_id_fkey FOREIGN KEY (instalment_id) REFERENCES instalment(id);
alter table instalment_attempt add instalment_attempt_pkey PRIMARY KEY (id);
alter table instalment_attempt add instalment_attempt_status_check CHECK ((status = ANY (ARRAY['unpaid'::text, 'expired'::text, 'refund_due'::text, 'paid'::text])));
CREATE INDEX instalment_attempt_of ON public.instalment_attempt USING btree (instalment_id, created_at DESC);
CREATE UNIQUE INDEX instalment_attempt_one_open ON public.instalment_attempt USING btree (instalment_id) WHERE (status = 'unpaid'::text);
CREATE UNIQUE INDEX instalment_attempt_one_paid ON public.instalment_attempt USING btree (instalment_id) WHERE (status = 'paid'::text);
-- pelaminan_app: INSERT, SELECT, UPDATE

create table instalment_refund (
  id uuid not null default uuidv7(),
  instalment_id uuid not null,
  amount_idr bigint not null,
  reason text not null,
  status text not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null
);
alter table instalment_refund add instalment_refund_amount_idr_check CHECK ((amount_idr > 0));
alter table instalment_refund add instalment_refund_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(id);
alter table instalment_refund add instalment_refund_instalment_id_fkey FOREIGN KEY (instalment_id) REFERENCES instalment(id);
alter table instalment_refund add instalment_refund_pkey PRIMARY KEY (id);
alter table instalment_refund add instalment_refund_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)));
alter table instalment_refund add instalment_refund_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'posted'::text, 'refused'::text])));
CREATE INDEX instalment_refund_newest ON public.instalment_refund USING btree (asked_at DESC, id DESC);
CREATE UNIQUE INDEX instalment_refund_once ON public.instalment_refund USING btree (instalment_id) WHERE (status <> 'refused'::text);
-- pelaminan_app: INSERT, SELECT, UPDATE

create table instalment_reminder (
  instalment_id uuid not null,
  kind text not null,
  sent_at timestamp with time zone not null
);
alter table instalment_reminder add instalment_reminder_instalment_id_fkey FOREIGN KEY (instalment_id) REFERENCES instalment(id);
alter table instalment_reminder add instalment_reminder_kind_check CHECK ((kind = ANY (ARRAY['soon'::text, 'today'::text, 'overdue'::text])));
alter table instalment_reminder add instalment_reminder_pkey PRIMARY KEY (instalment_id, kind);
-- pelaminan_app: INSERT, SELECT

create table known_device (
  account_id bigint not null,
  device_hash bytea not null,
  seen_at timestamp with time zone not null default now()
);
alter table known_device add known_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table known_device add known_device_pkey PRIMARY KEY (account_id, device_hash);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table ledger_account (
  id bigint not null generated,
  kind text not null,
  vendor_id bigint,
  balance_idr bigint
);
alter table ledger_account add ledger_account_kind_check CHECK ((kind = ANY (ARRAY['vendor_credit'::text, 'vendor_earnings'::text, 'gateway'::text, 'ads_revenue'::text, 'tax_payable'::text, 'refund_payable'::text, 'fee_revenue'::text, 'membership_revenue'::text, 'payout_clearing'::text])));
alter table ledger_account add ledger_account_kind_vendor_id_key UNIQUE NULLS NOT DISTINCT (kind, vendor_id);
alter table ledger_account add ledger_account_never_below_zero CHECK ((balance_idr >= 0));
alter table ledger_account add ledger_account_of_vendor CHECK (((kind = ANY (ARRAY['vendor_credit'::text, 'vendor_earnings'::text])) = (vendor_id IS NOT NULL)));
alter table ledger_account add ledger_account_pkey PRIMARY KEY (id);
alter table ledger_account add ledger_account_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table ledger_account add ledger_account_with_balance CHECK (((vendor_id IS NOT NULL) = (balance_idr IS NOT NULL)));
-- pelaminan_app: SELECT

create table ledger_transfer (
  source_id uuid not null,
  kind text not null,
  debit_account_id bigint not null,
  credit_account_id bigint not null,
  amount_idr bigint not null,
  posted_at timestamp with time zone not null,
  business_day date not null,
  position bigint not null generated
);
alter table ledger_transfer add ledger_transfer_amount_idr_check CHECK ((amount_idr > 0));
alter table ledger_transfer add ledger_transfer_check CHECK ((debit_account_id <> credit_account_id));
alter table ledger_transfer add ledger_transfer_kind_check CHECK ((kind = ANY (ARRAY['top_up'::text, 'top_up_tax'::text, 'click'::text, 'click_settlement'::text, 'click_refund'::text, 'adjustment'::text, 'late_payment'::text, 'order_refund'::text, 'instalment'::text, 'instalment_fee'::text, 'instalment_refund'::text, 'instalment_fee_refund'::text, 'payout'::text, 'payout_paid'::text, 'payout_returned'::text, 'membership'::text, 'membership_tax'::text])));
alter table ledger_transfer add ledger_transfer_pkey PRIMARY KEY (source_id, kind);
CREATE INDEX ledger_transfer_in ON public.ledger_transfer USING btree (credit_account_id, business_day, "position") WHERE (credit_account_id >= 1000);
CREATE INDEX ledger_transfer_out ON public.ledger_transfer USING btree (debit_account_id, business_day, "position") WHERE (debit_account_id >= 1000);
CREATE TRIGGER ads_follow_journal AFTER INSERT ON public.ledger_transfer REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION ads_follow_journal();
CREATE TRIGGER ledger_follow_journal AFTER INSERT ON public.ledger_transfer REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION ledger_follow_journal();
-- pelaminan_app: INSERT, SELECT

create table measure_group (
  category_id bigint not null,
  city_id bigint not null,
  price_third smallint not null,
  measure text not null,
  measured_on date not null,
  vendors integer not null,
  low double precision not null,
  median double precision not null,
  high double precision not null
);
alter table measure_group add measure_group_measure_check CHECK ((measure = ANY (ARRAY['visits'::text, 'click_rate'::text, 'answer_seconds'::text, 'won_share'::text])));
alter table measure_group add measure_group_pkey PRIMARY KEY (category_id, city_id, price_third, measure);
alter table measure_group add measure_group_vendors_check CHECK ((vendors > 0));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table meeting (
  id uuid not null default uuidv7(),
  vendor_id bigint not null,
  couple_id bigint not null,
  status text not null default 'booked'::text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  blocked tstzrange not null,
  subject text not null,
  note text not null,
  vendor_time_zone text not null,
  couple_time_zone text not null,
  link text not null,
  sequence integer not null default 0,
  moves smallint not null default 0,
  moved_by text,
  moved_from timestamp with time zone,
  booked_at timestamp with time zone not null,
  agreed_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  cancelled_by text,
  reason text,
  request_key text
);
alter table meeting add meeting_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['vendor'::text, 'couple'::text])));
alter table meeting add meeting_check CHECK ((ends_at > starts_at));
alter table meeting add meeting_check1 CHECK ((blocked @> tstzrange(starts_at, ends_at)));
alter table meeting add meeting_check2 CHECK ((((status = 'cancelled'::text) = (cancelled_at IS NOT NULL)) AND ((status = 'cancelled'::text) = (cancelled_by IS NOT NULL))));
alter table meeting add meeting_check3 CHECK (((status = 'cancelled'::text) = (reason IS NOT NULL)));
alter table meeting add meeting_check4 CHECK ((((moves = 0) = (moved_by IS NULL)) AND ((moves = 0) = (moved_from IS NULL))));
alter table meeting add meeting_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id);
alter table meeting add meeting_couple_id_request_key_key UNIQUE (couple_id, request_key);
alter table meeting add meeting_couple_time_zone_check CHECK (((length(couple_time_zone) >= 1) AND (length(couple_time_zone) <= 60)));
alter table meeting add meeting_link_check CHECK (((link ~ '^https?://'::text) AND (length(link) <= 300)));
alter table meeting add meeting_moved_by_check CHECK ((moved_by = ANY (ARRAY['vendor'::text, 'couple'::text])));
alter table meeting add meeting_moves_check CHECK (((moves >= 0) AND (moves <= 3)));
alter table meeting add meeting_note_check CHECK ((length(note) <= 1000));
alter table meeting add meeting_of_couple_apart EXCLUDE USING gist (couple_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = 'booked'::text));
alter table meeting add meeting_of_vendor_apart EXCLUDE USING gist (vendor_id WITH =, blocked WITH &&) WHERE ((status = 'booked'::text));
alter table meeting add meeting_pkey PRIMARY KEY (id);
alter table meeting add meeting_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)));
alter table meeting add meeting_request_key_check CHECK (((length(request_key) >= 8) AND (length(request_key) <= 100)));
alter table meeting add meeting_sequence_check CHECK ((sequence >= 0));
alter table meeting add meeting_status_check CHECK ((status = ANY (ARRAY['booked'::text, 'cancelled'::text])));
alter table meeting add meeting_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 120)));
alter table meeting add meeting_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table meeting add meeting_vendor_time_zone_check CHECK (((length(vendor_time_zone) >= 1) AND (length(vendor_time_zone) <= 60)));
CREATE INDEX meeting_coming ON public.meeting USING btree (starts_at) WHERE (status = 'booked'::text);
CREATE INDEX meeting_of_couple ON public.meeting USING btree (couple_id, starts_at);
CREATE INDEX meeting_of_vendor ON public.meeting USING btree (vendor_id, starts_at);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table meeting_availability (
  vendor_id bigint not null,
  version integer not null default 1,
  is_offered boolean not null,
  time_zone text not null,
  week jsonb not null,
  exceptions jsonb not null,
  slot_minutes smallint not null,
  buffer_before_minutes smallint not null,
  buffer_after_minutes smallint not null,
  notice_hours smallint not null,
  ahead_days smallint not null,
  per_day_max smallint not null,
  own_link text not null default ''::text,
  saved_at timestamp with time zone not null
);
alter table meeting_availability add meeting_availability_ahead_days_check CHECK (((ahead_days >= 1) AND (ahead_days <= 90)));
alter table meeting_availability add meeting_availability_buffer_after_minutes_check CHECK (((buffer_after_minutes >= 0) AND (buffer_after_minutes <= 60)));
alter table meeting_availability add meeting_availability_buffer_before_minutes_check CHECK (((buffer_before_minutes >= 0) AND (buffer_before_minutes <= 60)));
alter table meeting_availability add meeting_availability_exceptions_check CHECK (((jsonb_typeof(exceptions) = 'array'::text) AND (jsonb_array_length(exceptions) <= 60)));
alter table meeting_availability add meeting_availability_notice_hours_check CHECK (((notice_hours >= 1) AND (notice_hours <= 48)));
alter table meeting_availability add meeting_availability_own_link_check CHECK (((own_link = ''::text) OR ((own_link ~ '^https://'::text) AND (length(own_link) <= 300))));
alter table meeting_availability add meeting_availability_per_day_max_check CHECK (((per_day_max >= 1) AND (per_day_max <= 20)));
alter table meeting_availability add meeting_availability_pkey PRIMARY KEY (vendor_id);
alter table meeting_availability add meeting_availability_slot_minutes_check CHECK ((slot_minutes = ANY (ARRAY[15, 30, 45, 60])));
alter table meeting_availability add meeting_availability_time_zone_check CHECK (((length(time_zone) >= 1) AND (length(time_zone) <= 60)));
alter table meeting_availability add meeting_availability_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
alter table meeting_availability add meeting_availability_version_check CHECK ((version > 0));
alter table meeting_availability add meeting_availability_week_check CHECK (((jsonb_typeof(week) = 'array'::text) AND (jsonb_array_length(week) = 7)));
CREATE TRIGGER shown_deleted AFTER DELETE ON public.meeting_availability REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_inserted AFTER INSERT ON public.meeting_availability REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_updated AFTER UPDATE ON public.meeting_availability REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table meeting_reminder (
  meeting_id uuid not null,
  sequence integer not null,
  kind text not null,
  sent_at timestamp with time zone not null
);
alter table meeting_reminder add meeting_reminder_kind_check CHECK ((kind = ANY (ARRAY['day'::text, 'hour'::text])));
alter table meeting_reminder add meeting_reminder_meeting_id_fkey FOREIGN KEY (meeting_id) REFERENCES meeting(id) ON DELETE CASCADE;
alter table meeting_reminder add meeting_reminder_pkey PRIMARY KEY (meeting_id, sequence, kind);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table membership (
  id bigint not null generated,
  vendor_service_id bigint not null,
  plan_name text not null,
  status text not null,
  starts_on date not null,
  ends_on date,
  paid_idr bigint not null default 0
);
alter table membership add membership_check CHECK ((ends_on >= starts_on));
alter table membership add membership_paid_idr_check CHECK ((paid_idr >= 0));
alter table membership add membership_pkey PRIMARY KEY (id);
alter table membership add membership_plan_name_fkey FOREIGN KEY (plan_name) REFERENCES plan(name);
alter table membership add membership_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'expired'::text])));
alter table membership add membership_vendor_service_id_fkey FOREIGN KEY (vendor_service_id) REFERENCES vendor_service(id) ON DELETE CASCADE;
CREATE INDEX membership_ends ON public.membership USING btree (ends_on) WHERE ((status = 'active'::text) AND (ends_on IS NOT NULL));
CREATE UNIQUE INDEX membership_one_active ON public.membership USING btree (vendor_service_id) WHERE (status = 'active'::text);
CREATE INDEX membership_service ON public.membership USING btree (vendor_service_id);
CREATE TRIGGER shown_deleted AFTER DELETE ON public.membership REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER shown_inserted AFTER INSERT ON public.membership REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER shown_updated AFTER UPDATE ON public.membership REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table membership_order (
  id uuid not null default uuidv7(),
  number text not null,
  vendor_id bigint not null,
  vendor_service_id bigint,
  service_en text not null,
  service_id text not null,
  idempotency_key text,
  billed_to text not null,
  plan_name text not null,
  term text not null,
  from_membership_id bigint,
  from_plan_name text,
  from_ends_on date,
  from_paid_idr bigint,
  price_idr bigint not null,
  credit_idr bigint not null,
  tax_idr bigint not null,
  tax_basis_points integer not null,
  total_idr bigint not null default ((price_idr - credit_idr) + tax_idr),
  status text not null default 'unpaid'::text,
  utm jsonb,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  starts_on date,
  ends_on date,
  ordered_by bigint
);
alter table membership_order add membership_order_check CHECK (((credit_idr >= 0) AND (credit_idr < price_idr)));
alter table membership_order add membership_order_check1 CHECK ((ends_on >= starts_on));
alter table membership_order add membership_order_check2 CHECK ((expires_at > created_at));
alter table membership_order add membership_order_check3 CHECK (((status = ANY (ARRAY['paid'::text, 'refund_due'::text])) = (paid_at IS NOT NULL)));
alter table membership_order add membership_order_check4 CHECK ((((status = 'paid'::text) = (starts_on IS NOT NULL)) AND ((starts_on IS NULL) = (ends_on IS NULL))));
alter table membership_order add membership_order_from_membership_id_fkey FOREIGN KEY (from_membership_id) REFERENCES membership(id) ON DELETE SET NULL;
alter table membership_order add membership_order_from_plan_name_fkey FOREIGN KEY (from_plan_name) REFERENCES plan(name);
alter table membership_order add membership_order_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 100)));
alter table membership_order add membership_order_number_check CHECK ((number ~ '^MBR-[0-9]{8}-[0-9]{6,}$'::text));
alter table membership_order add membership_order_number_key UNIQUE (number);
alter table membership_order add membership_order_pkey PRIMARY KEY (id);
alter table membership_order add membership_order_plan_name_fkey FOREIGN KEY (plan_name) REFERENCES plan(name);
alter table membership_order add membership_order_price_idr_check CHECK ((price_idr > 0));
alter table membership_order add membership_order_status_check CHECK ((status = ANY (ARRAY['unpaid'::text, 'paid'::text, 'expired'::text, 'refund_due'::text])));
alter table membership_order add membership_order_tax_basis_points_check CHECK (((tax_basis_points >= 0) AND (tax_basis_points <= 10000)));
alter table membership_order add membership_order_tax_idr_check CHECK ((tax_idr >= 0));
alter table membership_order add membership_order_term_check CHECK ((term = ANY (ARRAY['month'::text, 'year'::text])));
alter table membership_order add membership_order_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table membership_order add membership_order_vendor_id_idempotency_key_key UNIQUE (vendor_id, idempotency_key);
alter table membership_order add membership_order_vendor_service_id_fkey FOREIGN KEY (vendor_service_id) REFERENCES vendor_service(id) ON DELETE SET NULL;
CREATE INDEX membership_order_newest ON public.membership_order USING btree (vendor_id, created_at DESC, id DESC);
CREATE INDEX membership_order_service ON public.membership_order USING btree (vendor_service_id);
-- pelaminan_app: INSERT, SELECT, UPDATE

create table membership_reminder (
  membership_id bigint not null,
  ends_on date not null,
  days_before smallint not null,
  sent_at timestamp with time zone not null
);
alter table membership_reminder add membership_reminder_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id) ON DELETE CASCADE;
alter table membership_reminder add membership_reminder_pkey PRIMARY KEY (membership_id, ends_on, days_before);
-- pelaminan_app: DELETE, INSERT, SELECT

create table message (
  id uuid not null default uuidv7(),
  subject text,
  body text not null,
  wedding_on date,
  sent_at timestamp with time zone not null,
  request_key text,
  conversation_id uuid not null,
  number integer not null,
  author text not null,
  kind text not null,
  reference text,
  product_id uuid,
  product_title text,
  product_price_idr bigint,
  notice jsonb,
  written_by bigint,
  vendor_id bigint not null
);
alter table message add message_author_check CHECK ((author = ANY (ARRAY['vendor'::text, 'couple'::text, 'house'::text])));
alter table message add message_body_check CHECK ((length(body) <= 2000));
alter table message add message_check CHECK (((reference IS NULL) OR (kind <> 'text'::text)));
alter table message add message_check1 CHECK ((num_nulls(product_id, product_title, product_price_idr) = ANY (ARRAY[0, 3])));
alter table message add message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE;
alter table message add message_conversation_id_number_key UNIQUE (conversation_id, number);
alter table message add message_conversation_id_request_key_key UNIQUE (conversation_id, request_key);
alter table message add message_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'inquiry'::text, 'quotation'::text, 'meeting'::text])));
alter table message add message_notice_check CHECK (((notice ? 'code'::text) AND (jsonb_typeof((notice -> 'values'::text)) = 'object'::text)));
alter table message add message_notice_of_the_house CHECK (((notice IS NOT NULL) = (kind = ANY (ARRAY['quotation'::text, 'meeting'::text]))));
alter table message add message_number_check CHECK ((number > 0));
alter table message add message_pkey PRIMARY KEY (conversation_id, id);
alter table message add message_product_price_idr_check CHECK ((product_price_idr > 0));
alter table message add message_product_title_check CHECK (((length(product_title) >= 1) AND (length(product_title) <= 80)));
alter table message add message_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100)));
alter table message add message_subject_check CHECK ((subject = ANY (ARRAY['appointment'::text, 'availability'::text, 'price_list'::text, 'other'::text])));
CREATE INDEX message_newest ON public.message USING btree (vendor_id, sent_at DESC) WHERE (notice IS NULL);
CREATE INDEX message_notices ON public.message USING btree (conversation_id) WHERE (notice IS NOT NULL);
CREATE INDEX message_words ON public.message USING gin (vendor_id, lower(body) gin_trgm_ops) WHERE (notice IS NULL);
CREATE TRIGGER message_as_written BEFORE INSERT ON public.message FOR EACH ROW WHEN (((new.notice IS NULL) AND (new.kind = ANY (ARRAY['quotation'::text, 'meeting'::text])))) EXECUTE FUNCTION notice_as_written('body');
CREATE TRIGGER message_of_vendor BEFORE INSERT ON public.message FOR EACH ROW WHEN ((new.vendor_id IS NULL)) EXECUTE FUNCTION message_of_vendor();
-- pelaminan_app: INSERT, SELECT

create table message_file (
  id uuid not null,
  conversation_id uuid not null,
  side text not null,
  message_id uuid,
  position integer,
  name_box bytea not null,
  media_type text not null,
  size_bytes integer not null,
  width integer,
  height integer,
  pages integer,
  state text not null default 'arriving'::text,
  uploaded_at timestamp with time zone not null
);
alter table message_file add message_file_check CHECK ((num_nulls(message_id, "position") = ANY (ARRAY[0, 2])));
alter table message_file add message_file_check1 CHECK (((message_id IS NULL) OR (state = 'stored'::text)));
alter table message_file add message_file_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE;
alter table message_file add message_file_conversation_id_message_id_fkey FOREIGN KEY (conversation_id, message_id) REFERENCES message(conversation_id, id) ON DELETE CASCADE;
alter table message_file add message_file_height_check CHECK ((height > 0));
alter table message_file add message_file_media_type_check CHECK ((media_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'application/pdf'::text])));
alter table message_file add message_file_pages_check CHECK ((pages > 0));
alter table message_file add message_file_pkey PRIMARY KEY (id);
alter table message_file add message_file_position_check CHECK (("position" >= 0));
alter table message_file add message_file_side_check CHECK ((side = ANY (ARRAY['vendor'::text, 'couple'::text])));
alter table message_file add message_file_size_bytes_check CHECK ((size_bytes > 0));
alter table message_file add message_file_state_check CHECK ((state = ANY (ARRAY['arriving'::text, 'stored'::text])));
alter table message_file add message_file_width_check CHECK ((width > 0));
CREATE INDEX message_file_loose ON public.message_file USING btree (uploaded_at) WHERE (message_id IS NULL);
CREATE INDEX message_file_of_message ON public.message_file USING btree (conversation_id, message_id, "position");
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table notification_off (
  account_id bigint not null,
  kind text not null,
  channel text not null,
  since timestamp with time zone not null
);
alter table notification_off add notification_off_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
alter table notification_off add notification_off_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'product'::text, 'push'::text])));
alter table notification_off add notification_off_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 40)));
alter table notification_off add notification_off_pkey PRIMARY KEY (account_id, kind, channel);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table one_time_link (
  token_hash bytea not null,
  account_id bigint not null,
  purpose text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table one_time_link add one_time_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table one_time_link add one_time_link_pkey PRIMARY KEY (token_hash);
alter table one_time_link add one_time_link_purpose_check CHECK ((purpose = ANY (ARRAY['confirm_email'::text, 'reset_password'::text, 'accept_invitation'::text])));
CREATE INDEX one_time_link_account ON public.one_time_link USING btree (account_id, purpose);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table operator_permission (
  account_id bigint not null,
  permission text not null
);
alter table operator_permission add operator_permission_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table operator_permission add operator_permission_permission_check CHECK ((permission = ANY (ARRAY['verification'::text, 'finance'::text, 'support'::text])));
alter table operator_permission add operator_permission_pkey PRIMARY KEY (account_id, permission);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table operator_relation (
  operator_id bigint not null,
  account_id bigint not null,
  declared_at timestamp with time zone not null default now()
);
alter table operator_relation add operator_relation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table operator_relation add operator_relation_check CHECK ((operator_id <> account_id));
alter table operator_relation add operator_relation_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES account(id);
alter table operator_relation add operator_relation_pkey PRIMARY KEY (operator_id, account_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table outbox_message (
  id uuid not null default uuidv7(),
  kind text not null,
  recipient text not null,
  subject text,
  body_text text not null,
  created_at timestamp with time zone not null default now(),
  calendar text,
  html text
);
alter table outbox_message add outbox_message_kind_check CHECK ((kind = ANY (ARRAY['mail'::text, 'sms'::text])));
alter table outbox_message add outbox_message_pkey PRIMARY KEY (id);
CREATE INDEX outbox_message_newest ON public.outbox_message USING btree (created_at DESC);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table passkey (
  id uuid not null default gen_random_uuid(),
  account_id bigint not null,
  credential_id bytea not null,
  public_key bytea not null,
  uses bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamp with time zone not null,
  last_used_at timestamp with time zone
);
alter table passkey add passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table passkey add passkey_credential_id_check CHECK ((length(credential_id) <= 1023));
alter table passkey add passkey_credential_id_key UNIQUE (credential_id);
alter table passkey add passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
alter table passkey add passkey_pkey PRIMARY KEY (id);
alter table passkey add passkey_uses_check CHECK ((uses >= 0));
CREATE INDEX passkey_of_account ON public.passkey USING btree (account_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table passkey_challenge (
  challenge_hash bytea not null,
  purpose text not null,
  account_id bigint,
  expires_at timestamp with time zone not null
);
alter table passkey_challenge add passkey_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table passkey_challenge add passkey_challenge_pkey PRIMARY KEY (challenge_hash);
alter table passkey_challenge add passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'sign_in'::text, 'confirm'::text])));
CREATE INDEX passkey_challenge_of_account ON public.passkey_challenge USING btree (account_id) WHERE (account_id IS NOT NULL);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table payment (
  id uuid not null default uuidv7(),
  gateway text not null,
  subject_kind text not null,
  subject_id uuid not null,
  account_id bigint not null,
  amount_idr bigint not null,
  currency text not null default 'IDR'::text,
  description text not null,
  language text not null,
  success_url text not null,
  status text not null default 'pending'::text,
  gateway_reference text,
  payment_url text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  payable_until timestamp with time zone,
  paid_at timestamp with time zone,
  refunded_at timestamp with time zone,
  checked_at timestamp with time zone,
  virtual_accounts text[],
  failed_at timestamp with time zone
);
alter table payment add payment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table payment add payment_amount_idr_check CHECK ((amount_idr > 0));
alter table payment add payment_check CHECK (((gateway_reference IS NULL) = (payment_url IS NULL)));
alter table payment add payment_check1 CHECK (((status <> 'paid'::text) OR (paid_at IS NOT NULL)));
alter table payment add payment_currency_check CHECK ((currency = 'IDR'::text));
alter table payment add payment_gateway_gateway_reference_key UNIQUE (gateway, gateway_reference);
alter table payment add payment_language_check CHECK ((language = ANY (ARRAY['en'::text, 'id'::text])));
alter table payment add payment_pkey PRIMARY KEY (id);
alter table payment add payment_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'failed'::text, 'expired'::text, 'paid'::text, 'refunded'::text])));
alter table payment add payment_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['credit_order'::text, 'instalment'::text, 'membership_order'::text])));
alter table payment add payment_subject_kind_subject_id_key UNIQUE (subject_kind, subject_id);
alter table payment add payment_virtual_accounts_check CHECK ((cardinality(virtual_accounts) <= 50));
CREATE INDEX payment_by_virtual_account ON public.payment USING gin (virtual_accounts);
CREATE INDEX payment_of_account ON public.payment USING btree (account_id, created_at DESC);
CREATE INDEX payment_unsettled ON public.payment USING btree (expires_at) WHERE (status = ANY (ARRAY['pending'::text, 'failed'::text, 'expired'::text]));
-- pelaminan_app: INSERT, SELECT, UPDATE

create table payment_alert (
  id bigint not null generated,
  code text not null,
  gateway text not null,
  payment_id text not null,
  event_id text not null,
  raised_at timestamp with time zone not null
);
alter table payment_alert add payment_alert_code_check CHECK ((code = ANY (ARRAY['payment_unknown'::text, 'merchant_mismatch'::text, 'currency_mismatch'::text, 'amount_mismatch'::text, 'contradictory'::text, 'refunded_after_credit'::text])));
alter table payment_alert add payment_alert_gateway_payment_id_code_key UNIQUE (gateway, payment_id, code);
alter table payment_alert add payment_alert_pkey PRIMARY KEY (id);
-- pelaminan_app: INSERT, SELECT

create table payment_alert_answer (
  alert_id bigint not null,
  reason text not null,
  answered_by bigint not null,
  answered_at timestamp with time zone not null
);
alter table payment_alert_answer add payment_alert_answer_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES payment_alert(id);
alter table payment_alert_answer add payment_alert_answer_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES account(id);
alter table payment_alert_answer add payment_alert_answer_pkey PRIMARY KEY (alert_id);
alter table payment_alert_answer add payment_alert_answer_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)));
-- pelaminan_app: INSERT, SELECT

create table payment_event (
  id bigint not null generated,
  gateway text not null,
  event_id text not null,
  source text not null,
  payment_id text not null,
  verdict text not null,
  body bytea not null,
  deliveries integer not null default 1,
  received_at timestamp with time zone not null
);
alter table payment_event add payment_event_event_id_check CHECK ((length(event_id) <= 200));
alter table payment_event add payment_event_gateway_event_id_key UNIQUE (gateway, event_id);
alter table payment_event add payment_event_pkey PRIMARY KEY (id);
alter table payment_event add payment_event_source_check CHECK ((source = ANY (ARRAY['webhook'::text, 'reconciliation'::text])));
alter table payment_event add payment_event_verdict_check CHECK ((verdict = ANY (ARRAY['applied'::text, 'stale'::text, 'payment_unknown'::text, 'merchant_mismatch'::text, 'currency_mismatch'::text, 'amount_mismatch'::text, 'contradictory'::text])));
CREATE INDEX payment_event_of_payment ON public.payment_event USING btree (payment_id);
-- pelaminan_app: INSERT, SELECT, UPDATE

create table payout (
  id uuid not null default uuidv7(),
  number text not null,
  vendor_id bigint not null,
  amount_idr bigint not null,
  bank_account_id uuid not null,
  holder_name text not null,
  bank_name text not null,
  number_end text not null,
  status text not null default 'requested'::text,
  idempotency_key text,
  requested_at timestamp with time zone not null,
  expected_from date not null,
  expected_by date not null,
  started_by bigint,
  started_at timestamp with time zone,
  closed_by bigint,
  closed_at timestamp with time zone,
  reference text,
  failure text,
  failure_note text,
  returned_by bigint,
  returned_at timestamp with time zone,
  told_at timestamp with time zone,
  bank_file bigint,
  requested_by bigint
);
alter table payout add payout_amount_idr_check CHECK ((amount_idr > 0));
alter table payout add payout_bank_account_id_fkey FOREIGN KEY (bank_account_id) REFERENCES bank_account(id);
alter table payout add payout_bank_file_check CHECK ((bank_file > 0));
alter table payout add payout_bank_file_fkey FOREIGN KEY (bank_file) REFERENCES bank_file(number);
alter table payout add payout_cancelled_untold CHECK (((status <> 'cancelled'::text) OR (told_at IS NULL))) NOT VALID;
alter table payout add payout_check CHECK ((expected_by >= expected_from));
alter table payout add payout_check2 CHECK (((started_by IS NULL) = (started_at IS NULL)));
alter table payout add payout_check4 CHECK (((closed_by IS NULL) = (closed_at IS NULL)));
alter table payout add payout_closed CHECK (((status = ANY (ARRAY['paid'::text, 'failed'::text, 'cancelled'::text, 'returned'::text])) = (closed_by IS NOT NULL)));
alter table payout add payout_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES account(id);
alter table payout add payout_failure_check CHECK ((failure = ANY (ARRAY['account_closed'::text, 'holder_mismatch'::text, 'number_wrong'::text, 'bank_refused'::text, 'other'::text])));
alter table payout add payout_failure_note_check CHECK ((length(failure_note) <= 500));
alter table payout add payout_has_failure CHECK (((status = ANY (ARRAY['failed'::text, 'returned'::text])) = (failure IS NOT NULL)));
alter table payout add payout_has_reference CHECK (((status = ANY (ARRAY['paid'::text, 'returned'::text])) = (reference IS NOT NULL)));
alter table payout add payout_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 100)));
alter table payout add payout_number_check CHECK ((number ~ '^PYO-[0-9]{8}-[0-9]{6,}$'::text));
alter table payout add payout_number_key UNIQUE (number);
alter table payout add payout_pkey PRIMARY KEY (id);
alter table payout add payout_reference_check CHECK ((length(reference) <= 200));
alter table payout add payout_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES account(id);
alter table payout add payout_started_by_fkey FOREIGN KEY (started_by) REFERENCES account(id);
alter table payout add payout_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'processing'::text, 'paid'::text, 'failed'::text, 'cancelled'::text, 'returned'::text])));
alter table payout add payout_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table payout add payout_vendor_id_idempotency_key_key UNIQUE (vendor_id, idempotency_key);
alter table payout add payout_was_returned CHECK ((((status = 'returned'::text) = (returned_by IS NOT NULL)) AND ((returned_by IS NULL) = (returned_at IS NULL))));
alter table payout add payout_was_started CHECK (((status <> ALL (ARRAY['processing'::text, 'paid'::text, 'returned'::text])) OR (started_by IS NOT NULL)));
CREATE INDEX payout_bank_file ON public.payout USING btree (bank_file) WHERE (bank_file IS NOT NULL);
CREATE INDEX payout_of_vendor ON public.payout USING btree (vendor_id, requested_at DESC, id DESC);
CREATE UNIQUE INDEX payout_one_open ON public.payout USING btree (vendor_id) WHERE (status = ANY (ARRAY['requested'::text, 'processing'::text]));
CREATE INDEX payout_waiting ON public.payout USING btree (requested_at, id) WHERE (status = ANY (ARRAY['requested'::text, 'processing'::text]));
-- pelaminan_app: INSERT, SELECT, UPDATE

create table picture (
  vendor_id bigint not null,
  position smallint,
  path text,
  width integer not null,
  height integer not null,
  alt_en text not null,
  alt_id text not null,
  color text not null,
  id uuid not null default uuidv7(),
  mark text,
  widths smallint[] not null default '{}'::smallint[],
  fallback_width smallint,
  blur text not null default ''::text,
  original_width integer,
  original_height integer,
  turns smallint not null default 0,
  crop jsonb,
  size_bytes bigint not null default 0,
  state text not null default 'stored'::text,
  uploaded_at timestamp with time zone not null default now(),
  loose_since timestamp with time zone,
  couple_id bigint
);
alter table picture add picture_blur_check CHECK ((length(blur) <= 300));
alter table picture add picture_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text));
alter table picture add picture_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id);
alter table picture add picture_drawn_or_made CHECK (((path IS NOT NULL) OR (state <> 'stored'::text) OR ((mark IS NOT NULL) AND (cardinality(widths) > 0) AND (fallback_width IS NOT NULL))));
alter table picture add picture_height_check CHECK ((height > 0));
alter table picture add picture_mark_check CHECK ((mark ~ '^[0-9a-f]{12}$'::text));
alter table picture add picture_of_vendor UNIQUE (vendor_id, id);
alter table picture add picture_original_height_check CHECK ((original_height > 0));
alter table picture add picture_original_width_check CHECK ((original_width > 0));
alter table picture add picture_path_check CHECK (((path ~ '^[a-z0-9][a-z0-9/._-]*$'::text) AND (path !~ '[.][.]'::text)));
alter table picture add picture_pkey PRIMARY KEY (id);
alter table picture add picture_position_check CHECK (("position" >= 0));
alter table picture add picture_size_bytes_check CHECK ((size_bytes >= 0));
alter table picture add picture_state_check CHECK ((state = ANY (ARRAY['arriving'::text, 'stored'::text, 'leaving'::text])));
alter table picture add picture_turns_check CHECK (((turns >= 0) AND (turns <= 3)));
alter table picture add picture_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
alter table picture add picture_vendor_id_position_key UNIQUE (vendor_id, "position");
alter table picture add picture_width_check CHECK ((width > 0));
CREATE INDEX picture_loose ON public.picture USING btree (loose_since) WHERE (loose_since IS NOT NULL);
CREATE INDEX picture_of_couple ON public.picture USING btree (couple_id) WHERE (couple_id IS NOT NULL);
CREATE TRIGGER shown_deleted AFTER DELETE ON public.picture REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_picture_changed();
CREATE TRIGGER shown_inserted AFTER INSERT ON public.picture REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_picture_changed();
CREATE TRIGGER shown_updated AFTER UPDATE ON public.picture REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_picture_changed();
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table placed_picture (
  vendor_id bigint not null,
  place text not null,
  position smallint not null,
  picture_id uuid not null
);
alter table placed_picture add placed_picture_picture_id_place_key UNIQUE (picture_id, place);
alter table placed_picture add placed_picture_pkey PRIMARY KEY (vendor_id, place, "position");
alter table placed_picture add placed_picture_place_check CHECK ((place ~ '^[a-z]+(:[a-z0-9-]{1,60})?$'::text));
alter table placed_picture add placed_picture_position_check CHECK (("position" >= 0));
alter table placed_picture add placed_picture_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
alter table placed_picture add placed_picture_vendor_id_picture_id_fkey FOREIGN KEY (vendor_id, picture_id) REFERENCES picture(vendor_id, id);
CREATE TRIGGER shown_deleted AFTER DELETE ON public.placed_picture REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_inserted AFTER INSERT ON public.placed_picture REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_updated AFTER UPDATE ON public.placed_picture REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table plan (
  name text not null,
  contact_cost smallint not null,
  city_max smallint,
  store_product_max integer,
  has_online_meeting boolean not null,
  csv_export text not null,
  client_fee_basis_points smallint not null,
  price_month_idr bigint,
  price_year_idr bigint
);
alter table plan add plan_city_max_check CHECK ((city_max > 0));
alter table plan add plan_client_fee_basis_points_check CHECK (((client_fee_basis_points >= 0) AND (client_fee_basis_points <= 10000)));
alter table plan add plan_contact_cost_check CHECK ((contact_cost >= 0));
alter table plan add plan_csv_export_check CHECK ((csv_export = ANY (ARRAY['own_money'::text, 'all'::text])));
alter table plan add plan_name_check CHECK ((name = ANY (ARRAY['Gold'::text, 'Silver'::text, 'Free'::text])));
alter table plan add plan_pkey PRIMARY KEY (name);
alter table plan add plan_price CHECK (((price_month_idr IS NULL) = (price_year_idr IS NULL)));
alter table plan add plan_price_month_idr_check CHECK ((price_month_idr > 0));
alter table plan add plan_price_year_idr_check CHECK ((price_year_idr > 0));
alter table plan add plan_store_product_max_check CHECK ((store_product_max > 0));
CREATE TRIGGER shown_deleted AFTER DELETE ON public.plan REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER shown_inserted AFTER INSERT ON public.plan REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER shown_updated AFTER UPDATE ON public.plan REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table portfolio (
  vendor_id bigint not null,
  version integer not null default 0,
  saved_at timestamp with time zone not null
);
alter table portfolio add portfolio_pkey PRIMARY KEY (vendor_id);
alter table portfolio add portfolio_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table price_item (
  id bigint not null generated,
  vendor_id bigint not null,
  position smallint not null,
  name text not null,
  kind text not null,
  low_idr bigint not null,
  high_idr bigint,
  unit text not null,
  own_unit text not null default ''::text,
  role text not null,
  is_role_guessed boolean not null default true
);
alter table price_item add price_item_check CHECK ((high_idr > low_idr));
alter table price_item add price_item_check1 CHECK (((kind = 'between'::text) = (high_idr IS NOT NULL)));
alter table price_item add price_item_kind_check CHECK ((kind = ANY (ARRAY['from'::text, 'between'::text, 'exactly'::text])));
alter table price_item add price_item_low_idr_check CHECK ((low_idr >= 0));
alter table price_item add price_item_name_check CHECK ((name <> ''::text));
alter table price_item add price_item_own_unit CHECK (((unit = 'own'::text) = (own_unit <> ''::text)));
alter table price_item add price_item_own_unit_check CHECK ((length(own_unit) <= 60));
alter table price_item add price_item_pkey PRIMARY KEY (id);
alter table price_item add price_item_position_check CHECK (("position" >= 0));
alter table price_item add price_item_role_check CHECK ((role = ANY (ARRAY['package'::text, 'rate'::text, 'extra'::text])));
alter table price_item add price_item_unit CHECK ((unit = ANY (ARRAY['none'::text, 'event'::text, 'package'::text, 'day'::text, 'hour'::text, 'session'::text, 'person'::text, 'couple'::text, 'portion'::text, 'piece'::text, 'set'::text, 'pair'::text, 'box'::text, 'table'::text, 'own'::text])));
alter table price_item add price_item_unit_of_role CHECK (
CASE role
    WHEN 'package'::text THEN (unit <> ALL (ARRAY['day'::text, 'hour'::text, 'person'::text, 'portion'::text, 'piece'::text, 'box'::text, 'table'::text]))
    WHEN 'rate'::text THEN (unit <> ALL (ARRAY['none'::text, 'event'::text, 'package'::text]))
    ELSE true
END);
alter table price_item add price_item_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
alter table price_item add price_item_vendor_id_position_key UNIQUE (vendor_id, "position");
CREATE TRIGGER shown_deleted AFTER DELETE ON public.price_item REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_inserted AFTER INSERT ON public.price_item REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_updated AFTER UPDATE ON public.price_item REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table product_setting (
  id bigint not null generated,
  name text not null,
  value jsonb not null,
  valid_from timestamp with time zone not null,
  set_at timestamp with time zone not null,
  proposal_id uuid,
  proposed_by bigint,
  approved_by bigint,
  reason text
);
alter table product_setting add product_setting_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES account(id);
alter table product_setting add product_setting_check CHECK (((proposal_id IS NULL) OR (valid_from >= (set_at + '00:05:00'::interval))));
alter table product_setting add product_setting_check1 CHECK ((((proposal_id IS NULL) = (proposed_by IS NULL)) AND ((proposal_id IS NULL) = (approved_by IS NULL)) AND ((proposal_id IS NULL) = (reason IS NULL))));
alter table product_setting add product_setting_check2 CHECK ((proposed_by <> approved_by));
alter table product_setting add product_setting_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
alter table product_setting add product_setting_pkey PRIMARY KEY (id);
alter table product_setting add product_setting_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id);
alter table product_setting add product_setting_proposal_id_key UNIQUE (proposal_id);
alter table product_setting add product_setting_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES account(id);
alter table product_setting add product_setting_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)));
-- pelaminan_app: INSERT, SELECT

create table proposal (
  id uuid not null default uuidv7(),
  kind text not null,
  subject text not null,
  vendor_id bigint,
  amount_idr bigint,
  allowance text not null,
  weight bigint not null,
  limit_then bigint,
  concerns bigint[] not null,
  terms jsonb not null,
  ground text not null,
  reason text,
  needs_second boolean not null,
  status text not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  asked_on date not null,
  expires_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision_reason text,
  idempotency_key text
);
alter table proposal add proposal_allowance_check CHECK ((allowance = ANY (ARRAY['credit'::text, 'send'::text, 'leave'::text, 'back'::text, 'status'::text])));
alter table proposal add proposal_alone_is_done CHECK ((needs_second OR (status = 'done'::text)));
alter table proposal add proposal_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(id);
alter table proposal add proposal_asked_by_kind_idempotency_key_key UNIQUE (asked_by, kind, idempotency_key);
alter table proposal add proposal_check CHECK (((decided_by IS NULL) = (decided_at IS NULL)));
alter table proposal add proposal_check1 CHECK (((status <> 'refused'::text) OR (decision_reason IS NOT NULL)));
alter table proposal add proposal_day CHECK ((asked_on = ((asked_at AT TIME ZONE 'Asia/Jakarta'::text))::date));
alter table proposal add proposal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id);
alter table proposal add proposal_decision_reason_check CHECK (((length(decision_reason) >= 1) AND (length(decision_reason) <= 500)));
alter table proposal add proposal_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 100)));
alter table proposal add proposal_kind_check CHECK ((kind = ANY (ARRAY['adjustment'::text, 'click_refund'::text, 'payout_start'::text, 'payout_undo'::text, 'payout_paid'::text, 'payout_failed'::text, 'payout_returned'::text, 'instalment_refund'::text, 'refund_returned'::text, 'vendor_status'::text, 'operator_rights'::text, 'relation_ended'::text, 'setting_change'::text])));
alter table proposal add proposal_limit_then_check CHECK ((limit_then >= 0));
alter table proposal add proposal_pkey PRIMARY KEY (id);
alter table proposal add proposal_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)));
alter table proposal add proposal_second_person CHECK (
CASE status
    WHEN 'withdrawn'::text THEN (decided_by = asked_by)
    WHEN 'waiting'::text THEN (decided_by IS NULL)
    WHEN 'expired'::text THEN (decided_by IS NULL)
    ELSE
    CASE
        WHEN needs_second THEN ((decided_by IS NOT NULL) AND (decided_by <> asked_by))
        ELSE (decided_by IS NULL)
    END
END);
alter table proposal add proposal_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text, 'withdrawn'::text, 'moved_on'::text, 'expired'::text])));
alter table proposal add proposal_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table proposal add proposal_weight_check CHECK ((weight >= 0));
CREATE INDEX proposal_about ON public.proposal USING btree (subject, asked_at);
CREATE INDEX proposal_newest ON public.proposal USING btree (asked_at DESC, id DESC);
CREATE INDEX proposal_of_kind ON public.proposal USING btree (kind, asked_at DESC, id DESC);
CREATE INDEX proposal_of_operator ON public.proposal USING btree (asked_by, asked_on, allowance) WHERE (NOT needs_second);
CREATE INDEX proposal_of_vendor ON public.proposal USING btree (vendor_id, asked_on, allowance) WHERE (NOT needs_second);
CREATE UNIQUE INDEX proposal_one_waiting ON public.proposal USING btree (subject) WHERE (status = 'waiting'::text);
CREATE INDEX proposal_waiting ON public.proposal USING btree (asked_at, id) WHERE (status = 'waiting'::text);
-- pelaminan_app: INSERT, SELECT

create table push_device (
  id uuid not null,
  account_id bigint not null,
  session_id uuid not null,
  endpoint_hash bytea not null,
  address_ciphertext bytea not null,
  server_key text not null,
  added_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  summary_at timestamp with time zone
);
alter table push_device add push_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
alter table push_device add push_device_endpoint_hash_key UNIQUE (endpoint_hash);
alter table push_device add push_device_pkey PRIMARY KEY (id);
alter table push_device add push_device_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;
CREATE INDEX push_device_of_account ON public.push_device USING btree (account_id);
CREATE INDEX push_device_of_session ON public.push_device USING btree (session_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table push_setting (
  account_id bigint not null,
  quiet_from smallint not null,
  quiet_until smallint not null,
  shows_details boolean not null
);
alter table push_setting add push_setting_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
alter table push_setting add push_setting_pkey PRIMARY KEY (account_id);
alter table push_setting add push_setting_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 23)));
alter table push_setting add push_setting_quiet_until_check CHECK (((quiet_until >= 0) AND (quiet_until <= 23)));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table quick_reply (
  id uuid not null default uuidv7(),
  vendor_id bigint not null,
  title text not null,
  body text not null,
  revision integer not null default 1
);
alter table quick_reply add quick_reply_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000)));
alter table quick_reply add quick_reply_pkey PRIMARY KEY (id);
alter table quick_reply add quick_reply_revision_check CHECK ((revision > 0));
alter table quick_reply add quick_reply_title_check CHECK (((length(title) >= 1) AND (length(title) <= 60)));
alter table quick_reply add quick_reply_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
alter table quick_reply add quick_reply_vendor_id_title_key UNIQUE (vendor_id, title);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table quotation (
  id uuid not null default uuidv7(),
  number text not null,
  version integer not null default 1,
  inquiry_id uuid not null,
  vendor_id bigint not null,
  couple_id bigint not null,
  status text not null default 'draft'::text,
  revision integer not null default 1,
  content jsonb not null,
  valid_until date,
  tax_basis_points integer,
  total_idr bigint,
  fee_basis_points integer,
  reason text,
  created_at timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  viewed_at timestamp with time zone,
  closed_at timestamp with time zone,
  request_key text,
  sent_by bigint,
  decline_ground text
);
alter table quotation add quotation_check CHECK (((status = 'draft'::text) = (sent_at IS NULL)));
alter table quotation add quotation_check1 CHECK ((((sent_at IS NULL) = (total_idr IS NULL)) AND ((sent_at IS NULL) = (tax_basis_points IS NULL))));
alter table quotation add quotation_check2 CHECK (((sent_at IS NULL) OR (valid_until IS NOT NULL)));
alter table quotation add quotation_check3 CHECK (((status = ANY (ARRAY['draft'::text, 'sent'::text, 'viewed'::text])) = (closed_at IS NULL)));
alter table quotation add quotation_check4 CHECK (((status = 'accepted'::text) = (fee_basis_points IS NOT NULL)));
alter table quotation add quotation_content_check CHECK ((jsonb_typeof(content) = 'object'::text));
alter table quotation add quotation_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id);
alter table quotation add quotation_decline_ground CHECK (((decline_ground IS NULL) OR (status = 'declined'::text)));
alter table quotation add quotation_decline_ground_check CHECK ((decline_ground = ANY (ARRAY['too_expensive'::text, 'date'::text, 'chose_other'::text, 'not_now'::text, 'other'::text])));
alter table quotation add quotation_fee_basis_points_check CHECK (((fee_basis_points >= 0) AND (fee_basis_points <= 10000)));
alter table quotation add quotation_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES inquiry(id);
alter table quotation add quotation_number_check CHECK ((number ~ '^Q-[0-9]{8}-[0-9]{4,}$'::text));
alter table quotation add quotation_number_version_key UNIQUE (number, version);
alter table quotation add quotation_pkey PRIMARY KEY (id);
alter table quotation add quotation_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)));
alter table quotation add quotation_request_key_check CHECK (((length(request_key) >= 8) AND (length(request_key) <= 100)));
alter table quotation add quotation_revision_check CHECK ((revision > 0));
alter table quotation add quotation_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'viewed'::text, 'accepted'::text, 'declined'::text, 'expired'::text, 'withdrawn'::text, 'replaced'::text])));
alter table quotation add quotation_tax_basis_points_check CHECK (((tax_basis_points >= 0) AND (tax_basis_points <= 10000)));
alter table quotation add quotation_total_idr_check CHECK ((total_idr > 0));
alter table quotation add quotation_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
alter table quotation add quotation_vendor_id_request_key_key UNIQUE (vendor_id, request_key);
alter table quotation add quotation_version_check CHECK ((version > 0));
CREATE INDEX quotation_of_couple ON public.quotation USING btree (couple_id, sent_at DESC) WHERE (sent_at IS NOT NULL);
CREATE INDEX quotation_of_inquiry ON public.quotation USING btree (inquiry_id);
CREATE INDEX quotation_of_vendor ON public.quotation USING btree (vendor_id, saved_at DESC, id DESC);
CREATE UNIQUE INDEX quotation_one_draft ON public.quotation USING btree (inquiry_id) WHERE (status = 'draft'::text);
CREATE UNIQUE INDEX quotation_one_open ON public.quotation USING btree (number) WHERE (status = ANY (ARRAY['sent'::text, 'viewed'::text]));
CREATE INDEX quotation_undecided ON public.quotation USING btree (valid_until) WHERE (status = ANY (ARRAY['sent'::text, 'viewed'::text]));
CREATE TRIGGER quotation_stays BEFORE DELETE OR UPDATE ON public.quotation FOR EACH ROW EXECUTE FUNCTION quotation_stays();
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table quotation_follow_up (
  quotation_id uuid not null,
  kind text not null,
  sent_at timestamp with time zone not null
);
alter table quotation_follow_up add quotation_follow_up_kind_check CHECK ((kind = ANY (ARRAY['waiting'::text, 'ends'::text])));
alter table quotation_follow_up add quotation_follow_up_pkey PRIMARY KEY (quotation_id, kind);
alter table quotation_follow_up add quotation_follow_up_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table quotation_template (
  id uuid not null default uuidv7(),
  vendor_id bigint not null,
  name text not null,
  content jsonb not null,
  saved_at timestamp with time zone not null
);
alter table quotation_template add quotation_template_content_check CHECK ((jsonb_typeof(content) = 'object'::text));
alter table quotation_template add quotation_template_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
alter table quotation_template add quotation_template_pkey PRIMARY KEY (id);
alter table quotation_template add quotation_template_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE UNIQUE INDEX quotation_template_name ON public.quotation_template USING btree (vendor_id, lower(name));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table recovery_code (
  account_id bigint not null,
  code_hash bytea not null,
  used_at timestamp with time zone
);
alter table recovery_code add recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table recovery_code add recovery_code_pkey PRIMARY KEY (account_id, code_hash);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table refund_account (
  account_id bigint not null,
  holder_name text not null,
  bank_bic text not null,
  bank_name text not null,
  number_box bytea not null,
  number_end text not null,
  given_at timestamp with time zone not null
);
alter table refund_account add refund_account_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table refund_account add refund_account_holder_name_check CHECK (((length(holder_name) >= 1) AND (length(holder_name) <= 100)));
alter table refund_account add refund_account_number_end_check CHECK ((length(number_end) <= 4));
alter table refund_account add refund_account_pkey PRIMARY KEY (account_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table refund_task (
  payment_id uuid not null,
  amount_idr bigint not null,
  reason text not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  returned_by bigint,
  reference text
);
alter table refund_task add refund_task_amount_idr_check CHECK ((amount_idr > 0));
alter table refund_task add refund_task_check CHECK (((returned_by IS NULL) OR ((closed_at IS NOT NULL) AND (reference IS NOT NULL))));
alter table refund_task add refund_task_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id);
alter table refund_task add refund_task_pkey PRIMARY KEY (payment_id);
alter table refund_task add refund_task_reason_check CHECK ((reason = ANY (ARRAY['paid_after_expiry'::text, 'paid_twice'::text, 'given_back'::text])));
alter table refund_task add refund_task_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 200)));
alter table refund_task add refund_task_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES account(id);
CREATE INDEX refund_task_open ON public.refund_task USING btree (opened_at) WHERE (closed_at IS NULL);
-- pelaminan_app: INSERT, SELECT, UPDATE

create table review (
  id bigint not null generated,
  vendor_id bigint not null,
  couple_id bigint,
  author text not null,
  rating smallint not null,
  body text not null,
  wedding_month text not null,
  created_at timestamp with time zone not null,
  is_booked boolean not null default false,
  quality smallint,
  communication smallint,
  punctuality smallint,
  value smallint,
  answer text not null default ''::text,
  answered_at timestamp with time zone,
  state text not null default 'shown'::text,
  removed_for text,
  removed_at timestamp with time zone
);
alter table review add review_answer_check CHECK ((length(answer) <= 2000));
alter table review add review_answer_dated CHECK (((answer = ''::text) = (answered_at IS NULL)));
alter table review add review_communication_check CHECK (((communication >= 1) AND (communication <= 5)));
alter table review add review_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE SET NULL;
alter table review add review_pkey PRIMARY KEY (id);
alter table review add review_punctuality_check CHECK (((punctuality >= 1) AND (punctuality <= 5)));
alter table review add review_quality_check CHECK (((quality >= 1) AND (quality <= 5)));
alter table review add review_rating_check CHECK (((rating >= 1) AND (rating <= 5)));
alter table review add review_removed_for_a_reason CHECK ((num_nonnulls(removed_for, removed_at) =
CASE state
    WHEN 'removed'::text THEN 2
    ELSE 0
END));
alter table review add review_removed_for_check CHECK ((removed_for = ANY (ARRAY['not_client'::text, 'other_vendor'::text, 'untrue'::text, 'offensive'::text, 'private'::text, 'advertising'::text, 'not_genuine'::text])));
alter table review add review_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'held'::text, 'removed'::text])));
alter table review add review_value_check CHECK (((value >= 1) AND (value <= 5)));
alter table review add review_vendor_id_couple_id_key UNIQUE (vendor_id, couple_id);
alter table review add review_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
alter table review add review_wedding_month_check CHECK ((wedding_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text));
CREATE INDEX review_newest ON public.review USING btree (vendor_id, created_at DESC, id DESC);
CREATE TRIGGER shown_deleted AFTER DELETE ON public.review REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_inserted AFTER INSERT ON public.review REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_updated AFTER UPDATE ON public.review REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table review_case (
  id uuid not null default uuidv7(),
  review_id bigint not null,
  vendor_id bigint not null,
  reason text,
  details text not null default ''::text,
  opened_at timestamp with time zone not null,
  state text not null default 'open'::text,
  decision_reason text,
  decided_at timestamp with time zone,
  decided_by bigint,
  kind text not null default 'report'::text,
  signals text[] not null default '{}'::text[]
);
alter table review_case add review_case_check CHECK ((num_nonnulls(decision_reason, decided_at, decided_by) =
CASE state
    WHEN 'open'::text THEN 0
    ELSE 3
END));
alter table review_case add review_case_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id);
alter table review_case add review_case_decision_reason_check CHECK (((length(decision_reason) >= 1) AND (length(decision_reason) <= 500)));
alter table review_case add review_case_details_check CHECK ((length(details) <= 1000));
alter table review_case add review_case_has_a_cause CHECK ((((kind = 'report'::text) = (reason IS NOT NULL)) AND ((kind = 'check'::text) = (cardinality(signals) > 0))));
alter table review_case add review_case_kind_check CHECK ((kind = ANY (ARRAY['report'::text, 'check'::text])));
alter table review_case add review_case_pkey PRIMARY KEY (id);
alter table review_case add review_case_reason_check CHECK ((reason = ANY (ARRAY['not_client'::text, 'other_vendor'::text, 'untrue'::text, 'offensive'::text, 'private'::text, 'advertising'::text])));
alter table review_case add review_case_review_id_fkey FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE CASCADE;
alter table review_case add review_case_state_check CHECK ((state = ANY (ARRAY['open'::text, 'kept'::text, 'removed'::text])));
alter table review_case add review_case_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE INDEX review_case_by_state ON public.review_case USING btree (state, opened_at);
CREATE UNIQUE INDEX review_case_of_review ON public.review_case USING btree (review_id, kind);
CREATE INDEX review_case_of_vendor ON public.review_case USING btree (vendor_id);
-- pelaminan_app: INSERT, SELECT

create table review_invitation (
  vendor_id bigint not null,
  couple_id bigint not null,
  source text not null,
  quotation_id uuid,
  wedding_on date not null,
  invited_at timestamp with time zone not null,
  reminded_at timestamp with time zone
);
alter table review_invitation add review_invitation_check CHECK (((source = 'booking'::text) = (quotation_id IS NOT NULL)));
alter table review_invitation add review_invitation_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE CASCADE;
alter table review_invitation add review_invitation_pkey PRIMARY KEY (vendor_id, couple_id);
alter table review_invitation add review_invitation_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id);
alter table review_invitation add review_invitation_source_check CHECK ((source = ANY (ARRAY['booking'::text, 'vendor'::text])));
alter table review_invitation add review_invitation_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE INDEX review_invitation_of_couple ON public.review_invitation USING btree (couple_id);
CREATE INDEX review_invitation_of_quotation ON public.review_invitation USING btree (quotation_id) WHERE (quotation_id IS NOT NULL);
CREATE INDEX review_invitation_to_remind ON public.review_invitation USING btree (invited_at) WHERE (reminded_at IS NULL);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table review_network (
  review_id bigint not null,
  vendor_id bigint not null,
  network_key bytea not null,
  written_at timestamp with time zone not null
);
alter table review_network add review_network_pkey PRIMARY KEY (review_id);
alter table review_network add review_network_review_id_fkey FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE CASCADE;
alter table review_network add review_network_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE INDEX review_network_age ON public.review_network USING btree (written_at);
CREATE INDEX review_network_of_vendor ON public.review_network USING btree (vendor_id, network_key);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table sandbox_delivery (
  id uuid not null default uuidv7(),
  payment_id uuid not null,
  event_id uuid not null,
  body text not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  delivered_at timestamp with time zone
);
alter table sandbox_delivery add sandbox_delivery_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES sandbox_payment(id);
alter table sandbox_delivery add sandbox_delivery_pkey PRIMARY KEY (id);
CREATE INDEX sandbox_delivery_waiting ON public.sandbox_delivery USING btree (created_at) WHERE (delivered_at IS NULL);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table sandbox_payment (
  id uuid not null,
  merchant text not null,
  amount_idr bigint not null,
  currency text not null,
  description text not null,
  language text not null,
  success_url text not null,
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null,
  payable_until timestamp with time zone not null,
  paid_at timestamp with time zone
);
alter table sandbox_payment add sandbox_payment_amount_idr_check CHECK ((amount_idr > 0));
alter table sandbox_payment add sandbox_payment_language_check CHECK ((language = ANY (ARRAY['en'::text, 'id'::text])));
alter table sandbox_payment add sandbox_payment_pkey PRIMARY KEY (id);
alter table sandbox_payment add sandbox_payment_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'failed'::text, 'expired'::text, 'paid'::text])));
CREATE INDEX sandbox_payment_open ON public.sandbox_payment USING btree (payable_until) WHERE (status = ANY (ARRAY['pending'::text, 'failed'::text]));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table saved_vendor (
  couple_id bigint not null,
  vendor_id bigint not null,
  saved_at timestamp with time zone not null,
  note text not null default ''::text,
  is_booked boolean not null default false,
  revision integer not null default 1,
  removed_at timestamp with time zone
);
alter table saved_vendor add saved_vendor_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE CASCADE;
alter table saved_vendor add saved_vendor_note_check CHECK ((length(note) <= 500));
alter table saved_vendor add saved_vendor_pkey PRIMARY KEY (couple_id, vendor_id);
alter table saved_vendor add saved_vendor_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table schema_migration (
  name text not null,
  applied_at timestamp with time zone not null default now()
);
alter table schema_migration add schema_migration_pkey PRIMARY KEY (name);
-- pelaminan_app: SELECT

create table second_factor (
  account_id bigint not null,
  secret_box bytea not null,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now()
);
alter table second_factor add second_factor_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table second_factor add second_factor_pkey PRIMARY KEY (account_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table second_factor_removal (
  account_id bigint not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  warned_at timestamp with time zone
);
alter table second_factor_removal add second_factor_removal_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table second_factor_removal add second_factor_removal_pkey PRIMARY KEY (account_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table second_factor_setup (
  account_id bigint not null,
  ciphertext bytea not null,
  expires_at timestamp with time zone not null
);
alter table second_factor_setup add second_factor_setup_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table second_factor_setup add second_factor_setup_pkey PRIMARY KEY (account_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table sent_message (
  id uuid not null,
  kind text not null,
  begun_at timestamp with time zone not null,
  outcome text,
  ended_at timestamp with time zone
);
alter table sent_message add sent_message_check CHECK (((outcome IS NULL) = (ended_at IS NULL)));
alter table sent_message add sent_message_kind_check CHECK ((kind = ANY (ARRAY['mail'::text, 'sms'::text])));
alter table sent_message add sent_message_outcome_check CHECK ((outcome = ANY (ARRAY['accepted'::text, 'refused'::text, 'unknown'::text])));
alter table sent_message add sent_message_pkey PRIMARY KEY (id);
CREATE INDEX sent_message_begun ON public.sent_message USING btree (begun_at);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table session (
  id uuid not null default uuidv7(),
  account_id bigint not null,
  secret_hash bytea not null,
  handle_hash bytea not null,
  client_kind text not null,
  user_agent text not null,
  address text not null,
  started_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  factor_given_at timestamp with time zone
);
alter table session add session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table session add session_client_kind_check CHECK ((client_kind = ANY (ARRAY['browser'::text, 'other'::text])));
alter table session add session_handle_hash_key UNIQUE (handle_hash);
alter table session add session_pkey PRIMARY KEY (id);
alter table session add session_secret_hash_key UNIQUE (secret_hash);
CREATE INDEX session_account ON public.session USING btree (account_id) WHERE (ended_at IS NULL);
CREATE INDEX session_expiry ON public.session USING btree (expires_at);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table sign_up (
  token_hash bytea not null,
  email citext not null,
  utm jsonb,
  expires_at timestamp with time zone not null,
  first_message jsonb
);
alter table sign_up add sign_up_email_check CHECK ((length((email)::text) <= 254));
alter table sign_up add sign_up_pkey PRIMARY KEY (token_hash);
CREATE INDEX sign_up_of_email ON public.sign_up USING btree (email);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table spam_report (
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  side text not null,
  account_id bigint not null,
  reason text not null,
  note text not null,
  reported_at timestamp with time zone not null,
  state text not null default 'open'::text,
  decided_at timestamp with time zone,
  decided_by bigint,
  decision_reason text
);
alter table spam_report add spam_report_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table spam_report add spam_report_check CHECK (((state = ANY (ARRAY['agreed'::text, 'refused'::text])) = (num_nonnulls(decided_at, decided_by, decision_reason) = 3)));
alter table spam_report add spam_report_check1 CHECK ((num_nulls(decided_at, decided_by, decision_reason) = ANY (ARRAY[0, 3])));
alter table spam_report add spam_report_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE;
alter table spam_report add spam_report_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id);
alter table spam_report add spam_report_decision_reason_check CHECK (((length(decision_reason) >= 1) AND (length(decision_reason) <= 500)));
alter table spam_report add spam_report_note_check CHECK ((length(note) <= 500));
alter table spam_report add spam_report_pkey PRIMARY KEY (id);
alter table spam_report add spam_report_reason_check CHECK ((reason = ANY (ARRAY['advertising'::text, 'fraud'::text, 'insult'::text, 'not_serious'::text, 'other'::text])));
alter table spam_report add spam_report_side_check CHECK ((side = ANY (ARRAY['vendor'::text, 'couple'::text])));
alter table spam_report add spam_report_state_check CHECK ((state = ANY (ARRAY['open'::text, 'agreed'::text, 'refused'::text, 'withdrawn'::text])));
CREATE INDEX spam_report_by_state ON public.spam_report USING btree (state, reported_at DESC);
CREATE UNIQUE INDEX spam_report_open ON public.spam_report USING btree (conversation_id, side) WHERE (state = 'open'::text);
-- pelaminan_app: INSERT, SELECT

create table store_product (
  id uuid not null default uuidv7(),
  vendor_id bigint not null,
  status text not null default 'draft'::text,
  revision integer not null default 1,
  content jsonb not null,
  live jsonb,
  kind text not null default (content ->> 'kind'::text),
  title text not null default (content ->> 'title'::text),
  shown_from date,
  shown_until date,
  slug text,
  created_at timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  published_at timestamp with time zone,
  request_key text
);
alter table store_product add store_product_check CHECK ((num_nulls(live, slug, published_at) =
CASE status
    WHEN 'draft'::text THEN 3
    ELSE 0
END));
alter table store_product add store_product_check1 CHECK ((shown_until >= shown_from));
alter table store_product add store_product_kind_check CHECK ((kind = ANY (ARRAY['reguler'::text, 'promo'::text])));
alter table store_product add store_product_pkey PRIMARY KEY (id);
alter table store_product add store_product_revision_check CHECK ((revision > 0));
alter table store_product add store_product_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120)));
alter table store_product add store_product_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'inactive'::text, 'sold_out'::text, 'archived'::text])));
alter table store_product add store_product_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
alter table store_product add store_product_vendor_id_request_key_key UNIQUE (vendor_id, request_key);
alter table store_product add store_product_vendor_id_slug_key UNIQUE (vendor_id, slug);
CREATE INDEX store_product_active ON public.store_product USING btree (vendor_id, published_at, id) WHERE (status = 'active'::text);
CREATE INDEX store_product_of_vendor ON public.store_product USING btree (vendor_id, saved_at DESC, id DESC);
CREATE TRIGGER shown_deleted AFTER DELETE ON public.store_product REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_inserted AFTER INSERT ON public.store_product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_updated AFTER UPDATE ON public.store_product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table taken_day (
  id uuid not null default uuidv7(),
  vendor_id bigint not null,
  on_day date not null,
  part text not null,
  places smallint,
  source text not null,
  note text not null default ''::text,
  couple_id bigint,
  quotation_id uuid
);
alter table taken_day add taken_day_check CHECK ((((source = 'booking'::text) = (couple_id IS NOT NULL)) AND ((source = 'booking'::text) = (quotation_id IS NOT NULL))));
alter table taken_day add taken_day_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id);
alter table taken_day add taken_day_note_check CHECK ((length(note) <= 200));
alter table taken_day add taken_day_part_check CHECK ((part = ANY (ARRAY['day'::text, 'morning'::text, 'evening'::text])));
alter table taken_day add taken_day_pkey PRIMARY KEY (id);
alter table taken_day add taken_day_places_check CHECK (((places >= 1) AND (places <= 20)));
alter table taken_day add taken_day_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id);
alter table taken_day add taken_day_source_check CHECK ((source = ANY (ARRAY['own'::text, 'booking'::text, 'subscribed'::text])));
alter table taken_day add taken_day_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor_calendar(vendor_id) ON DELETE CASCADE;
CREATE UNIQUE INDEX taken_day_booked_once ON public.taken_day USING btree (vendor_id, on_day, couple_id) WHERE (source = 'booking'::text);
CREATE INDEX taken_day_of_couple ON public.taken_day USING btree (couple_id) WHERE (couple_id IS NOT NULL);
CREATE INDEX taken_day_of_quotation ON public.taken_day USING btree (quotation_id) WHERE (quotation_id IS NOT NULL);
CREATE INDEX taken_day_of_vendor ON public.taken_day USING btree (vendor_id, on_day);
CREATE UNIQUE INDEX taken_day_own_once ON public.taken_day USING btree (vendor_id, on_day) WHERE (source = 'own'::text);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table team_event (
  id bigint not null generated,
  vendor_id bigint not null,
  at timestamp with time zone not null,
  kind text not null,
  by_account_id bigint not null,
  person text not null,
  role text
);
alter table team_event add team_event_by_account_id_fkey FOREIGN KEY (by_account_id) REFERENCES account(id);
alter table team_event add team_event_kind_check CHECK ((kind = ANY (ARRAY['invited'::text, 'sent_again'::text, 'withdrawn'::text, 'joined'::text, 'role_changed'::text, 'removed'::text, 'left'::text, 'factor_required'::text, 'factor_optional'::text])));
alter table team_event add team_event_person_check CHECK ((length(person) <= 254));
alter table team_event add team_event_pkey PRIMARY KEY (id);
alter table team_event add team_event_role_check CHECK ((role = ANY (ARRAY['manager'::text, 'sales'::text, 'finance'::text, 'viewer'::text])));
alter table team_event add team_event_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
CREATE INDEX team_event_newest ON public.team_event USING btree (vendor_id, id DESC);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table team_invitation (
  id uuid not null default gen_random_uuid(),
  vendor_id bigint not null,
  email citext not null,
  role text not null,
  token_hash bytea not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  closed_at timestamp with time zone
);
alter table team_invitation add team_invitation_email_check CHECK ((length((email)::text) <= 254));
alter table team_invitation add team_invitation_pkey PRIMARY KEY (id);
alter table team_invitation add team_invitation_role_check CHECK ((role = ANY (ARRAY['manager'::text, 'sales'::text, 'finance'::text, 'viewer'::text])));
alter table team_invitation add team_invitation_token_hash_key UNIQUE (token_hash);
alter table team_invitation add team_invitation_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
CREATE UNIQUE INDEX team_invitation_open ON public.team_invitation USING btree (vendor_id, email) WHERE (closed_at IS NULL);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table team_member (
  account_id bigint not null,
  vendor_id bigint not null,
  role text not null,
  joined_at timestamp with time zone not null,
  left_at timestamp with time zone
);
alter table team_member add team_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table team_member add team_member_pkey PRIMARY KEY (account_id);
alter table team_member add team_member_role_check CHECK ((role = ANY (ARRAY['manager'::text, 'sales'::text, 'finance'::text, 'viewer'::text])));
alter table team_member add team_member_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
CREATE INDEX team_member_vendor ON public.team_member USING btree (vendor_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table team_rule (
  vendor_id bigint not null,
  requires_second_factor boolean not null,
  changed_at timestamp with time zone not null
);
alter table team_rule add team_rule_pkey PRIMARY KEY (vendor_id);
alter table team_rule add team_rule_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table throttle (
  key text not null,
  window_start timestamp with time zone not null,
  attempts integer not null default 1
);
alter table throttle add throttle_pkey PRIMARY KEY (key, window_start);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table vendor (
  id bigint not null generated,
  account_id bigint not null,
  slug text not null,
  business_name text not null default ''::text,
  status smallint not null default 0,
  about text not null default ''::text,
  address text not null default ''::text,
  zip text not null default ''::text,
  country_code text not null default 'ID'::text,
  city_id integer,
  phone text not null default ''::text,
  whatsapp text not null default ''::text,
  website text not null default ''::text,
  instagram text not null default ''::text,
  founded_year smallint,
  main_service_id bigint,
  contact_credit integer not null default 5,
  rating_avg numeric(3,2),
  review_count integer not null default 0,
  price_from_idr bigint,
  recommendation numeric not null default 4.2,
  search_text text not null default ''::text,
  search_vector tsvector default to_tsvector('simple'::regconfig, search_text),
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  other_phone text not null default ''::text,
  contact_email text not null default ''::text,
  foreign_city text not null default ''::text,
  tiktok text not null default ''::text,
  facebook text not null default ''::text,
  youtube text not null default ''::text,
  account_manager_id bigint,
  price_from_unit text not null default 'none'::text,
  price_from_own_unit text not null default ''::text
);
alter table vendor add contact_credit_adds_up TRIGGER DEFERRABLE INITIALLY DEFERRED;
alter table vendor add vendor_about_check CHECK ((length(about) <= 500));
alter table vendor add vendor_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table vendor add vendor_account_id_key UNIQUE (account_id);
alter table vendor add vendor_account_manager_id_fkey FOREIGN KEY (account_manager_id) REFERENCES account(id);
alter table vendor add vendor_address_check CHECK ((length(address) <= 200));
alter table vendor add vendor_business_name_check CHECK ((length(business_name) <= 80));
alter table vendor add vendor_check CHECK (((rating_avg IS NULL) = (review_count = 0)));
alter table vendor add vendor_check1 CHECK (((status <> 1) OR ((published_at IS NOT NULL) AND (main_service_id IS NOT NULL) AND (business_name <> ''::text))));
alter table vendor add vendor_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id);
alter table vendor add vendor_contact_credit_check CHECK ((contact_credit >= 0));
alter table vendor add vendor_contact_email_check CHECK ((length(contact_email) <= 254));
alter table vendor add vendor_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text));
alter table vendor add vendor_facebook_check CHECK ((length(facebook) <= 80));
alter table vendor add vendor_foreign_city_check CHECK ((length(foreign_city) <= 80));
alter table vendor add vendor_founded_year_check CHECK (((founded_year >= 1900) AND (founded_year <= 2100)));
alter table vendor add vendor_id_main_service_id_fkey FOREIGN KEY (id, main_service_id) REFERENCES vendor_service(vendor_id, id) DEFERRABLE INITIALLY DEFERRED;
alter table vendor add vendor_pkey PRIMARY KEY (id);
alter table vendor add vendor_price_from_idr_check CHECK ((price_from_idr >= 0));
alter table vendor add vendor_rating_avg_check CHECK (((rating_avg >= (1)::numeric) AND (rating_avg <= (5)::numeric)));
alter table vendor add vendor_review_count_check CHECK ((review_count >= 0));
alter table vendor add vendor_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120)));
alter table vendor add vendor_slug_key UNIQUE (slug);
alter table vendor add vendor_status_check CHECK ((status = ANY (ARRAY[0, 1, 2])));
alter table vendor add vendor_tiktok_check CHECK ((length(tiktok) <= 80));
alter table vendor add vendor_website_check CHECK (((website = ''::text) OR (website ~ '^https?://'::text)));
alter table vendor add vendor_youtube_check CHECK ((length(youtube) <= 80));
alter table vendor add vendor_zip_check CHECK ((length(zip) <= 10));
CREATE INDEX vendor_account_manager ON public.vendor USING btree (account_manager_id) WHERE (account_manager_id IS NOT NULL);
CREATE INDEX vendor_called ON public.vendor USING btree ("left"(search_text, 60) text_pattern_ops) WHERE (status = 1);
CREATE INDEX vendor_newest ON public.vendor USING btree (published_at DESC, id DESC) WHERE (status = 1);
CREATE INDEX vendor_published ON public.vendor USING btree (id, recommendation DESC) WHERE (status = 1);
CREATE INDEX vendor_recommended ON public.vendor USING btree (recommendation DESC, id) WHERE (status = 1);
CREATE INDEX vendor_search_alike ON public.vendor USING gin (search_text gin_trgm_ops) WHERE (status = 1);
CREATE INDEX vendor_search_words ON public.vendor USING gin (search_vector) WHERE (status = 1);
CREATE CONSTRAINT TRIGGER contact_credit_adds_up AFTER UPDATE OF contact_credit ON public.vendor DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION contact_credit_adds_up();
CREATE TRIGGER contact_credit_begins AFTER INSERT ON public.vendor FOR EACH ROW EXECUTE FUNCTION contact_credit_begins();
CREATE TRIGGER shown_deleted AFTER DELETE ON public.vendor REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('id');
CREATE TRIGGER shown_inserted AFTER INSERT ON public.vendor REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('id');
CREATE TRIGGER shown_updated AFTER UPDATE ON public.vendor REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_vendor_changed();
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table vendor_acquisition (
  id uuid not null default uuidv7(),
  payload json not null,
  search_text text not null default ''::text,
  language text not null,
  utm jsonb,
  received_at timestamp with time zone not null,
  status text not null default 'new'::text,
  decided_at timestamp with time zone,
  decided_by bigint,
  reason text,
  account_id bigint
);
alter table vendor_acquisition add vendor_acquisition_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table vendor_acquisition add vendor_acquisition_account_id_key UNIQUE (account_id);
alter table vendor_acquisition add vendor_acquisition_check CHECK ((((status = 'new'::text) = (decided_at IS NULL)) AND ((status = 'new'::text) = (decided_by IS NULL))));
alter table vendor_acquisition add vendor_acquisition_check1 CHECK (((status = 'dismissed'::text) = (reason IS NOT NULL)));
alter table vendor_acquisition add vendor_acquisition_check2 CHECK (((status = 'accepted'::text) = (account_id IS NOT NULL)));
alter table vendor_acquisition add vendor_acquisition_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id);
alter table vendor_acquisition add vendor_acquisition_language_check CHECK ((language = ANY (ARRAY['en'::text, 'id'::text])));
alter table vendor_acquisition add vendor_acquisition_payload_check CHECK (((octet_length((payload)::text) <= 16384) AND (json_typeof(payload) = 'object'::text)));
alter table vendor_acquisition add vendor_acquisition_pkey PRIMARY KEY (id);
alter table vendor_acquisition add vendor_acquisition_reason_check CHECK ((length(reason) <= 500));
alter table vendor_acquisition add vendor_acquisition_status_check CHECK ((status = ANY (ARRAY['new'::text, 'accepted'::text, 'dismissed'::text])));
CREATE INDEX vendor_acquisition_new ON public.vendor_acquisition USING btree (received_at) WHERE (status = 'new'::text);
CREATE INDEX vendor_acquisition_newest ON public.vendor_acquisition USING btree (status, received_at DESC);
CREATE INDEX vendor_acquisition_words ON public.vendor_acquisition USING gin (search_text gin_trgm_ops);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table vendor_ad (
  vendor_id bigint not null,
  cpc_idr bigint not null,
  daily_budget_idr bigint,
  starts_on date,
  ends_on date,
  is_enabled boolean not null,
  version integer not null default 1,
  spent_on date not null,
  spent_idr bigint not null default 0,
  pacing text not null default 'fast'::text,
  planned_from timestamp with time zone,
  planned_from_idr bigint not null default 0,
  spendable_idr bigint not null default 0,
  unsettled_idr bigint not null default 0,
  unsettled_clicks integer not null default 0,
  charged_at timestamp with time zone,
  settlement integer not null default 1
);
alter table vendor_ad add vendor_ad_check CHECK ((daily_budget_idr >= cpc_idr));
alter table vendor_ad add vendor_ad_check1 CHECK (((starts_on IS NOT NULL) OR (ends_on IS NULL)));
alter table vendor_ad add vendor_ad_check2 CHECK ((ends_on >= starts_on));
alter table vendor_ad add vendor_ad_cpc_idr_check CHECK ((cpc_idr > 0));
alter table vendor_ad add vendor_ad_never_below_zero CHECK ((spendable_idr >= 0));
alter table vendor_ad add vendor_ad_pacing_check CHECK ((pacing = ANY (ARRAY['spread'::text, 'fast'::text])));
alter table vendor_ad add vendor_ad_pkey PRIMARY KEY (vendor_id);
alter table vendor_ad add vendor_ad_planned_from_idr_check CHECK ((planned_from_idr >= 0));
alter table vendor_ad add vendor_ad_settlement_check CHECK ((settlement > 0));
alter table vendor_ad add vendor_ad_spent_idr_check CHECK ((spent_idr >= 0));
alter table vendor_ad add vendor_ad_unsettled_clicks_check CHECK ((unsettled_clicks >= 0));
alter table vendor_ad add vendor_ad_unsettled_idr_check CHECK ((unsettled_idr >= 0));
alter table vendor_ad add vendor_ad_version_check CHECK ((version > 0));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table vendor_ad_change (
  vendor_id bigint not null,
  version integer not null,
  cpc_idr bigint not null,
  daily_budget_idr bigint,
  starts_on date,
  ends_on date,
  is_enabled boolean not null,
  changed_at timestamp with time zone not null,
  changed_by bigint not null,
  pacing text not null default 'fast'::text
);
alter table vendor_ad_change add vendor_ad_change_pacing_check CHECK ((pacing = ANY (ARRAY['spread'::text, 'fast'::text])));
alter table vendor_ad_change add vendor_ad_change_pkey PRIMARY KEY (vendor_id, version);
alter table vendor_ad_change add vendor_ad_change_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor_ad(vendor_id);
-- pelaminan_app: INSERT, SELECT

create table vendor_answer (
  vendor_id bigint not null,
  question text not null,
  value jsonb not null
);
alter table vendor_answer add vendor_answer_pkey PRIMARY KEY (vendor_id, question);
alter table vendor_answer add vendor_answer_question_check CHECK ((question ~ '^[a-z0-9_]{1,40}$'::text));
alter table vendor_answer add vendor_answer_value_check CHECK ((jsonb_typeof(value) = ANY (ARRAY['string'::text, 'array'::text, 'number'::text])));
alter table vendor_answer add vendor_answer_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
CREATE TRIGGER shown_deleted AFTER DELETE ON public.vendor_answer REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_inserted AFTER INSERT ON public.vendor_answer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_updated AFTER UPDATE ON public.vendor_answer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table vendor_calendar (
  vendor_id bigint not null,
  capacity smallint not null default 1,
  kept_since timestamp with time zone,
  address_number integer
);
alter table vendor_calendar add vendor_calendar_address_number_check CHECK ((address_number > 0));
alter table vendor_calendar add vendor_calendar_capacity_check CHECK (((capacity >= 1) AND (capacity <= 20)));
alter table vendor_calendar add vendor_calendar_pkey PRIMARY KEY (vendor_id);
alter table vendor_calendar add vendor_calendar_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table vendor_day (
  vendor_id bigint not null,
  on_day date not null,
  status text not null
);
alter table vendor_day add vendor_day_pkey PRIMARY KEY (on_day, vendor_id);
alter table vendor_day add vendor_day_status_check CHECK ((status = ANY (ARRAY['taken'::text, 'ask'::text])));
alter table vendor_day add vendor_day_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor_calendar(vendor_id) ON DELETE CASCADE;
CREATE INDEX vendor_day_of_vendor ON public.vendor_day USING btree (vendor_id, on_day);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table vendor_measure (
  vendor_id bigint not null,
  measured_on date not null,
  category_id bigint not null,
  city_id bigint not null,
  price_from_idr bigint,
  price_third smallint,
  visits integer,
  click_rate double precision,
  answer_seconds double precision,
  won_share double precision
);
alter table vendor_measure add vendor_measure_answer_seconds_check CHECK ((answer_seconds >= (0)::double precision));
alter table vendor_measure add vendor_measure_click_rate_check CHECK ((click_rate >= (0)::double precision));
alter table vendor_measure add vendor_measure_pkey PRIMARY KEY (vendor_id);
alter table vendor_measure add vendor_measure_price_from_idr_check CHECK ((price_from_idr >= 0));
alter table vendor_measure add vendor_measure_price_third_check CHECK (((price_third >= 1) AND (price_third <= 3)));
alter table vendor_measure add vendor_measure_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
alter table vendor_measure add vendor_measure_visits_check CHECK ((visits >= 0));
alter table vendor_measure add vendor_measure_won_share_check CHECK (((won_share >= (0)::double precision) AND (won_share <= (1)::double precision)));
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table vendor_section (
  vendor_id bigint not null,
  name text not null,
  revision integer not null,
  saved_at timestamp with time zone not null
);
alter table vendor_section add vendor_section_name_check CHECK ((name = ANY (ARRAY['about'::text, 'contact'::text, 'services'::text, 'prices'::text, 'answers'::text, 'links'::text])));
alter table vendor_section add vendor_section_pkey PRIMARY KEY (vendor_id, name);
alter table vendor_section add vendor_section_revision_check CHECK ((revision > 0));
alter table vendor_section add vendor_section_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table vendor_service (
  id bigint not null generated,
  vendor_id bigint not null,
  category_id integer not null,
  city_id integer not null,
  is_shown boolean not null default true
);
alter table vendor_service add vendor_service_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id);
alter table vendor_service add vendor_service_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id);
alter table vendor_service add vendor_service_pkey PRIMARY KEY (id);
alter table vendor_service add vendor_service_place_once UNIQUE (vendor_id, category_id, city_id) DEFERRABLE;
alter table vendor_service add vendor_service_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
alter table vendor_service add vendor_service_vendor_id_id_key UNIQUE (vendor_id, id);
CREATE INDEX vendor_service_city ON public.vendor_service USING btree (city_id, vendor_id);
CREATE INDEX vendor_service_place ON public.vendor_service USING btree (category_id, city_id, vendor_id);
CREATE TRIGGER shown_deleted AFTER DELETE ON public.vendor_service REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_inserted AFTER INSERT ON public.vendor_service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
CREATE TRIGGER shown_updated AFTER UPDATE ON public.vendor_service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shown_changed('vendor_id');
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table wedding (
  couple_id bigint not null,
  wedding_on date,
  is_day_known boolean not null default false,
  city_id integer,
  guests integer,
  budget_band text,
  venue text not null default ''::text,
  wishes text not null default ''::text,
  is_findable boolean not null default false,
  updated_at timestamp with time zone not null,
  revision integer not null default 1
);
alter table wedding add wedding_budget_band_check CHECK ((budget_band = ANY (ARRAY['under_50'::text, '50_100'::text, '100_250'::text, '250_500'::text, 'over_500'::text])));
alter table wedding add wedding_check CHECK (((wedding_on IS NOT NULL) OR (NOT is_day_known)));
alter table wedding add wedding_check1 CHECK ((is_day_known OR (wedding_on = ((date_trunc('month'::text, (wedding_on)::timestamp with time zone) + '1 mon -1 days'::interval))::date)));
alter table wedding add wedding_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id);
alter table wedding add wedding_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES account(id) ON DELETE CASCADE;
alter table wedding add wedding_guests_check CHECK (((guests >= 1) AND (guests <= 10000)));
alter table wedding add wedding_pkey PRIMARY KEY (couple_id);
alter table wedding add wedding_revision_check CHECK ((revision > 0));
alter table wedding add wedding_venue_check CHECK ((length(venue) <= 120));
alter table wedding add wedding_wishes_check CHECK ((length(wishes) <= 1000));
CREATE INDEX wedding_findable ON public.wedding USING btree (city_id, wedding_on) WHERE is_findable;
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table wedding_category (
  couple_id bigint not null,
  category_id integer not null
);
alter table wedding_category add wedding_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id);
alter table wedding_category add wedding_category_couple_id_fkey FOREIGN KEY (couple_id) REFERENCES wedding(couple_id) ON DELETE CASCADE;
alter table wedding_category add wedding_category_pkey PRIMARY KEY (couple_id, category_id);
CREATE INDEX wedding_category_wanted ON public.wedding_category USING btree (category_id, couple_id);
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create table week_email (
  vendor_id bigint not null,
  starts_on date not null
);
alter table week_email add week_email_pkey PRIMARY KEY (vendor_id);
alter table week_email add week_email_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE;
-- pelaminan_app: DELETE, INSERT, SELECT, UPDATE

create view ad_figures_day as SELECT ad_stat_day.vendor_id,
    ad_stat_day.day,
    ad_stat_day.placement,
    ad_stat_day.impressions,
    ad_stat_day.clicks,
    ad_stat_day.spending_idr,
    ad_stat_day.leads,
    ad_stat_day.invalid_clicks
   FROM ad_stat_day
UNION ALL
 SELECT ad_stat_fresh.vendor_id,
    ad_stat_fresh.day,
    ad_stat_fresh.placement,
    ad_stat_fresh.impressions,
    ad_stat_fresh.clicks,
    ad_stat_fresh.spending_idr,
    0 AS leads,
    ad_stat_fresh.invalid_clicks
   FROM ad_stat_fresh;
create view ad_figures_hour as SELECT ad_stat_hour.vendor_id,
    ad_stat_hour.hour,
    ad_stat_hour.placement,
    ad_stat_hour.impressions,
    ad_stat_hour.clicks,
    ad_stat_hour.spending_idr,
    ad_stat_hour.leads
   FROM ad_stat_hour
UNION ALL
 SELECT ad_stat_fresh.vendor_id,
    ad_stat_fresh.hour,
    ad_stat_fresh.placement,
    ad_stat_fresh.impressions,
    ad_stat_fresh.clicks,
    ad_stat_fresh.spending_idr,
    0 AS leads
   FROM ad_stat_fresh;
create view ledger_posting as SELECT ledger_transfer.source_id,
    ledger_transfer.kind,
    ledger_transfer.credit_account_id AS account_id,
    ledger_transfer.amount_idr,
    ledger_transfer.posted_at,
    ledger_transfer.business_day,
    ledger_transfer."position"
   FROM ledger_transfer
UNION ALL
 SELECT ledger_transfer.source_id,
    ledger_transfer.kind,
    ledger_transfer.debit_account_id AS account_id,
    (- ledger_transfer.amount_idr) AS amount_idr,
    ledger_transfer.posted_at,
    ledger_transfer.business_day,
    ledger_transfer."position"
   FROM ledger_transfer;
create view vendor_credit as SELECT a.vendor_id,
    (a.balance_idr - COALESCE(v.unsettled_idr, (0)::bigint)) AS balance_idr
   FROM (ledger_account a
     LEFT JOIN vendor_ad v ON ((v.vendor_id = a.vendor_id)))
  WHERE (a.kind = 'vendor_credit'::text);
create view vendor_credit_clicks as SELECT ad_settlement.vendor_id,
    ad_settlement.business_day,
    ad_settlement.clicks,
    ad_settlement.amount_idr,
    ad_settlement.charged_at,
    true AS is_settled
   FROM ad_settlement
UNION ALL
 SELECT vendor_ad.vendor_id,
    vendor_ad.spent_on AS business_day,
    vendor_ad.unsettled_clicks AS clicks,
    vendor_ad.unsettled_idr AS amount_idr,
    vendor_ad.charged_at,
    false AS is_settled
   FROM vendor_ad
  WHERE (vendor_ad.unsettled_idr > 0);
CREATE OR REPLACE FUNCTION public.account_erase(erased bigint, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own vendor%rowtype;
  side_of text;
  words text[];
  own_email text;
  addresses text[];
  talks uuid[];
begin
  perform from account_deletion where account_id = erased and erased_at is null and erase_at <= at for update;
  if not found then
    return false;
  end if;
  select * into own from vendor where account_id = erased;
  side_of := case when own.id is null then 'couple' else 'vendor' end;
  select array(select distinct trim(word) from unnest(array[display_name, trim(both '"' from to_json(display_name)::text), email::text, whatsapp,
      own.business_name, own.contact_email, own.phone, own.other_phone, own.whatsapp]) word where length(trim(word)) >= 3)
    into words from account where id = erased;
  select email::text, array_remove(array[email::text, whatsapp, own.contact_email, own.phone, own.other_phone, own.whatsapp], '')
    into own_email, addresses from account where id = erased;
  talks := array(select id from conversation where couple_id = erased or vendor_id = own.id);
  perform set_config('pelaminan.erasing', 'on', true);

  -- What only the account itself was for.
  delete from session where account_id = erased;
  delete from one_time_link where account_id = erased;
  delete from known_device where account_id = erased;
  delete from operator_relation where account_id = erased;
  delete from feed_item where account_id = erased;
  -- Anybody may be called "login" or have the address of somebody else as their name: what goes with an account is known by its addresses.
  delete from sign_up where email = own_email;
  delete from throttle where position(' ' || lower(own_email) || ' ' in lower(key) || ' ') > 0;
  -- Teams that invited it keep that someone was invited, not who.
  delete from team_invitation where email = own_email and vendor_id is distinct from own.id;
  update team_event set person = '…' where lower(person) = lower(own_email) and vendor_id is distinct from own.id;
  delete from idempotency_key where scope like '% ' || erased;
  delete from outbox_message where recipient = any(addresses) or without_words(concat_ws(' ', subject, body_text), words) <> concat_ws(' ', subject, body_text);
  delete from pgboss.job where data ->> 'to' = any(addresses);
  update vendor_acquisition set payload = '{}', search_text = '', utm = null
    where account_id = erased or lower(payload ->> 'email') = lower(own_email);

  -- Conversations stay for the other side, without what this one said.
  update message set body = '', notice = notice_without_words(notice, words, true) where conversation_id = any(talks) and author = side_of;
  update message set body = without_words(body, words), notice = notice_without_words(notice, words, false) where conversation_id = any(talks) and author <> side_of;
  -- Files of nobody's message are swept.
  update message_file set message_id = null, position = null, uploaded_at = 'epoch' where conversation_id = any(talks) and side = side_of;
  update spam_report set note = '' where account_id = erased;
  update spam_report set note = without_words(note, words), decision_reason = without_words(decision_reason, words) where conversation_id = any(talks);
  update feed_item f set title = without_words(title, words), notice = notice_without_words(notice, words, false) from conversation c
    join vendor v on v.id = c.vendor_id
    where c.id = any(talks) and f.account_id in (c.couple_id, v.account_id) and (f.title, f.notice) is distinct from (without_words(f.title, words), notice_without_words(f.notice, words, false));
  update meeting set note = '', reason = case when reason is null then null else '…' end,
    subject = without_words(subject, words) where couple_id = erased or vendor_id = own.id;
  update quotation set content = texts_without_words(content, words, '{event_place,name,unit,label,notes,terms}'),
    reason = case when reason is null then null when side_of = 'couple' then '…' else without_words(reason, words) end
    where couple_id = erased or vendor_id = own.id;
  update inquiry set place = '', wishes = '…', guests = null, budget_idr = null where couple_id = erased;
  update proposal set terms = texts_without_words(terms, words, '{couple,name,email,label,holder,bank,reference,note}'), reason = without_words(reason, words)
    where erased = any(concerns) or vendor_id = own.id;

  if own.id is null then
    delete from wedding where couple_id = erased;
    delete from saved_vendor where couple_id = erased;
    update review set author = '', body = without_words(body, words) where couple_id = erased;
  else
    perform team_erase(own.id, at);
    delete from saved_vendor where vendor_id = own.id;
    delete from review where vendor_id = own.id;
    delete from price_item where vendor_id = own.id;
    delete from vendor_answer where vendor_id = own.id;
    delete from vendor_section where vendor_id = own.id;
    delete from quick_reply where vendor_id = own.id;
    delete from hilda_member where vendor_id = own.id;
    delete from fair_vendor where vendor_id = own.id;
    delete from meeting_availability where vendor_id = own.id;
    delete from store_product where vendor_id = own.id;
    delete from placed_picture where vendor_id = own.id;
    delete from portfolio where vendor_id = own.id;
    -- Pictures that no place shows are swept.
    update picture set alt_en = '', alt_id = '', loose_since = 'epoch' where vendor_id = own.id;
    update vendor_ad set is_enabled = false where vendor_id = own.id;
    update ad_dispute set reason = '…' where vendor_id = own.id;
    delete from bank_code where vendor_id = own.id;
    delete from bank_code_sent where vendor_id = own.id;
    update bank_account set is_primary = false, removed_at = coalesce(removed_at, at) where vendor_id = own.id;
    -- Proof of whom was paid stays with the payout; an account that never got money was for nothing.
    update bank_account b set holder_name = '', number_box = '', number_end = '', number_key = sha256(b.id::text::bytea), city = '', branch = '', address = ''
      where vendor_id = own.id and not exists (select from payout p where p.bank_account_id = b.id);
    -- Forms nobody signed, or that were declined, are swept by the retention of agreements; what is in force stays as long as the law asks.
    update agreement set set_aside_at = 'epoch' where vendor_id = own.id and state in ('draft', 'declined') and set_aside_at is null
      and not exists (select from agreement_version v where v.agreement_id = agreement.id and v.state <> 'declined');
    update credit_order set app_data = null, utm = null where vendor_id = own.id;
    update membership_order set utm = null where vendor_id = own.id;
    update vendor set status = 0, slug = 'deleted-' || id, business_name = '', about = '', address = '', zip = '', phone = '', other_phone = '',
      whatsapp = '', contact_email = '', website = '', instagram = '', tiktok = '', facebook = '', youtube = '', foreign_city = '',
      founded_year = null, account_manager_id = null, rating_avg = null, review_count = 0, price_from_idr = null, search_text = ''
      where id = own.id;
  end if;

  update account set email = 'deleted-' || id || '@deleted.invalid', display_name = '', password_hash = '', whatsapp = '', utm = null,
    disabled_at = coalesce(disabled_at, at) where id = erased;
  update account_deletion set erased_at = at where account_id = erased;
  perform set_config('pelaminan.erasing', '', true);
  return true;
end $function$

CREATE OR REPLACE FUNCTION public.ad_all_or_nothing(written bigint, wanted bigint, within interval)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  if written <> wanted then
    raise exception 'a batch of clicks met another' using errcode = 'AD001';
  elsif pg_catalog.clock_timestamp() - pg_catalog.statement_timestamp() > within then
    raise exception 'a batch of clicks came too late' using errcode = 'AD002';
  end if;
  return true;
end $function$

CREATE OR REPLACE FUNCTION public.ad_network_clicks(networks text[], hours timestamp with time zone[], at_most integer)
 RETURNS TABLE(place bigint, clicks bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select c.place, counted.clicks from unnest(networks, hours) with ordinality as c (network, hour, place)
  cross join lateral (
    select count(*) as clicks from (
      select from ad_click o where o.network = c.network and o.clicked_at >= c.hour and o.clicked_at < c.hour + interval '1 hour'
      limit at_most) o
  ) counted
  where c.network is not null and counted.clicks > 0
$function$

CREATE OR REPLACE FUNCTION public.ad_settle(vendor_ids bigint[])
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  settled integer;
begin
  with due as (
    select v.vendor_id, v.settlement, v.unsettled_idr, v.unsettled_clicks, v.spent_on, v.charged_at
    from vendor_ad v where v.vendor_id = any (vendor_ids) and v.unsettled_idr > 0 order by v.vendor_id
  ), closed as (
    update vendor_ad v set unsettled_idr = 0, unsettled_clicks = 0, settlement = v.settlement + 1
    from due d where v.vendor_id = d.vendor_id and v.settlement = d.settlement and v.unsettled_idr = d.unsettled_idr
    returning d.vendor_id, d.settlement, d.unsettled_idr, d.unsettled_clicks, d.spent_on, d.charged_at
  ), documents as (
    insert into ad_settlement (vendor_id, number, id, clicks, amount_idr, business_day, charged_at)
    select vendor_id, settlement, uuidv7(), unsettled_clicks, unsettled_idr, spent_on, charged_at from closed
    returning vendor_id, id, amount_idr, business_day, ad_settlement.charged_at
  ), posted as (
    insert into ledger_transfer (source_id, kind, debit_account_id, credit_account_id, amount_idr, posted_at, business_day)
    select d.id, 'click_settlement', a.id, 2, d.amount_idr, d.charged_at, d.business_day
    from documents d left join ledger_account a on a.kind = 'vendor_credit' and a.vendor_id = d.vendor_id order by d.vendor_id
    returning 1
  )
  select count(*) into settled from posted;
  return settled;
end $function$

CREATE OR REPLACE FUNCTION public.ads_follow_journal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  change record;
begin
  for change in
    select a.vendor_id, sum(side.amount_idr)::bigint as amount_idr
    from (
      select credit_account_id as id, amount_idr from posted where kind <> 'click_settlement'
      union all
      select debit_account_id, -amount_idr from posted where kind <> 'click_settlement'
    ) side join ledger_account a on a.id = side.id and a.kind = 'vendor_credit'
    group by a.vendor_id order by a.vendor_id
  loop
    update vendor_ad v set spendable_idr = v.spendable_idr + change.amount_idr where v.vendor_id = change.vendor_id;
  end loop;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.agreement_version_decided_once()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state <> 'submitted' and (new.state, new.decided_at, new.decided_by) is distinct from (old.state, old.decided_at, old.decided_by) then
    raise exception 'version % of vendor % has been decided', old.number, old.vendor_id;
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.agreement_version_erase(version uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update agreement_version v set fields_box = null, accepted_from = '', erased_at = at
  where v.id = version and v.erased_at is null and (v.state = 'declined' or v.state = 'approved' and (
    exists (select from agreement_version newer where newer.vendor_id = v.vendor_id and newer.state = 'approved' and newer.number > v.number)
    or exists (select from vendor join account_deletion d on d.account_id = vendor.account_id where vendor.id = v.vendor_id and d.erased_at is not null)));
  if not found then
    return false;
  end if;
  delete from agreement_number where version_id = version;
  delete from agreement_version_file where version_id = version;
  update agreement_declined_part set note = '' where version_id = version;
  return true;
end $function$

CREATE OR REPLACE FUNCTION public.audit_follow_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform audit_link_entry(new);
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.audit_link_entry(entry audit_entry)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  head audit_head;
  content text;
begin
  select * into strict head from audit_head for no key update;
  content := jsonb_build_array(head.position + 1, entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.action,
    entry.account_id, entry.address, entry.subject, entry.result, entry.detail)::text;
  head.position := head.position + 1;
  head.hash := sha256(head.hash || convert_to(content, 'UTF8'));
  insert into audit_link (position, entry_id, hash) values (head.position, entry.id, head.hash);
  update audit_head set position = head.position, hash = head.hash;
end $function$

CREATE OR REPLACE FUNCTION public.contact_credit_adds_up()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  concerned bigint := case tg_table_name when 'vendor' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(new) ->> 'vendor_id')::bigint end;
begin
  if exists (select from vendor v where v.id = concerned
      and v.contact_credit <> (select coalesce(sum(m.amount), 0) from contact_credit_movement m where m.vendor_id = concerned)) then
    raise exception 'the contact credit of vendor % is not the sum of its movements', concerned using errcode = 'check_violation';
  end if;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.contact_credit_begins()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into contact_credit_movement (vendor_id, kind, amount, at) values (new.id, 'start', new.contact_credit, new.created_at);
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.ledger_follow_journal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (
    select from (select debit_account_id as id from posted union select credit_account_id from posted) used
    where not exists (select from ledger_account a where a.id = used.id)
  ) then
    raise foreign_key_violation using message = 'a transfer names an account that does not exist';
  end if;
  update ledger_account a set balance_idr = a.balance_idr + moved.amount_idr
  from (
    select id, sum(amount_idr)::bigint as amount_idr
    from (select credit_account_id as id, amount_idr from posted union all select debit_account_id, -amount_idr from posted) side
    where id >= 1000
    group by id
  ) moved
  where a.id = moved.id;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.ledger_lock_accounts(account_kind text, vendor_ids bigint[])
 RETURNS TABLE(vendor_id bigint, account_id bigint, balance_idr bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (select count(*) from ledger_account a where a.kind = account_kind and a.vendor_id = any (vendor_ids)) < cardinality(vendor_ids) then
    insert into ledger_account (kind, vendor_id, balance_idr)
    select account_kind, wanted.id, 0 from unnest(vendor_ids) as wanted (id)
    where not exists (select from ledger_account a where a.kind = account_kind and a.vendor_id = wanted.id)
    order by wanted.id
    on conflict do nothing;
  end if;
  return query
    select a.vendor_id, a.id, a.balance_idr from ledger_account a
    where a.kind = account_kind and a.vendor_id = any (vendor_ids)
    order by a.vendor_id for no key update;
end $function$

CREATE OR REPLACE FUNCTION public.ledger_lock_balances(account_kind text, vendor_ids bigint[])
 RETURNS TABLE(vendor_id bigint, account_id bigint, balance_idr bigint)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  wanted_id bigint;
  unsettled bigint;
  behind_ids bigint[] := '{}';
begin
  if account_kind = 'vendor_credit' then
    for wanted_id in select distinct unnest(vendor_ids) order by 1 loop
      select v.unsettled_idr into unsettled from vendor_ad v where v.vendor_id = wanted_id for no key update;
      if unsettled > 0 then
        behind_ids := behind_ids || wanted_id;
      end if;
    end loop;
    if behind_ids <> '{}' then
      perform ad_settle(behind_ids);
    end if;
  end if;
  return query select * from ledger_lock_accounts(account_kind, vendor_ids);
end $function$

CREATE OR REPLACE FUNCTION public.ledger_lock_balances(vendor_ids bigint[])
 RETURNS TABLE(vendor_id bigint, account_id bigint, balance_idr bigint)
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select * from ledger_lock_balances('vendor_credit', vendor_ids)
$function$

CREATE OR REPLACE FUNCTION public.message_of_vendor()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  new.vendor_id := (select vendor_id from conversation where id = new.conversation_id);
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.notice_as_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.notice := jsonb_build_object('code', 'as_written', 'values', jsonb_build_object('text', to_jsonb(new) ->> tg_argv[0]));
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.notice_without_words(notice jsonb, words text[], is_author boolean)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select notice || jsonb_build_object('values', (
    select coalesce(jsonb_object_agg(key, case
      when jsonb_typeof(value) <> 'string' then value
      when is_author and key in ('subject', 'text') then to_jsonb('…'::text)
      else to_jsonb(without_words(value #>> '{}', words)) end), '{}')
    from jsonb_each(notice -> 'values')))
    || case when not notice ? 'note' then '{}' else
      jsonb_build_object('note', case when is_author then '' else without_words(notice ->> 'note', words) end) end
$function$

CREATE OR REPLACE FUNCTION public.quotation_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then
      raise exception 'a quotation that was sent is not removed';
    end if;
    return old;
  end if;
  if old.status <> 'draft' and (new.number, new.version, new.valid_until, new.total_idr, new.tax_basis_points, new.sent_at)
    is distinct from (old.number, old.version, old.valid_until, old.total_idr, old.tax_basis_points, old.sent_at) then
    raise exception 'a quotation that was sent is not changed';
  end if;
  if old.status <> 'draft' and new.content is distinct from old.content
    and (current_user = 'pelaminan_app' or coalesce(current_setting('pelaminan.erasing', true), '') <> 'on') then
    raise exception 'a quotation that was sent is not changed';
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.shown_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  concerned text := '*';
begin
  if tg_nargs = 0 then
    if not exists (select from changed) then return null; end if;
  else
    -- A message may hold 8,000 bytes.
    execute format('select case when count(*) > 300 then ''*'' else string_agg(id::text, '','') end from (select distinct %I as id from changed limit 301) one',
      tg_argv[0]) into concerned;
  end if;
  if concerned is not null then perform pg_notify('pelaminan', 'shown ' || concerned); end if;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.shown_picture_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell_shown(array(select distinct vendor_id from changed where loose_since is null limit 301));
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.shown_vendor_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  unseen constant text[] := '{contact_credit,account_manager_id}';
begin
  perform tell_shown(array(select id from changed join before using (id) where to_jsonb(changed) - unseen <> to_jsonb(before) - unseen limit 301));
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.team_erase(erased_vendor bigint, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform team_member_close(account_id, at) from team_member where vendor_id = erased_vendor and left_at is null;
  delete from session where account_id in (select account_id from team_member where vendor_id = erased_vendor);
  update account set display_name = '' where id in (select account_id from team_member where vendor_id = erased_vendor);
  delete from team_invitation where vendor_id = erased_vendor;
  delete from team_event where vendor_id = erased_vendor;
  delete from team_rule where vendor_id = erased_vendor;
end $function$

CREATE OR REPLACE FUNCTION public.team_member_close(leaver bigint, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own_email text;
begin
  update team_member set left_at = at where account_id = leaver and left_at is null;
  if not found then
    return false;
  end if;
  select email::text into own_email from account where id = leaver;
  delete from one_time_link where account_id = leaver;
  delete from known_device where account_id = leaver;
  delete from feed_item where account_id = leaver;
  delete from notification_off where account_id = leaver;
  delete from second_factor where account_id = leaver;
  delete from second_factor_setup where account_id = leaver;
  delete from second_factor_removal where account_id = leaver;
  delete from recovery_code where account_id = leaver;
  delete from passkey where account_id = leaver;
  delete from passkey_challenge where account_id = leaver;
  delete from throttle where position(' ' || lower(own_email) || ' ' in lower(key) || ' ') > 0;
  update account set email = 'left-' || id || '@deleted.invalid', password_hash = '', whatsapp = '', utm = null, disabled_at = at where id = leaver;
  return true;
end $function$

CREATE OR REPLACE FUNCTION public.tell_shown(ids bigint[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  -- A message may hold 8,000 bytes.
  select pg_notify('pelaminan', 'shown ' || case when cardinality(ids) > 300 then '*' else array_to_string(ids, ',') end) where cardinality(ids) > 0;
$function$

CREATE OR REPLACE FUNCTION public.texts_without_words(kept jsonb, words text[], fields text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return case jsonb_typeof(kept)
    when 'array' then (select coalesce(jsonb_agg(texts_without_words(value, words, fields) order by place), '[]')
      from jsonb_array_elements(kept) with ordinality as element(value, place))
    when 'object' then (select coalesce(jsonb_object_agg(key, case
      when jsonb_typeof(value) = 'string' and key = any(fields) then to_jsonb(without_words(value #>> '{}', words))
      else texts_without_words(value, words, fields) end), '{}') from jsonb_each(kept))
    else kept end;
end $function$

CREATE OR REPLACE FUNCTION public.vendor_credit_of(vendor_ids bigint[])
 RETURNS TABLE(vendor_id bigint, balance_idr bigint)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query
    select a.vendor_id, coalesce(v.spendable_idr, a.balance_idr)
    from ledger_account a left join (
      select ad.vendor_id, ad.spendable_idr from vendor_ad ad where ad.vendor_id = any (vendor_ids)
    ) v on v.vendor_id = a.vendor_id
    where a.kind = 'vendor_credit' and a.vendor_id = any (vendor_ids);
end $function$

CREATE OR REPLACE FUNCTION public.without_words(body text, words text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  word text;
begin
  foreach word in array words loop
    body := regexp_replace(body, '(?<!\w)' || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?!\w)', '…', 'gi');
  end loop;
  return body;
end $function$

