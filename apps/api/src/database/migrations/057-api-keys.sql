-- A key of the public API (API-001, C-206): of a company, or without one of the house. A revoked one stays, because
-- its name is that of what it did.
create table api_key (
  id integer primary key generated always as identity,
  public_id text not null unique check (public_id ~ '^[a-z]{8}$'),
  seller_id integer references seller on delete cascade,
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array[
    'products:read', 'prices:read', 'kits:size', 'customers:read', 'customers:write', 'budgets:read', 'budgets:write',
    'orders:read', 'orders:write', 'claims:read', 'claims:write', 'webhooks:manage']),
  -- SHA-256 of the whole key, in hexadecimal; the key itself is not stored.
  secret_hash text not null,
  -- The secret of before, which works until an instant (API-002).
  former_hash text,
  former_until timestamptz,
  -- The networks from which it may be used, as CIDR; none: from everywhere.
  ranges text[] not null default '{}',
  -- The limits of a company count on who made it.
  made_by integer not null references app_user,
  made_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  check ((former_hash is null) = (former_until is null))
);
create index api_key_seller on api_key (seller_id) where revoked_at is null;

-- The calls of a key, which all processes count together (API-006).
create table api_key_use (
  key_id integer primary key references api_key on delete cascade,
  last_used_at timestamptz not null,
  minute timestamptz not null,
  minute_calls integer not null,
  day date not null,
  day_calls integer not null
) with (fillfactor = 50);

-- The name of the key that made it, in place of the user on whom its limits count; null for what a person made (API-012).
alter table orders add column made_by_key text;
alter table claim add column opened_by_key text;
alter table claim_move add column moved_by_key text;
alter table purchase_approval add column requested_by_key text;

alter table audit_entry drop constraint audit_entry_subject_kind_check;
alter table audit_entry add constraint audit_entry_subject_kind_check check (subject_kind in (
  'user', 'seller', 'banner', 'setting', 'payment-method', 'other-payment-method', 'points', 'freight-rate', 'branch',
  'season', 'catalogue', 'product', 'consultant', 'link', 'order', 'failure', 'dead-letter', 'person', 'irradiation',
  'financing-line', 'company-brand', 'utility', 'homologation', 'claim', 'proposal', 'site', 'company-rules',
  'purchase-approval', 'customer', 'product-list', 'api-key'));
