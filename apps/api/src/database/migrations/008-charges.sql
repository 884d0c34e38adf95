-- One attempt at one part of an order's payment (C-141). A part that was refused, or fell due unpaid, is tried again
-- under the next number; the attempts before it stay, for their money may still come.
create table order_charge (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  part integer not null check (part in (1, 2)),
  attempt integer not null check (attempt > 0),
  means text not null check (means in ('CREDIT_CARD', 'BARCODE', 'PIX')),
  amount_cents bigint not null check (amount_cents > 0),
  installments integer not null check (installments between 1 and 72),
  state text not null default 'OPEN'
    check (state in ('OPEN', 'PAID', 'REFUSED', 'REVERSED', 'MISMATCHED', 'CANCELED')),
  due_date date not null,
  -- What the gateway calls it; null until its answer is stored.
  gateway_id text unique,
  -- Where it is paid, and what a person types or copies: the line of a boleto, the code of a Pix.
  url text,
  token text,
  code text,
  -- Why the gateway turned the charge away, in its own words.
  refusal text,
  paid_cents bigint not null default 0,
  -- First six and last four digits (C-98), and who holds the card.
  card_number text,
  card_holder_document text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (order_id, part, attempt)
);

-- The analysis of a captured card payment (C-87), once an order.
create table card_analysis (
  id integer primary key generated always as identity,
  order_id integer not null unique references orders on delete cascade,
  status text not null default 'AWAITING_ANALYSIS'
    check (status in ('AWAITING_ANALYSIS', 'ANALYSIS_DONE', 'FINISHED_ANALYSIS')),
  consult boolean,
  match integer,
  match2 integer,
  created_at timestamptz not null
);
create index card_analysis_by_status on card_analysis (status, id desc);

create table card_analysis_log (
  id integer primary key generated always as identity,
  card_analysis_id integer not null references card_analysis on delete cascade,
  user_id integer not null references app_user,
  type text not null check (type in ('CONSULT', 'analysis')),
  description text not null,
  created_at timestamptz not null
);
create index card_analysis_log_of on card_analysis_log (card_analysis_id, id);

-- What was filled in of the operation 'por conta e ordem' of an order; its status stands in the order (C-76).
create table triangulation (
  order_id integer primary key references orders on delete cascade,
  customer_document text not null,
  customer_name text not null,
  address_city text not null default '',
  address_state text not null default '',
  total_value_cents bigint,
  additional_data text not null default '',
  updated_at timestamptz not null
);

create table triangulation_file (
  id integer primary key generated always as identity,
  order_id integer not null references triangulation on delete cascade,
  name text not null,
  -- Where the storage keeps its bytes: the name tells the content.
  storage_key text not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index triangulation_file_of on triangulation_file (order_id, id);

-- What the simulated gateway remembers; empty where a real one stands behind the port.
create table simulated_gateway_order (
  id text primary key,
  record jsonb not null
);
