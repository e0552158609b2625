-- Leads of a vendor are found by when the couple contacted it.
set local lock_timeout = '2s';

create index ad_lead_of_vendor on ad_lead (vendor_id, at);
