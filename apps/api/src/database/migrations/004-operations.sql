create table setting (
  key text primary key,
  value jsonb not null
);

-- The years of the points programme; the setting 'active-season' names the current one (PTS-061, C-127).
create table point_season (
  id integer primary key generated always as identity,
  season_start date not null,
  season_finish date not null,
  check (season_finish >= season_start)
);

create table payment_method (
  reference text primary key,
  max_installments integer not null check (max_installments between 1 and 72),
  default_installment integer not null default 1,
  position integer not null,
  active boolean not null default true
);

-- Each is offered at once and without interest until somebody says otherwise (C-140).
insert into payment_method (reference, max_installments, position) values
  ('CREDIT_CARD', 1, 0), ('CREDIT_CARD + CREDIT_CARD', 1, 1), ('CREDIT_CARD + BARCODE', 1, 2), ('BARCODE', 1, 3),
  ('PIX', 1, 4), ('FINANCING', 1, 5), ('OTHERS', 1, 6), ('DEPOSIT', 1, 7);

create table payment_interest (
  reference text not null references payment_method on delete cascade,
  installment integer not null check (installment between 1 and 72),
  percentage numeric(7, 4) not null check (percentage >= 0),
  primary key (reference, installment)
);

-- The portal's copy of the ERP's payment conditions, the one that people see (C-88).
create table other_payment_method (
  id integer primary key generated always as identity,
  code text not null unique,
  description text not null,
  quantity_installment integer not null check (quantity_installment between 1 and 72),
  range_installment integer not null check (range_installment >= 0),
  active boolean not null default true,
  search text generated always as (plain(code || ' ' || description)) stored
);

-- Freight by state and band: the capital, or the interior (C-34).
create table freight_rate (
  state text not null,
  band text not null check (band in ('CAPITAL', 'INTERIOR')),
  percentage numeric(7, 4) not null,
  minimum_cents bigint not null,
  deadline_days integer not null,
  primary key (state, band)
);

-- The capitals of the states by their IBGE codes.
create table capital_city (
  state text primary key,
  city_code text not null
);
insert into capital_city (state, city_code) values
  ('AC', '1200401'), ('AL', '2704302'), ('AM', '1302603'), ('AP', '1600303'), ('BA', '2927408'), ('CE', '2304400'),
  ('DF', '5300108'), ('ES', '3205309'), ('GO', '5208707'), ('MA', '2111300'), ('MG', '3106200'), ('MS', '5002704'),
  ('MT', '5103403'), ('PA', '1501402'), ('PB', '2507507'), ('PE', '2611606'), ('PI', '2211001'), ('PR', '4106902'),
  ('RJ', '3304557'), ('RN', '2408102'), ('RO', '1100205'), ('RR', '1400100'), ('RS', '4314902'), ('SC', '4205407'),
  ('SE', '2800308'), ('SP', '3550308'), ('TO', '1721000');

-- Answers of public look-ups, kept 30 days (C-94).
create table lookup_cache (
  kind text not null,
  key text not null,
  answer jsonb not null,
  fetched_at timestamptz not null,
  primary key (kind, key)
);

-- The answer of a write that may be repeated, by the key its caller chose.
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

-- Shared by every process; losing it in a crash only forgives a few calls.
create unlogged table rate_limit (
  key text primary key,
  calls integer not null,
  window_ends_at timestamptz not null
);
