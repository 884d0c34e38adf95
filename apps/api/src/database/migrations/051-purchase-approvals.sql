-- What a user may order without an approval of his company, in cents; null: without a limit (COMP-009, C-196).
alter table app_user
  add column order_limit_cents bigint check (order_limit_cents between 0 and 9999999999),
  add column month_limit_cents bigint check (month_limit_cents between 0 and 9999999999);

alter table company_invitation
  add column order_limit_cents bigint check (order_limit_cents between 0 and 9999999999),
  add column month_limit_cents bigint check (month_limit_cents between 0 and 9999999999);

-- The rules that the ADMIN of a company sets for all its users.
create table company_rule (
  seller_id integer primary key references seller on delete cascade,
  -- Every order above it needs an approval; null: no such rule.
  approve_above_cents bigint check (approve_above_cents between 0 and 9999999999),
  version integer not null default 1,
  updated_at timestamptz not null,
  updated_by text not null
);

-- An order that needs an approval of the company is not placed: it waits here (COMP-010).
create table purchase_approval (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  seller_id integer not null references seller,
  -- Whether the record was a cart or a budget.
  source text not null check (source in ('CART', 'BUDGET')),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  -- Why it needs an approval, with the amounts of that instant in cents.
  reasons jsonb not null,
  -- The total for which it was asked; of an approved one the ordered total.
  total_cents bigint not null,
  requested_by integer not null references app_user,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  answered_by integer references app_user,
  answered_at timestamptz,
  answer text,
  version integer not null default 1
);
create unique index purchase_approval_pending on purchase_approval (order_id) where status = 'PENDING';
create index purchase_approval_company on purchase_approval (seller_id, requested_at desc);
create index purchase_approval_requester on purchase_approval (requested_by, requested_at desc);
create index purchase_approval_expiry on purchase_approval (expires_at) where status = 'PENDING';
create index purchase_approval_order on purchase_approval (order_id);

-- A cart or budget that waits for an approval, until it ends or expires; nobody changes it meanwhile (COMP-013).
alter table orders add column approval_until timestamptz;

-- What a user has ordered in a month.
create index orders_finished_by on orders (finished_by, finished_at) where finished_by is not null;

-- Whether the answer that is stored under a key waits for a further step: it is sent with the status 202 again.
alter table idempotency_key add column is_accepted boolean not null default false;

alter table audit_entry drop constraint audit_entry_subject_kind_check;
alter table audit_entry add constraint audit_entry_subject_kind_check check (subject_kind in (
  'user', 'seller', 'banner', 'setting', 'payment-method', 'other-payment-method', 'points', 'freight-rate', 'branch',
  'season', 'catalogue', 'product', 'consultant', 'link', 'order', 'failure', 'dead-letter', 'person', 'irradiation',
  'financing-line', 'company-brand', 'utility', 'homologation', 'claim', 'proposal', 'site', 'company-rules',
  'purchase-approval'));
