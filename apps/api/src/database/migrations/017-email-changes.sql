-- A new e-mail of a user: requested, confirmed by the owner of the new address, undone by the owner of the old one
-- (SEC-005).
create table email_change (
  id integer primary key generated always as identity,
  user_id integer not null references app_user on delete cascade,
  email_before text not null,
  email_after text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  -- Replaced by another request, ended by a new password, or undone.
  ended_at timestamptz
);
create unique index email_change_waiting on email_change (user_id) where confirmed_at is null and ended_at is null;
create index email_change_user on email_change (user_id, requested_at);

-- The links of its mails; a mail that was sent twice has two.
create table email_change_link (
  token_hash text primary key,
  change_id integer not null references email_change on delete cascade,
  purpose text not null check (purpose in ('CONFIRM', 'UNDO')),
  expires_at timestamptz not null
);
create index email_change_link_change on email_change_link (change_id);
