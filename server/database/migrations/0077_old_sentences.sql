-- Recognises what the house wrote in either language before 0076, by the sentences of those days; what it does not recognise stays as it was written.
set local lock_timeout = '2s';

create temp table old_sentence (code text not null, sentence text not null, names text[], pattern text, is_line boolean) on commit drop;
insert into old_sentence (code, sentence) values
  ('ads.cpc_subject', 'Your cost per click is below what others pay'),
  ('ads.cpc_subject', 'Biaya per klik Anda di bawah rekomendasi'),
  ('ads.credit_subject', 'Your ad credit is running out'),
  ('ads.credit_subject', 'Saldo kredit iklan Anda hampir habis'),
  ('ads.credit_subject', 'Your ad credit is running low'),
  ('bank_accounts.primary_subject', 'Money now goes to {bank}, account ending in {end}'),
  ('bank_accounts.primary_subject', 'Dana kini dikirim ke {bank}, rekening berakhiran {end}'),
  ('bank_accounts.primary_subject', 'Payouts now go to {bank}, account ending in {end}'),
  ('bank_accounts.primary_subject', 'Pencairan kini dikirim ke {bank}, rekening berakhiran {end}'),
  ('bank_accounts.removed_subject', 'A bank account was removed: {bank}, account ending in {end}'),
  ('bank_accounts.removed_subject', 'Rekening dihapus: {bank}, rekening berakhiran {end}'),
  ('bank_accounts.verified_subject', 'Your bank account is verified: {bank}, account ending in {end}'),
  ('bank_accounts.verified_subject', 'Rekening Anda terverifikasi: {bank}, rekening berakhiran {end}'),
  ('conversations.subject_more', '{from} wrote to you'),
  ('conversations.subject_more', '{from} wrote to you: {count} messages'),
  ('conversations.subject_more', '{from} mengirim pesan untuk Anda'),
  ('conversations.subject_more', '{from} mengirim {count} pesan untuk Anda'),
  ('conversations.subject_more', '{from} mengirim pesan kepada Anda'),
  ('conversations.subject_more', '{from} mengirim {count} pesan kepada Anda'),
  ('credit.late_subject', 'Your payment for order {number} arrived too late'),
  ('credit.late_subject', 'Pembayaran pesanan {number} terlambat masuk'),
  ('credit.paid_subject', '{credits} ads credit has been added'),
  ('credit.paid_subject', 'Kredit iklan {credits} sudah ditambahkan'),
  ('credit.paid_subject', '{credits} ad credit added'),
  ('hilda.admitted_subject', 'Hilda suggests you to couples from now on'),
  ('hilda.admitted_subject', 'Mulai sekarang Hilda menyarankan Anda kepada pasangan'),
  ('hilda.admitted_subject', 'Mulai sekarang Hilda menyarankan Anda kepada calon pengantin'),
  ('hilda.admitted_subject', 'Hilda now recommends you to couples'),
  ('hilda.admitted_subject', 'Hilda kini merekomendasikan Anda kepada calon pengantin'),
  ('hilda.refused_subject', 'Your wish to join Hilda'),
  ('hilda.refused_subject', 'Permintaan Anda bergabung dengan Hilda'),
  ('hilda.refused_subject', 'Your request to join Hilda'),
  ('identity.changed_subject', 'Your password was changed'),
  ('identity.changed_subject', 'Kata sandi Anda telah diubah'),
  ('identity.confirm_subject', 'Confirm your email address'),
  ('identity.confirm_subject', 'Konfirmasikan alamat email Anda'),
  ('identity.invited_subject', 'Welcome to Pelaminan: choose your password'),
  ('identity.invited_subject', 'Selamat datang di Pelaminan: pilih kata sandi Anda'),
  ('identity.known_subject', 'You already have an account'),
  ('identity.known_subject', 'Anda sudah memiliki akun'),
  ('identity.leaving_subject', 'Your account will be deleted'),
  ('identity.leaving_subject', 'Akun Anda akan dihapus'),
  ('identity.reset_subject', 'Choose a new password'),
  ('identity.reset_subject', 'Pilih kata sandi baru'),
  ('meetings.booked_subject_couple', 'Your online meeting with {other}: {when}'),
  ('meetings.booked_subject_couple', 'Pertemuan daring Anda dengan {other}: {when}'),
  ('meetings.booked_subject_couple', 'Meeting online Anda dengan {other}: {when}'),
  ('meetings.booked_subject_vendor', '{other} booked an online meeting: {when}'),
  ('meetings.booked_subject_vendor', '{other} memesan pertemuan daring: {when}'),
  ('meetings.booked_subject_vendor', '{other} memesan meeting online: {when}'),
  ('meetings.cancelled_subject', 'Cancelled: “{subject}”, {when}'),
  ('meetings.cancelled_subject', 'Dibatalkan: “{subject}”, {when}'),
  ('meetings.day_subject', 'Tomorrow: online meeting with {other}'),
  ('meetings.day_subject', 'Besok: pertemuan daring dengan {other}'),
  ('meetings.day_subject', 'Besok: meeting online dengan {other}'),
  ('meetings.hour_subject', 'In an hour: online meeting with {other}'),
  ('meetings.hour_subject', 'Satu jam lagi: pertemuan daring dengan {other}'),
  ('meetings.hour_subject', 'Satu jam lagi: meeting online dengan {other}'),
  ('meetings.moved_subject', 'New time for “{subject}”: {when}'),
  ('meetings.moved_subject', 'Waktu baru untuk “{subject}”: {when}'),
  ('meetings.said_booked', E'Booked an online meeting: “{subject}”.\n{when}'),
  ('meetings.said_booked', E'Memesan pertemuan daring: “{subject}”.\n{when}'),
  ('meetings.said_booked', E'Memesan meeting online: “{subject}”.\n{when}'),
  ('meetings.said_cancelled', E'Cancelled the online meeting “{subject}”.\n{when}'),
  ('meetings.said_cancelled', E'Membatalkan pertemuan daring “{subject}”.\n{when}'),
  ('meetings.said_cancelled', E'Membatalkan meeting online “{subject}”.\n{when}'),
  ('meetings.said_moved', E'Moved the online meeting “{subject}”. New time:\n{when}'),
  ('meetings.said_moved', E'Memindahkan pertemuan daring “{subject}”. Waktu baru:\n{when}'),
  ('meetings.said_moved', E'Memindahkan meeting online “{subject}”. Waktu baru:\n{when}'),
  ('meetings.said_moved', E'Rescheduled the online meeting “{subject}”. New time:\n{when}'),
  ('meetings.said_moved', E'Menjadwalkan ulang meeting online “{subject}”. Waktu baru:\n{when}'),
  ('membership.active_subject', 'Your {plan} membership is active'),
  ('membership.active_subject', 'Keanggotaan {plan} Anda sudah aktif'),
  ('membership.back_subject', 'Your payment for order {number} goes back to you'),
  ('membership.back_subject', 'Pembayaran Anda untuk pesanan {number} kami kembalikan'),
  ('membership.back_subject', 'Your payment for order {number} is being refunded'),
  ('membership.ended_subject', 'Your {plan} membership has ended'),
  ('membership.ended_subject', 'Keanggotaan {plan} Anda telah berakhir'),
  ('membership.renewed_subject', 'Your {plan} membership is renewed'),
  ('membership.renewed_subject', 'Keanggotaan {plan} Anda sudah diperpanjang'),
  ('membership.soon_subject', 'Your {plan} membership ends in {days} days'),
  ('membership.soon_subject', 'Keanggotaan {plan} Anda berakhir dalam {days} hari'),
  ('membership.tomorrow_subject', 'Your {plan} membership ends tomorrow'),
  ('membership.tomorrow_subject', 'Keanggotaan {plan} Anda berakhir besok'),
  ('operations.credit_given_subject', '{amount} ads credit has been added by our staff'),
  ('operations.credit_given_subject', 'Kredit iklan {amount} ditambahkan oleh tim kami'),
  ('operations.credit_given_subject', '{amount} ad credit added by our team'),
  ('operations.credit_taken_subject', '{amount} ads credit has been taken back by our staff'),
  ('operations.credit_taken_subject', 'Kredit iklan {amount} ditarik kembali oleh tim kami'),
  ('operations.credit_taken_subject', '{amount} ad credit deducted by our team'),
  ('operations.credit_taken_subject', 'Kredit iklan {amount} ditarik oleh tim kami'),
  ('operations.published_subject', 'Your profile is published'),
  ('operations.published_subject', 'Profil Anda telah terbit'),
  ('operations.refunded_subject', 'Your disputed click has been refunded'),
  ('operations.refunded_subject', 'Biaya klik yang Anda sanggah telah dikembalikan'),
  ('operations.refunded_subject', 'Biaya klik yang Anda laporkan telah dikembalikan'),
  ('operations.refused_subject', 'Our decision about your disputed click'),
  ('operations.refused_subject', 'Keputusan kami tentang klik yang Anda sanggah'),
  ('operations.refused_subject', 'Keputusan kami tentang klik yang Anda laporkan'),
  ('operations.spam_agreed_subject', 'We agree: this conversation was spam'),
  ('operations.spam_agreed_subject', 'Kami setuju: percakapan itu spam'),
  ('operations.spam_refused_subject', 'Our decision about the conversation you reported'),
  ('operations.spam_refused_subject', 'Keputusan kami tentang percakapan yang Anda laporkan'),
  ('operations.suspended_subject', 'Your account has been suspended'),
  ('operations.suspended_subject', 'Akun Anda ditangguhkan'),
  ('operations.unpublished_subject', 'Your profile is not published any more'),
  ('operations.unpublished_subject', 'Profil Anda tidak lagi terbit'),
  ('operations.unpublished_subject', 'Your profile is no longer published'),
  ('payouts.cancelled_subject', 'Your payout of {amount} was cancelled'),
  ('payouts.cancelled_subject', 'Pencairan {amount} dibatalkan'),
  ('payouts.failed_subject', 'Your payout of {amount} could not be sent'),
  ('payouts.failed_subject', 'Pencairan {amount} tidak dapat dikirim'),
  ('payouts.paid_subject', '{amount} has been paid out'),
  ('payouts.paid_subject', '{amount} telah dicairkan'),
  ('payouts.processing_subject', 'Your payout of {amount} is being processed'),
  ('payouts.processing_subject', 'Pencairan {amount} sedang diproses'),
  ('payouts.requested_subject', 'Your payout of {amount} was requested'),
  ('payouts.requested_subject', 'Pencairan {amount} telah diminta'),
  ('payouts.returned_subject', 'Your bank sent a payout of {amount} back'),
  ('payouts.returned_subject', 'Bank mengembalikan pencairan {amount}'),
  ('payouts.returned_subject', 'Your bank returned a payout of {amount}'),
  ('quotations.accepted_subject', '{other} accepted your quotation'),
  ('quotations.accepted_subject', '{other} menerima penawaran Anda'),
  ('quotations.agreed_subject', 'You accepted the quotation of {other}'),
  ('quotations.agreed_subject', 'Anda menerima penawaran {other}'),
  ('quotations.declined_subject', '{other} declined your quotation'),
  ('quotations.declined_subject', '{other} menolak penawaran Anda'),
  ('quotations.expired_subject', 'Quotation {number} has expired'),
  ('quotations.expired_subject', 'Penawaran {number} sudah kedaluwarsa'),
  ('quotations.late_subject', 'Your payment of {amount} arrived too late'),
  ('quotations.late_subject', 'Pembayaran {amount} Anda terlambat masuk'),
  ('quotations.overdue_subject', '{label} for {other} is overdue'),
  ('quotations.overdue_subject', '{label} untuk {other} lewat jatuh tempo'),
  ('quotations.paid_subject', '{amount} for {other} has arrived'),
  ('quotations.paid_subject', '{amount} untuk {other} sudah kami terima'),
  ('quotations.received_subject', '{other} paid {amount}'),
  ('quotations.received_subject', '{other} membayar {amount}'),
  ('quotations.refunded_subject', 'Refunded: {amount} of quotation {number}'),
  ('quotations.refunded_subject', 'Dana dikembalikan: {amount} dari penawaran {number}'),
  ('quotations.refunding_subject', 'Refund in progress: {amount} of quotation {number}'),
  ('quotations.refunding_subject', 'Pengembalian dana diproses: {amount} dari penawaran {number}'),
  ('quotations.said_accepted', 'We accept quotation {number} over {total}'),
  ('quotations.said_accepted', 'Kami menerima penawaran {number} senilai {total}'),
  ('quotations.said_accepted', 'We accept quotation {number} for {total}'),
  ('quotations.said_declined', 'We decline quotation {number}'),
  ('quotations.said_declined', 'Kami menolak penawaran {number}'),
  ('quotations.said_sent', 'Quotation {number} over {total}'),
  ('quotations.said_sent', 'Penawaran {number} senilai {total}'),
  ('quotations.said_sent', 'Quotation {number} for {total}'),
  ('quotations.said_withdrawn', 'Quotation {number} has been withdrawn'),
  ('quotations.said_withdrawn', 'Penawaran {number} telah ditarik kembali'),
  ('quotations.said_withdrawn', 'Penawaran {number} telah ditarik'),
  ('quotations.sent_subject', 'A quotation from {other}'),
  ('quotations.sent_subject', 'Penawaran dari {other}'),
  ('quotations.soon_subject', '{label} for {other} is due on {due}'),
  ('quotations.soon_subject', '{label} untuk {other} jatuh tempo {due}'),
  ('quotations.today_subject', '{label} for {other} is due today'),
  ('quotations.today_subject', '{label} untuk {other} jatuh tempo hari ini'),
  ('quotations.twice_subject', 'You paid {label} twice'),
  ('quotations.twice_subject', '{label} terbayar dua kali'),
  ('quotations.withdrawn_subject', '{other} has withdrawn a quotation'),
  ('quotations.withdrawn_subject', '{other} menarik kembali penawarannya'),
  ('quotations.withdrawn_subject', '{other} menarik penawarannya'),
  ('verification.approved_subject', 'Your agreement is approved'),
  ('verification.approved_subject', 'Perjanjian Anda disetujui'),
  ('verification.declined_subject', 'Your agreement needs a correction'),
  ('verification.declined_subject', 'Perjanjian Anda perlu diperbaiki'),
  ('verification.declined_subject', 'Your documents need changes');
