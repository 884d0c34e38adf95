-- An order may leave in several deliveries (DEL-001, C-200). An order without them is followed by its status alone.
create table delivery (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  -- From 1 for each order.
  number integer not null check (number > 0),
  status text not null check (status in
    ('PLANNED', 'DISPATCHED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELED')),
  carrier text,
  tracking_code text,
  tracking_link text,
  nf text check (nf ~ '^[0-9]{1,9}$'),
  nf_key text check (nf_key ~ '^[0-9A-Z]{44}$'),
  promised_on date,
  dispatched_at timestamptz,
  delivered_at timestamptz,
  -- Once the ERP or a carrier reported it, it is changed by them alone (DEL-006).
  is_governed boolean not null default false,
  -- Counts the changes (C-152).
  version integer not null default 1,
  created_at timestamptz not null,
  unique (order_id, number)
);

create table delivery_line (
  delivery_id integer not null references delivery on delete cascade,
  order_item_id integer not null references order_item on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (delivery_id, order_item_id)
);
create index delivery_line_item on delivery_line (order_item_id);

-- How many deliveries have arrived, of how many: lists of orders show them without reading the deliveries (DEL-004).
alter table orders
  add column deliveries_done smallint not null default 0,
  add column deliveries_all smallint not null default 0;
