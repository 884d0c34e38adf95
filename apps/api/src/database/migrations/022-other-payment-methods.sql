-- Conditions are the ERP's (C-88) or the portal's own; the administration stops offering either (C-140). What the ERP
-- says is kept apart from that, so that its copy of the night undoes no decision.
alter table other_payment_method
  add column origin text not null default 'ERP' check (origin in ('ERP', 'PORTAL')),
  add column offered boolean not null default true,
  add column version integer not null default 1;
