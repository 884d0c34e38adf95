-- The check of a delivery by who received it (DEL-009, C-202): what was counted of each line, until it is closed.
create table delivery_check_line (
  delivery_id integer not null references delivery on delete cascade,
  order_item_id integer not null references order_item on delete cascade,
  counted integer not null check (counted >= 0),
  condition text not null check (condition in ('OK', 'DAMAGED', 'WRONG_ITEM')),
  -- How many of the counted units are damaged or of another product.
  affected integer not null check (affected between 0 and counted),
  note text,
  saved_by integer not null references app_user,
  saved_at timestamptz not null,
  primary key (delivery_id, order_item_id)
);
create index delivery_check_line_item on delivery_check_line (order_item_id);

-- Photos of its lines (DEL-014).
create table delivery_check_photo (
  id integer primary key generated always as identity,
  delivery_id integer not null references delivery on delete cascade,
  order_item_id integer not null references order_item on delete cascade,
  storage_key text not null,
  content_type text not null,
  width integer not null,
  height integer not null,
  added_by integer not null references app_user,
  added_at timestamptz not null
);
create index delivery_check_photo_delivery on delivery_check_photo (delivery_id, order_item_id);
create index delivery_check_photo_item on delivery_check_photo (order_item_id);

-- A check that was signed and closed; nothing of it changes any more.
create table delivery_check (
  delivery_id integer primary key references delivery on delete cascade,
  signed_by text not null,
  closed_by integer not null references app_user,
  closed_at timestamptz not null,
  is_divergent boolean not null
);
