-- The credit of a seller for orders that are paid by 'others' (CRED-001, C-198). Without a row, or without a limit, its
-- credit is not controlled.
create table seller_credit (
  seller_id integer primary key references seller,
  limit_cents bigint check (limit_cents >= 0),
  -- When the ERP or a user set the limit, null if nobody did: an event of the ERP that is older has no effect.
  set_at timestamptz,
  -- Counts the changes (C-152).
  version integer not null default 0
);

-- What the ERP reported as received for an order; the rest of its total is still open (CRED-002).
create table credit_receipt (
  order_id integer primary key references orders on delete cascade,
  received_cents bigint not null check (received_cents >= 0),
  reported_at timestamptz not null
);

-- An order that may be approved beyond the limit, up to this total (CRED-003).
create table credit_release (
  order_id integer primary key references orders on delete cascade,
  total_cents bigint not null check (total_cents >= 0),
  reason text not null,
  released_by integer not null references app_user,
  released_at timestamptz not null
);
