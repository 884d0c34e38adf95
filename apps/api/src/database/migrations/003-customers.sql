create table customer (
  id integer primary key generated always as identity,
  seller_id integer not null references seller,
  document_type text not null check (document_type in ('J', 'F')),
  document text not null,
  name text not null,
  fancy_name text not null default '',
  email text,
  phone_code text not null,
  phone text not null,
  ie text,
  has_ie boolean not null default false,
  address_cep text not null,
  address_description text not null,
  address_number text not null,
  address_neighborhood text not null,
  address_complement text,
  erp_state text not null,
  erp_city text not null,
  erp_city_name text not null,
  erp_code text,
  -- Why the ERP refused the registration, shown to staff; null when it accepted.
  erp_refusal text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- When a cart last chose the customer; until then, when the customer was registered.
  used_at timestamptz not null default now(),
  search text generated always as
    (plain(name || ' ' || fancy_name || ' ' || document || ' ' || phone_code || phone)) stored,
  unique (seller_id, document)
);
create index customer_search on customer using gin (search gin_trgm_ops);
create index customer_of_seller on customer (seller_id, used_at desc, plain(name), id);

create table customer_address (
  id integer primary key generated always as identity,
  customer_id integer not null references customer on delete cascade,
  cep text not null,
  city_id text not null,
  city_name text not null,
  uf text not null,
  number text not null,
  reference text not null,
  neighborhood text not null,
  complement text,
  created_at timestamptz not null default now()
);
-- The same address is stored only once.
create unique index customer_address_once on customer_address
  (customer_id, cep, city_id, reference, number, neighborhood, coalesce(complement, ''));
