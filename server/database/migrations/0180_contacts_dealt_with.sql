-- Where the plan opens contacts freely, one the vendor has dealt with stays open when the plan ends: it is written down as opened.
set local lock_timeout = '2s';

insert into contact_opening (vendor_id, couple_id, cost, opened_at)
select c.vendor_id, c.couple_id, 0, min(m.sent_at)
from message m join conversation c on c.id = m.conversation_id
where (m.author = 'vendor' or m.kind = 'meeting') and exists (select from account where id = c.couple_id)
group by c.vendor_id, c.couple_id
on conflict do nothing;
