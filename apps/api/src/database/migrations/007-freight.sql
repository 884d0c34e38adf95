-- Orders that are being handed to the freight hub now, so that two clicks are one cargo (T19).
create table freight_sending (
  order_id integer primary key references orders on delete cascade,
  started_at timestamptz not null
);

-- The hub tells what happens to a cargo by its code.
create unique index orders_of_cargo on orders (fretefy_code) where fretefy_code is not null;
