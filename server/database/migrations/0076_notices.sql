-- What the house tells somebody is a code and values, put into words for whoever reads it. The words of the version before stay beside it for as
-- long as that version may run; what it writes meanwhile is kept as it was written. (decision 0062)
set local lock_timeout = '2s';

alter table feed_item add column notice jsonb check (notice ? 'code' and jsonb_typeof(notice -> 'values') = 'object'), alter column title set default '–';
alter table message add column notice jsonb check (notice ? 'code' and jsonb_typeof(notice -> 'values') = 'object');
create index message_notices on message (conversation_id) where notice is not null;

create function notice_as_written() returns trigger language plpgsql as $$
begin
  new.notice := jsonb_build_object('code', 'as_written', 'values', jsonb_build_object('text', to_jsonb(new) ->> tg_argv[0]));
  return new;
end $$;
create trigger feed_item_as_written before insert on feed_item for each row when (new.notice is null) execute function notice_as_written('title');
create trigger message_as_written before insert on message for each row when (new.notice is null and new.kind in ('quotation', 'meeting'))
  execute function notice_as_written('body');

-- A notice without these words in what it names, and of the author also without what that one wrote.
create function notice_without_words(notice jsonb, words text[], is_author boolean) returns jsonb language sql immutable as $$
  select notice || jsonb_build_object('values', (
    select coalesce(jsonb_object_agg(key, case
      when jsonb_typeof(value) <> 'string' then value
      when is_author and key in ('subject', 'text') then to_jsonb('…'::text)
      else to_jsonb(without_words(value #>> '{}', words)) end), '{}')
    from jsonb_each(notice -> 'values')))
    || case when not notice ? 'note' then '{}' else
      jsonb_build_object('note', case when is_author then '' else without_words(notice ->> 'note', words) end) end
$$;
revoke execute on function notice_without_words(jsonb, text[], boolean) from public;

-- Whoever left has no name: what stands in its place is said in the language of the reader.
alter table account drop constraint account_display_name_check;
alter table account add constraint account_display_name_check check (length(display_name) between 1 and 320 or (display_name = '' and disabled_at is not null));
alter table review drop constraint review_author_check;
update vendor set business_name = '' where account_id in (select account_id from account_deletion where erased_at is not null);
update review set author = '' where couple_id in (select account_id from account_deletion where erased_at is not null);
update account set display_name = '' where id in (select account_id from account_deletion where erased_at is not null);

-- Takes a person out of every table: one whose account was to be deleted and whose time is over. Answers whether there was anything to do; doing
-- it twice changes nothing. Money, its papers, approved agreements and the audit log stay.
create or replace function account_erase(erased bigint, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own vendor%rowtype;
  side_of text;
  words text[];
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
  talks := array(select id from conversation where couple_id = erased or vendor_id = own.id);
  perform set_config('pelaminan.erasing', 'on', true);

  -- What only the account itself was for.
  delete from session where account_id = erased;
  delete from one_time_link where account_id = erased;
  delete from known_device where account_id = erased;
  delete from operator_relation where account_id = erased;
  delete from feed_item where account_id = erased;
  delete from sign_up where email = (select account.email from account where id = erased);
  delete from throttle where exists (select from unnest(words) word where position(lower(word) in lower(key)) > 0);
  delete from idempotency_key where scope like '% ' || erased;
  delete from outbox_message where recipient = any(words) or without_words(concat_ws(' ', subject, body_text), words) <> concat_ws(' ', subject, body_text);
  delete from pgboss.job where data ->> 'to' = any(words);
  update vendor_acquisition set payload = '{}', search_text = '', utm = null
    where account_id = erased or lower(payload ->> 'email') = (select lower(account.email) from account where id = erased);

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
  update quotation set content = without_words(content::text, words)::jsonb,
    reason = case when reason is null then null when side_of = 'couple' then '…' else without_words(reason, words) end
    where couple_id = erased or vendor_id = own.id;
  update inquiry set place = '', wishes = '…', guests = null, budget_idr = null where couple_id = erased;
  update proposal set terms = without_words(terms::text, words)::jsonb, reason = without_words(reason, words)
    where erased = any(concerns) or vendor_id = own.id;

  if own.id is null then
    delete from wedding where couple_id = erased;
    delete from saved_vendor where couple_id = erased;
    update review set author = '', body = without_words(body, words) where couple_id = erased;
  else
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
end $$;
