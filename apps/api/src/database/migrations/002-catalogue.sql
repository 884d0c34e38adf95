-- Normalises a product text for the search: 'mm²' as 'mm2', no apostrophes, one decimal sign (USE-009).
create function searchable(value text) returns text
  language sql immutable parallel safe strict
  return public.plain(translate(value, '²³,''’‘´`', '23.'));

create table product_group (
  code text primary key,
  name text not null,
  position integer not null default 0
);

create table product_category (
  code text primary key,
  name text not null
);

create table brand (
  code text primary key,
  name text not null
);

create table product (
  code text primary key,
  url_id text not null unique,
  name text not null,
  details text not null default '',
  group_code text not null references product_group,
  category_code text references product_category,
  brand_code text references brand,
  unit text not null default 'UN',
  price_cents bigint not null check (price_cents >= 0),
  cost_cents bigint not null check (cost_cents >= 0),
  points integer,
  weight_kg numeric(12, 3) not null default 0,
  cubage_m3 numeric(12, 4) not null default 0,
  -- W: a panel's or kit's power, an inverter's nominal AC power.
  power_w integer,
  internal_only boolean not null default false,
  active boolean not null default true,
  online_store boolean not null default true,
  -- null: stock unknown, 'Consultar' (C-28).
  remaining_quantity integer,
  boarding_date date,
  drawing text not null default 'kit',
  -- The stored picture, below pictures/; without it a drawing represents the product.
  picture text,
  length_mm integer,
  width_mm integer,
  frame_mm integer,
  efficiency numeric(7, 5),
  -- Figures of a module or inverter for the generator rule, checked by the import.
  electrical jsonb,
  technical_sheet jsonb not null default '[]',
  -- [{name, file, key, contentType}]: the displayed name, the last segment of the link, the key of the stored bytes.
  files jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  search text generated always as (searchable(code || ' ' || name)) stored
);
create index product_search on product using gin (search gin_trgm_ops);
-- Lists are sorted by group, then power (smallest first), then name.
create index product_listing on product (group_code, power_w, plain(name), code) where active and online_store;
create index product_internal on product (code) where internal_only;
-- Products that a generator can be made of: few among a hundred thousand.
create index product_choosable on product (group_code, power_w) where electrical is not null;
create index product_of_brand on product (group_code, brand_code, power_w, plain(name), code) where active and online_store;
create index product_by_category on product (category_code);
-- The newest change: a process compares it with the catalogue that it has in memory (KIT-001).
create index product_changed on product (updated_at);
create index product_picture on product (picture) where picture is not null;
-- A work queue of the home (USE-029): few rows among many, oldest first.
create index product_sold_out on product (updated_at, code) where active and online_store and remaining_quantity <= 0;

-- The words of the product names, to correct a misspelt word in a search; the import refreshes them.
create materialized view product_word as
  select word, count(*)::integer as products
  from product, string_to_table(translate(search, '()/.;+-', '       '), ' ') as word
  where word ~ '^[a-z]{4,}$'
  group by word;
create index product_word_like on product_word using gin (word gin_trgm_ops);

-- The products that a ready or promotional kit consists of.
create table kit_item (
  kit_code text not null references product on delete cascade,
  product_code text not null references product,
  quantity integer not null check (quantity > 0),
  primary key (kit_code, product_code)
);
create index kit_item_product on kit_item (product_code);

create table roof_type (
  id integer primary key,
  name text not null,
  manufacturer_reference text not null default '',
  active boolean not null default true,
  online_store boolean not null default true
);

create table wishlist (
  seller_id integer not null references seller on delete cascade,
  product_code text not null references product on delete cascade,
  created_at timestamptz not null default now(),
  primary key (seller_id, product_code)
);

-- When promotions are sold; the setting 'sales-campaign' names the current one (C-20).
create table promotional_season (
  id integer primary key generated always as identity,
  name text not null,
  starts_on date not null,
  finishes_on date not null,
  check (finishes_on >= starts_on)
);

-- The columns of a product that the portal owns (USE-026). The import never writes to this table.
create table product_content (
  product_code text primary key references product on delete cascade,
  -- Names below pictures/, the cover first; null while the picture of the import is used.
  pictures text[],
  -- [{name, file, key, contentType, bytes}]; null while the files of the import are used.
  files jsonb,
  -- Replaces the text of the ERP in the store; null while that text is used.
  store_text text,
  promoted boolean not null default false,
  internal_mark text,
  successor_code text references product on delete set null,
  version integer not null default 1,
  updated_at timestamptz not null,
  updated_by text not null,
  check (successor_code <> product_code)
);
create index product_content_picture on product_content using gin (pictures);
create index product_content_successor on product_content (successor_code) where successor_code is not null;
create index product_content_promoted on product_content (product_code) where promoted;

-- When a product last appeared in a file of the ERP, changed or not.
create table product_reading (
  product_code text primary key references product on delete cascade,
  read_at timestamptz not null
);
