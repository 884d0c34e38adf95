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

-- Days on which the warehouse separates more or fewer orders than usual for that day of the week (VAL-012).
create table separation_capacity (
  day date primary key,
  quantity integer not null check (quantity >= 0)
);

-- Orders that are being sent to the freight hub now, so that two clicks create only one cargo (T19).
create table freight_sending (
  order_id integer primary key references orders on delete cascade,
  started_at timestamptz not null
);

-- The fields of an order's operation 'por conta e ordem'; its status is a column of the order (C-76).
create table triangulation (
  order_id integer primary key references orders on delete cascade,
  customer_document text not null,
  customer_name text not null,
  address_city text not null default '',
  address_state text not null default '',
  total_value_cents bigint,
  additional_data text not null default '',
  updated_at timestamptz not null,
  -- Counts the saves and stores the user of the last one: when two users save at once, the later save is refused with a
  -- reason (TRI-022).
  version integer not null default 1,
  updated_by integer references app_user
);

create table triangulation_file (
  id integer primary key generated always as identity,
  order_id integer not null references triangulation on delete cascade,
  name text not null,
  -- The name of its bytes in the file storage: files are named after their content.
  storage_key text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- The size of the file in bytes; null where it was never stored.
  bytes integer
);
create index triangulation_file_of on triangulation_file (order_id, id);
