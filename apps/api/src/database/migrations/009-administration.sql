create table setting (
  key text primary key,
  value jsonb not null
);

-- Every change made through the administration: who, what, and the fields before and after (C-140).
create table audit_entry (
  id integer primary key generated always as identity,
  made_at timestamptz not null,
  author_id integer not null references app_user,
  action text not null check (action in (
    'create', 'change', 'remove', 'invite', 'deactivate', 'reactivate', 'approve', 'reprove', 'import', 'export',
    'retry', 'post')),
  subject_kind text not null check (subject_kind in (
    'user', 'seller', 'banner', 'setting', 'payment-method', 'other-payment-method', 'points', 'freight-rate', 'branch',
    'season', 'catalogue', 'product', 'consultant', 'link', 'order', 'failure', 'dead-letter')),
  subject_id text not null,
  -- The name of the record at that time.
  subject_name text not null,
  -- The fields that changed; null when the record was created (before) or removed (after). Never a secret.
  values_before jsonb,
  values_after jsonb,
  -- The integrator for whom staff acted.
  on_behalf_of integer references seller
);
create index audit_entry_time on audit_entry (made_at desc, id desc);
create index audit_entry_author on audit_entry (author_id, made_at desc, id desc);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, made_at desc, id desc);
