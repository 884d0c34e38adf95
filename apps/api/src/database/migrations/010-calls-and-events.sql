-- Every event that the ERP, the gateway or a carrier sent, stored once by its key; `dead` waits for an administrator.
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
  -- The administrator who retried a dead event.
  retried_by integer references app_user,
  retried_at timestamptz,
  unique (source, key)
);
create index inbound_event_dead on inbound_event (id desc) where outcome = 'dead';

-- Responses of public registers, stored for 30 days (C-94).
create table lookup_cache (
  kind text not null,
  key text not null,
  answer jsonb not null,
  fetched_at timestamptz not null,
  primary key (kind, key)
);

-- The response of a write that may be repeated, by the Idempotency-Key of the caller.
create table idempotency_key (
  user_id integer not null references app_user on delete cascade,
  key text not null,
  call text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Call counters shared by all processes; if a crash loses them, only a few calls are not counted.
create unlogged table rate_limit (
  key text primary key,
  calls integer not null,
  window_ends_at timestamptz not null
);
