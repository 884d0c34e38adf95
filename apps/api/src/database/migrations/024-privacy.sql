-- Exports of what is stored about a person (SEC-022, C-228). A row lives for a day, and so does its file.
create table person_export (
  id uuid primary key,
  -- The CPF or e-mail by which the person was searched.
  subject text not null,
  requested_by integer not null references app_user,
  requested_at timestamptz not null,
  -- Null until the job has stored the file.
  finished_at timestamptz,
  size_bytes integer check (size_bytes > 0),
  check ((finished_at is null) = (size_bytes is null))
);
create index person_export_age on person_export (requested_at);

alter table security_event drop constraint security_event_kind_check;
alter table security_event add constraint security_event_kind_check check (kind in (
  'sign-in', 'sign-in-failed', 'locked-out', 'token-reused', 'access-refused', 'password-changed', 'email-changed',
  'second-factor-changed', 'roles-changed', 'flags-changed', 'state-changed', 'exported', 'financing-read',
  'document-read', 'person-exported', 'person-erased'));

alter table audit_entry drop constraint audit_entry_subject_kind_check;
alter table audit_entry add constraint audit_entry_subject_kind_check check (subject_kind in (
  'user', 'seller', 'banner', 'setting', 'payment-method', 'other-payment-method', 'points', 'freight-rate', 'branch',
  'season', 'catalogue', 'product', 'consultant', 'link', 'order', 'failure', 'dead-letter', 'person'));
