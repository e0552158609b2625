-- Where money of couples goes back to, and an end for agreements of accounts that were deleted.
-- The bank account a couple's refunds are sent to, where the way it paid by cannot be reversed. One for each couple; its number is encrypted.
set local lock_timeout = '2s';

create table refund_account (
  account_id bigint primary key references account,
  holder_name text not null check (length(holder_name) between 1 and 100),
  bank_bic text not null,
  bank_name text not null,
  number_box bytea not null,
  number_end text not null check (length(number_end) <= 4),
  given_at timestamptz not null
);

-- An approved agreement may also go when its vendor's account was deleted: nothing newer ever takes its place.
create or replace function agreement_version_erase(version uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
