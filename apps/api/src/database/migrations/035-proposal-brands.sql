-- How a version looked when it was sent (C-174). Null for a draft, and for versions that were sent before this column:
-- they show the brand of today.
alter table proposal_version add column brand jsonb;
