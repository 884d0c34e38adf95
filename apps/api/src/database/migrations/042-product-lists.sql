-- Named lists of products that the users of an integrator order again and again (FAST-010, C-191).
create table product_list (
  id integer primary key generated always as identity,
  seller_id integer not null references seller,
  name text not null check (length(name) between 1 and 60),
  -- Counts the changes of the list (C-152).
  version integer not null default 1,
  created_by integer not null references app_user,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index product_list_name on product_list (seller_id, plain(name));

create table product_list_item (
  list_id integer not null references product_list on delete cascade,
  position integer not null,
  product_code text not null references product,
  quantity integer not null check (quantity between 1 and 99999),
  primary key (list_id, product_code)
);
