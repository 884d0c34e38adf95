-- A move that no user makes is audited too (C-156): by the end customer through a public link, by another system, or by a
-- job. Their name is a role ('Cliente', 'ERP', 'Sistema') and never that of a person.
alter table audit_entry alter column author_id drop not null;
alter table audit_entry add column author_name text;
alter table audit_entry add constraint audit_entry_author_check check (num_nonnulls(author_id, author_name) = 1);

alter table audit_entry drop constraint audit_entry_subject_kind_check;
alter table audit_entry add constraint audit_entry_subject_kind_check check (subject_kind in (
  'user', 'seller', 'banner', 'setting', 'payment-method', 'other-payment-method', 'points', 'freight-rate', 'branch',
  'season', 'catalogue', 'product', 'consultant', 'link', 'order', 'failure', 'dead-letter', 'person', 'irradiation',
  'financing-line', 'company-brand', 'utility', 'homologation', 'proposal', 'site'));
