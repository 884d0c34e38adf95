-- What the users of a company did, or staff for it (COMP-018): the company for which the author acted at that time. It has
-- no value in earlier lines, whose hashes stay as they are, and in what is no part of a company's activity. Without a
-- foreign key, as the order of a line: the log outlives what it is about.
alter table audit_entry add column company_id integer;
alter table order_log add column company_id integer;
-- The integrator for whom staff wrote the line, as in the audit log (C-156).
alter table order_log add column on_behalf_of integer;

create index audit_entry_company on audit_entry (company_id, made_at desc, id desc) where company_id is not null;
create index audit_entry_company_author on audit_entry (company_id, author_id, made_at desc, id desc)
  where company_id is not null;
create index audit_entry_company_kind on audit_entry (company_id, subject_kind, made_at desc, id desc)
  where company_id is not null;
create index order_log_company on order_log (company_id, created_at desc, id desc) where company_id is not null;
create index order_log_company_user on order_log (company_id, user_id, created_at desc, id desc)
  where company_id is not null;

alter table audit_entry drop constraint audit_entry_subject_kind_check;
alter table audit_entry add constraint audit_entry_subject_kind_check check (subject_kind in (
  'user', 'seller', 'banner', 'setting', 'payment-method', 'other-payment-method', 'points', 'freight-rate', 'branch',
  'season', 'catalogue', 'product', 'consultant', 'link', 'order', 'failure', 'dead-letter', 'person', 'irradiation',
  'financing-line', 'company-brand', 'utility', 'homologation', 'claim', 'proposal', 'site', 'company-rules',
  'purchase-approval', 'customer', 'product-list'));

-- A file with all data of a company, which lasts a day (COMP-019). The file is in the storage, by the id.
create table company_export (
  id uuid primary key,
  seller_id integer not null references seller on delete cascade,
  requested_by integer not null references app_user,
  requested_at timestamptz not null,
  finished_at timestamptz,
  size_bytes integer
);
create index company_export_seller on company_export (seller_id, requested_at desc);
create index company_export_time on company_export (requested_at);
