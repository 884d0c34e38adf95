-- Every change made through the administration: who, what, and the fields as they were and became (C-140).
create table audit_entry (
  id integer primary key generated always as identity,
  made_at timestamptz not null,
  author_id integer not null references app_user,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  -- The name it went by then.
  subject_name text not null,
  -- The fields that changed; null where there was nothing, or nothing is left. Never a secret.
  values_before jsonb,
  values_after jsonb,
  -- The integrator for whom staff acted.
  on_behalf_of integer references seller
);
create index audit_entry_time on audit_entry (made_at desc, id desc);
create index audit_entry_author on audit_entry (author_id, made_at desc, id desc);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, made_at desc, id desc);

-- Whoever was invited has no password until they choose one. An edit that began with an older version is refused.
alter table app_user
  alter column password_hash drop not null,
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by text,
  add column search text generated always as (plain(name || ' ' || email)) stored;
create index app_user_search on app_user using gin (search gin_trgm_ops);
create index app_user_name on app_user (plain(name), id);
create index app_user_seller on app_user (coalesce(seller_id, owner_id));
create index session_family_of_user on session_family (user_id, created_at desc);

alter table seller
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by text,
  -- Why it was reproved, for those who review it again.
  add column reproval_reason text;
create index seller_name_of_all on seller (plain(fancy_name), id);
