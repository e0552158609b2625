-- Limits of an account end with its own address, not with every address that ends the same way; a deleted account is no longer named by those who invited it.
set local lock_timeout = '2s';

create or replace function team_member_close(leaver bigint, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
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
  delete from throttle where position(' ' || lower(own_email) || ' ' in lower(key) || ' ') > 0;
  update account set email = 'left-' || id || '@deleted.invalid', password_hash = '', whatsapp = '', utm = null, disabled_at = at where id = leaver;
  return true;
end $$;

create or replace function account_erase(erased bigint, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
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
end $$;
