-- What a user is told (C-111).
create table notification (
  id integer primary key generated always as identity,
  user_id integer not null references app_user on delete cascade,
  type text not null,
  title text not null,
  message text not null,
  icon text not null,
  is_read boolean not null default false,
  order_id integer references orders on delete cascade,
  seller_id integer references seller on delete cascade,
  created_at timestamptz not null
);

-- Every event that the ERP, the gateway or a carrier sent, once by its key; `dead` waits for an administrator.
create table inbound_event (
  id integer primary key generated always as identity,
  source text not null check (source in ('erp', 'payments', 'freight')),
  key text not null,
  order_id integer references orders on delete cascade,
  event text not null,
  payload jsonb not null,
  outcome text not null check (outcome in ('moved', 'noted', 'late', 'dead')),
  reason text,
  received_at timestamptz not null,
  unique (source, key)
);
create index inbound_event_dead on inbound_event (id desc) where outcome = 'dead';