update old_sentence set is_line = code like '%.said\_%',
  names = array(select found[1] from regexp_matches(sentence, '\{(\w+)\}', 'g') with ordinality as f (found, nth) order by nth),
  pattern = '^' || regexp_replace(regexp_replace(regexp_replace(regexp_replace(sentence, '([.^$*+?()\[\]{}|\\])', '\\\1', 'g'),
    '\\\{(amount|total|credits)\\\}', 'Rp[\u00a0 ]([0-9.,]+)', 'g'), '\\\{(days|count)\\\}', '(\d+)', 'g'), '\\\{\w+\\\}', '(.+)', 'g') || '$';

-- '2026-11-24' of `24 November 2026`, in either language.
create function pg_temp.day_of(written text) returns text language sql as $$
  select p[3] || '-' || lpad(month::text, 2, '0') || '-' || lpad(p[1], 2, '0')
  from regexp_match(written, '(\d{1,2}) (\w{3})\w* (\d{4})') p
  join (values ('jan', 1), ('feb', 2), ('mar', 3), ('apr', 4), ('may', 5), ('mei', 5), ('jun', 6), ('jul', 7), ('aug', 8), ('agu', 8), ('agt', 8), ('sep', 9),
    ('oct', 10), ('okt', 10), ('nov', 11), ('dec', 12), ('des', 12)) m (name, month) on m.name = lower(p[2])
