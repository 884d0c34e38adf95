-- An invitation of a user by the ADMIN of a company (COMP-004, C-197). It has no user: the user is created when its link
-- is used, so that an address with an account has the same row as a free one (COMP-005).
create table company_invitation (
  id integer primary key generated always as identity,
  seller_id integer not null references seller on delete cascade,
  name text not null,
  email text not null,
  role text not null check (role in ('MANAGER', 'CONTRIBUTOR')),
  company_role text not null check (company_role in ('ADMIN', 'APPROVER', 'BUYER', 'VIEWER')),
  invited_by integer not null references app_user,
  -- When it was last sent, and how many times.
  sent_at timestamptz not null,
  sendings integer not null default 1,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create unique index company_invitation_open on company_invitation (seller_id, lower(email))
  where accepted_at is null and withdrawn_at is null;
create index company_invitation_expiry on company_invitation (expires_at);

-- The links of its last sending; a mail that was sent twice has two.
create table company_invitation_link (
  token_hash text primary key,
  invitation_id integer not null references company_invitation on delete cascade
);
create index company_invitation_link_invitation on company_invitation_link (invitation_id);
