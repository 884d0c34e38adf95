-- What is left of a seller's entries, so that a balance does not read the whole ledger. It is written in the transaction
-- of each entry, under the lock of the seller; entries without a balance are not booked yet (C-124, C-125).
alter table point_entry add column balance bigint;
comment on column point_entry.balance is 'What the seller could spend right after the entry; null until it is booked';
create index point_entry_unbooked on point_entry (seller_id, id) where balance is null;

create table point_account (
  seller_id integer primary key references seller,
  -- Points charged back after they had been spent.
  owed bigint not null,
  -- The account means nothing without the entries that it sums up.
  last_entry_id integer not null references point_entry on delete cascade
);
create index point_account_last_entry on point_account (last_entry_id);

-- All points of a seller with the same last day.
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

-- The part of a pool that came from one order: a chargeback takes it back first (C-124).
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

-- What a seller earned in a season, less what was charged back: in all, and what counts for the category (C-125).
create table point_season_total (
  seller_id integer not null references point_account on delete cascade,
  season_id integer not null references point_season,
  earned bigint not null,
  qualifiable bigint not null,
  primary key (seller_id, season_id)
);
