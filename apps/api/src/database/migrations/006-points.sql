-- What a seller earned and spent; entries never change. An order is credited once and charged back once (C-123, C-124).
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
  -- Who posted it by hand; null when the programme did.
  origin_user_id integer references app_user,
  created_at timestamptz not null,
  unique (order_id, type)
);
create index point_entry_of_seller on point_entry (seller_id, id desc);

-- What was announced before it happens, so that nobody is told twice of the same day.
create table order_reminder (
  order_id integer not null references orders on delete cascade,
  type text not null,
  -- The instant or the day that was announced: a budget that is saved again gets another one.
  announced text not null,
  sent_at timestamptz not null,
  primary key (order_id, type, announced)
);

-- A dead letter that an administrator had tried again.
alter table inbound_event
  add column retried_by integer references app_user,
  add column retried_at timestamptz;