$$;
-- The instant of `Tuesday, 24 November 2026, 10:00 WIB`, a line for each zone; without zones that of its letters. Null unless all lines agree.
create function pg_temp.times_of(written text, zones text[]) returns jsonb language plpgsql as $$
declare
  lines text[] := string_to_array(written, E'\n');
  at timestamptz;
begin
  if zones is null then
    zones := array(select case letters[1] when 'WIB' then 'Asia/Jakarta' when 'WITA' then 'Asia/Makassar' when 'WIT' then 'Asia/Jayapura' else letters[1] end
      from regexp_match(written, ' (WIB|WITA|WIT|UTC)$') letters where letters is not null);
  end if;
  if cardinality(zones) is distinct from cardinality(lines) or cardinality(zones) = 0 then
    return null;
  end if;
  at := (pg_temp.day_of(lines[1]) || ' ' || substring(lines[1] from ', (\d{2}:\d{2}) '))::timestamp at time zone zones[1];
  for i in 1..cardinality(zones) loop
    if to_char(at at time zone zones[i], 'YYYY-MM-DD HH24:MI') is distinct from pg_temp.day_of(lines[i]) || ' ' || substring(lines[i] from ', (\d{2}:\d{2}) ') then
      return null;
    end if;
  end loop;
  return jsonb_build_object('at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'zones', to_jsonb(zones));
end $$;
create function pg_temp.recognised(written text, of_lines boolean, zones text[]) returns jsonb language plpgsql as $$
declare
  known record;
  caught text[];
  found jsonb;
  value jsonb;
begin
  -- Those with most words of their own first.
  for known in select * from old_sentence where is_line = of_lines order by length(regexp_replace(sentence, '\{\w+\}', '', 'g')) desc loop
    caught := regexp_match(written, known.pattern);
    continue when caught is null;
    -- Of the forms for a number that without the number is the one for one.
    found := case when known.code = 'conversations.subject_more' then '{"count": 1}' else '{}' end;
    for i in 1..coalesce(cardinality(known.names), 0) loop
      value := case
        when known.names[i] in ('amount', 'total', 'credits') then to_jsonb(regexp_replace(caught[i], '[.,]', '', 'g')::bigint)
        when known.names[i] in ('days', 'count') then to_jsonb(caught[i]::int)
        when known.names[i] = 'due' then to_jsonb(pg_temp.day_of(caught[i]))
        when known.names[i] = 'when' then pg_temp.times_of(caught[i], zones)
        else to_jsonb(caught[i]) end;
      exit when value is null;
      found := found || jsonb_build_object(known.names[i], value);
    end loop;
    continue when cardinality(known.names) > 0 and value is null;
    return jsonb_build_object('code', known.code, 'values', found);
  end loop;
  return null;
end $$;

-- A title of 200 characters may have been cut.
update feed_item set notice = coalesce(case when length(title) < 200 then pg_temp.recognised(title, false, null) end,
  jsonb_build_object('code', 'as_written', 'values', jsonb_build_object('text', title))) where notice is null;
update message m set notice = coalesce(
  pg_temp.recognised(split_part(m.body, E'\n\n', 1), true, (
    select array(select zone from (values (1, case when m.author = 'vendor' then t.couple_time_zone else t.vendor_time_zone end),
      (2, case when m.author = 'vendor' then t.vendor_time_zone else t.couple_time_zone end)) z (nth, zone) group by zone order by min(nth))
    from meeting t where m.kind = 'meeting' and t.id::text = m.reference))
    || case when position(E'\n\n' in m.body) > 0 then jsonb_build_object('note', substr(m.body, position(E'\n\n' in m.body) + 2)) else '{}' end,
  jsonb_build_object('code', 'as_written', 'values', jsonb_build_object('text', m.body)))
  where m.notice is null and m.kind in ('quotation', 'meeting');

alter table feed_item alter column notice set not null;
alter table message add constraint message_notice_of_the_house check ((notice is not null) = (kind in ('quotation', 'meeting')));
