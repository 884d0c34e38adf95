create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent is only 'stable' because its dictionary could change; with an explicit dictionary it can be indexed.
create function plain(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create table branch (
  company_code text not null,
  branch_code text not null,
  name text not null,
  primary key (company_code, branch_code)
);
-- Sellers and orders ship from here until the administration names another branch (C-140).
insert into branch (company_code, branch_code, name) values ('01', '01', 'Matriz');

-- Lists are filtered by sales region: an order belongs to the region of its seller's state (ORD-046).
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

create table seller (
  id integer primary key generated always as identity,
  erp_code text not null unique,
  name text not null,
  fancy_name text not null,
  cnpj text not null unique,
  ie text,
  phone text not null default '',
  email text not null default '',
  address_cep text not null default '',
  address_description text not null default '',
  address_number text not null default '',
  address_neighborhood text not null default '',
  address_complement text not null default '',
  erp_state text not null,
  erp_city text not null default '',
  erp_city_name text not null default '',
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REPROVED')),
  points_enabled boolean not null default false,
  can_do_triangulation boolean not null default false,
  company_code text not null default '01',
  branch_code text not null default '01',
  -- The integrator's answers at the first sign-in (ONB-003); profile and points are derived from them.
  company_info jsonb,
  profile text,
  profile_points integer,
  created_at timestamptz not null default now(),
  search text generated always as (plain(name || ' ' || fancy_name || ' ' || cnpj || ' ' || erp_code)) stored,
  -- An edit that started from an older version is refused.
  version integer not null default 1,
  updated_at timestamptz,
  updated_by text,
  -- Why the registration was rejected, for the next person who reviews it.
  reproval_reason text,
  -- The file of the logo on printed orders (USE-030); files are named after their content.
  logo text
);
create index seller_search on seller using gin (search gin_trgm_ops);
create index seller_name on seller (plain(fancy_name), id) where status = 'APPROVED';
create index seller_name_of_all on seller (plain(fancy_name), id);
-- A work queue of the home (USE-029): few rows among many, oldest first.
create index seller_to_review on seller (created_at, id) where status = 'PENDING';

create table app_user (
  id integer primary key generated always as identity,
  name text not null,
  email text not null,
  -- Null until an invited user chooses a password.
  password_hash text,
  roles text[] not null check (
    cardinality(roles) > 0 and roles <@ array[
      'ADMINISTRATOR', 'POINTS_ADMINISTRATOR', 'INTEGRATOR', 'COMMERCIAL', 'FINANCIAL', 'LOGISTICS',
      'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS', 'MANAGER', 'CONTRIBUTOR', 'SHIPPING_COMPANY', 'PRODUCTION',
      'REGISTRATION', 'PURCHASE', 'MARKETING']),
  can_view_product_prices boolean not null default false,
  can_view_margin_liquid boolean not null default false,
  -- Integrators have a seller of their own; the owner is the seller that a manager or contributor acts for (AUTH-020).
  seller_id integer references seller,
  owner_id integer references seller,
  -- How the user is notified (PROF-016). Notifications in the application are always on, also with an empty list.
  notification_methods text[] not null default '{}',
  avatar text,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  -- An edit that started from an older version is refused.
  version integer not null default 1,
  updated_at timestamptz,
  updated_by text,
  search text generated always as (plain(name || ' ' || email)) stored,
  -- The columns of the order list as the user chose them (USE-025), in their order: [{"name", "isShown"}]; null for the
  -- default columns. Stored with the user, so that the session reads it without another statement.
  order_columns jsonb,
  constraint app_user_notification_methods check (notification_methods <@ array['APPLICATION', 'EMAIL'])
);
create unique index app_user_email on app_user (lower(email));
create index app_user_search on app_user using gin (search gin_trgm_ops);
create index app_user_name on app_user (plain(name), id);
create index app_user_seller on app_user (coalesce(seller_id, owner_id));

-- One family per login; a refresh token that is used a second time ends the family.
create table session_family (
  id uuid primary key,
  user_id integer not null references app_user on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index session_family_user on session_family (user_id) where ended_at is null;
create index session_family_of_user on session_family (user_id, created_at desc);

create table refresh_token (
  token_hash text primary key,
  family_id uuid not null references session_family on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_family on refresh_token (family_id);
create index refresh_token_expiry on refresh_token (expires_at);

create table password_reset (
  token_hash text primary key,
  user_id integer not null references app_user on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Filters that a user saved under a name: the query string of the list's address.
create table saved_view (
  id integer primary key generated always as identity,
  user_id integer not null references app_user on delete cascade,
  name text not null,
  search text not null,
  created_at timestamptz not null
);
create unique index saved_view_name on saved_view (user_id, plain(name));
