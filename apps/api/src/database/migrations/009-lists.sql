-- The sales regions that lists are narrowed by: an order belongs to the one of its seller's state (ORD-046).
create table region (
  id integer primary key generated always as identity,
  name text not null unique,
  states text[] not null
);
insert into region (name, states) values
  ('Centro-Oeste', array['DF', 'GO', 'MS', 'MT']),
  ('Nordeste', array['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE']),
  ('Norte', array['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO']),
  ('Sudeste', array['ES', 'MG', 'RJ', 'SP']),
  ('Sul', array['PR', 'RS', 'SC']);

-- A file that belongs to an order (ORD-057); its bytes lie in the file storage.
create table order_attachment (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  filename text not null,
  -- What a voucher proves the payment of, and how far it is on its way to the ERP (VOU-017); a document has neither.
  type text check (type in ('DEPOSIT', 'FINANCING', 'OTHERS')),
  status text check (status in ('UNSENT', 'PROCESSING', 'SENT')),
  -- Told by the bytes when they came, not by the name.
  content_type text not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg')),
  size_bytes integer not null check (size_bytes > 0),
  storage_key text not null,
  added_by integer not null references app_user,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((type is null) = (status is null))
);
create index order_attachment_kept on order_attachment (order_id) where deleted_at is null;

-- Filters that a user keeps under a name: the query of the list's address, as the screen writes it.
create table saved_view (
  id integer primary key generated always as identity,
  user_id integer not null references app_user on delete cascade,
  name text not null,
  search text not null,
  created_at timestamptz not null
);
create unique index saved_view_name on saved_view (user_id, plain(name));

-- Which orders hold a product.
create index order_item_product on order_item (product_code, order_id);
