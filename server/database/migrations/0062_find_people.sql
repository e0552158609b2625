-- Operators look for people by a name that may be mistyped and by a part of an email address.
create index account_named_alike on account using gin (lower(display_name) gin_trgm_ops) where type = 'user';
create index account_email_alike on account using gin ((email::text) gin_trgm_ops) where type = 'user';
