-- The years of the points programme; the setting 'active-season' names the current one (PTS-061, C-127).
create table point_season (
  id integer primary key generated always as identity,
  season_start date not null,
  season_finish date not null,
  check (season_finish >= season_start)
);

-- The points that a seller earned and spent; entries never change. An order is credited once and charged back once
-- (C-123, C-124).
create table point_entry (
  id integer primary key generated always as identity,
  seller_id integer not null references seller,
  type text not null check (type in ('CREDIT', 'DEBIT', 'CHARGEBACK')),
  -- Positive; the type gives the sign (C-125).
  value integer not null check (value > 0),
  qualifiable boolean not null,
  -- The last day on which a credit may be spent; null when it never expires.
  expiration_date date,
  season_id integer references point_season,
  order_id integer references orders,
  motive text,
  -- The user who posted it manually; null when the programme posted it.
  origin_user_id integer references app_user,
  created_at timestamptz not null,
  balance bigint,
  unique (order_id, type)
);
comment on column point_entry.balance is 'What the seller could spend right after the entry; null until it is booked';
create index point_entry_of_seller on point_entry (seller_id, id desc);
create index point_entry_unbooked on point_entry (seller_id, id) where balance is null;

-- The remaining points of a seller, so that a balance does not read the whole ledger. It is updated in the transaction
-- of each entry, under the seller's lock. Entries without a balance are not booked yet (C-124, C-125).
create table point_account (
  seller_id integer primary key references seller,
  -- Points charged back after they had been spent.
  owed bigint not null,
  -- The account is derived from the entries and means nothing without them.
  last_entry_id integer not null references point_entry on delete cascade
);
create index point_account_last_entry on point_account (last_entry_id);

-- All points of a seller with the same expiry day.
create table point_pool (
  seller_id integer not null references point_account on delete cascade,
  -- Null when they never expire.
  last_day date,
  credited bigint not null,
  spent bigint not null,
  returned bigint not null,
  unique nulls not distinct (seller_id, last_day),
  check (spent + returned <= credited)
);

-- The part of a pool that one order earned: a chargeback takes it first (C-124).
create table point_lot (
  entry_id integer primary key references point_entry on delete cascade,
  seller_id integer not null references seller,
  order_id integer not null unique references orders,
  last_day date,
  starts_at bigint not null,
  amount bigint not null,
  returned bigint not null
);
create index point_lot_returned on point_lot (seller_id) where returned > 0;

-- The points that a seller earned in a season, less chargebacks: in total, and those that count for the category
-- (C-125).
create table point_season_total (
  seller_id integer not null references point_account on delete cascade,
  season_id integer not null references point_season,
  earned bigint not null,
  qualifiable bigint not null,
  primary key (seller_id, season_id)
);

-- The bonus of a category is credited once per season, even if a chargeback lowers the category in between (C-126).
create table category_bonus (
  seller_id integer not null references seller,
  season_id integer not null references point_season,
  category text not null,
  entry_id integer not null unique references point_entry on delete cascade,
  primary key (seller_id, season_id, category)
);

-- The product that an integrator traded points for: besides the debit that pays for it, the product and the delivery
-- address at that time (C-129). The address belongs to this trade only; its columns have the widest limits (C-90).
create table point_trade (
  entry_id integer primary key references point_entry on delete cascade,
  product_code text not null references product,
  product_name text not null,
  category_name text,
  address_cep text not null,
  address_description text not null,
  address_number text not null,
  address_neighborhood text not null,
  address_complement text,
  erp_state text not null,
  erp_city text not null,
  erp_city_name text not null
);
