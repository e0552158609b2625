-- The agreement form, its documents and their review. What a vendor typed is kept encrypted, numbers besides as keyed hashes to compare by;
-- the documents themselves lie encrypted in the file store, and here only what is said about them.
set local lock_timeout = '2s';

create table agreement (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id),
  business_type text not null check (business_type in ('individual', 'company', 'international')),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'declined')),
  -- Rises with every change; of two windows the one that lags behind notices.
  revision int not null default 1 check (revision > 0),
  -- The revision at which each field changed last.
  field_revisions jsonb not null default '{}',
  fields_box bytea not null,
  saved_at timestamptz not null,
  -- Left behind by a change of the business type; can be brought back for a day.
  set_aside_at timestamptz
);
create unique index agreement_of_vendor on agreement (vendor_id) where set_aside_at is null;
create index agreement_set_aside on agreement (vendor_id, set_aside_at) where set_aside_at is not null;

create table agreement_file (
  id uuid primary key default uuidv7(),
  agreement_id uuid not null references agreement (id),
  vendor_id bigint not null references vendor (id),
  document text not null check (document in ('id_card', 'selfie_with_id', 'tax_id', 'sppkp', 'non_vat_statement', 'deed', 'nib', 'siup', 'tdp',
    'power_of_attorney', 'dgt_1', 'certificate_of_residence', 'non_collected_vat_certificate', 'royalty_disclaimer')),
  position int not null check (position >= 0),
  -- The name says who it is about: encrypted like the file.
  name_box bytea not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'application/pdf')),
  size_bytes int not null check (size_bytes > 0),
  width int check (width > 0),
  height int check (height > 0),
  pages int check (pages > 0),
  -- Keyed hash of what was uploaded: the same file at two vendors is found without keeping what it is.
  content_mac bytea not null,
  -- `arriving` until the store has it; what stays so is swept.
  state text not null default 'arriving' check (state in ('arriving', 'stored')),
  uploaded_at timestamptz not null,
  -- Taken out of the form. A file of a version stays, since it was part of what was decided.
  removed_at timestamptz
);
create index agreement_file_of_agreement on agreement_file (agreement_id, document, position);
create index agreement_file_of_vendor on agreement_file (vendor_id);
create index agreement_file_content on agreement_file (content_mac);
create index agreement_file_arriving on agreement_file (uploaded_at) where state = 'arriving';

-- One submission, as it was signed; only its decision is added later.
create table agreement_version (
  id uuid primary key default uuidv7(),
  agreement_id uuid not null references agreement (id),
  vendor_id bigint not null references vendor (id),
  number int not null check (number > 0),
  business_type text not null check (business_type in ('individual', 'company', 'international')),
  fields_box bytea not null,
  submitted_at timestamptz not null,
  submitted_by bigint not null references account (id),
  terms_version text not null,
  terms_hash bytea not null check (length(terms_hash) = 32),
  terms_language text not null check (terms_language in ('en', 'id')),
  -- Where the terms were accepted from.
  accepted_from text not null,
  findings text[] not null default '{}',
  state text not null default 'submitted' check (state in ('submitted', 'approved', 'declined')),
  decided_at timestamptz,
  decided_by bigint references account (id),
  unique (vendor_id, number),
  check ((state = 'submitted') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create index agreement_version_waiting on agreement_version (submitted_at) where state = 'submitted';
create index agreement_version_decided on agreement_version (state, decided_at desc) where state <> 'submitted';
create unique index agreement_version_open on agreement_version (vendor_id) where state = 'submitted';

create table agreement_version_file (
  version_id uuid not null references agreement_version (id),
  file_id uuid not null references agreement_file (id),
  document text not null,
  position int not null,
  primary key (version_id, file_id)
);
create index agreement_version_file_file on agreement_version_file (file_id);

create table agreement_declined_part (
  version_id uuid not null references agreement_version (id),
  part text not null,
  reasons text[] not null check (cardinality(reasons) > 0),
  note text not null check (length(note) <= 500),
  primary key (version_id, part)
);

-- Numbers of submitted agreements as keyed hashes: the same tax, identity or account number at two vendors is for a person to look at.
create table agreement_number (
  version_id uuid not null references agreement_version (id),
  vendor_id bigint not null references vendor (id),
  field text not null check (field in ('company_tax_number', 'individual_tax_number', 'signatory_id_number', 'nib_number', 'bank_account_id')),
  mac bytea not null,
  primary key (version_id, field)
);
create index agreement_number_mac on agreement_number (mac);

-- Operators who have a case open right now.
create table agreement_looker (
  version_id uuid not null references agreement_version (id),
  account_id bigint not null references account (id),
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (version_id, account_id)
);

-- What was submitted and decided is never rewritten; the decision itself goes in once, and only these columns can change.
revoke update, delete, truncate on agreement_version, agreement_version_file, agreement_declined_part, agreement_number from pelaminan_app;
grant update (state, decided_at, decided_by) on agreement_version to pelaminan_app;
create function agreement_version_decided_once() returns trigger language plpgsql as $$
begin
  if old.state <> 'submitted' then
    raise exception 'version % of vendor % has been decided', old.number, old.vendor_id;
  end if;
  return new;
end $$;
create trigger agreement_version_decided_once before update on agreement_version for each row execute function agreement_version_decided_once();
