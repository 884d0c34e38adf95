create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent is only 'stable' because its dictionary could change; with the dictionary named it may be indexed.
create function plain(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

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
  -- Told by the integrator at the first entry (ONB-003); profile and points follow from the answers.
  company_info jsonb,
  profile text,
  profile_points integer,
  created_at timestamptz not null default now(),
  search text generated always as (plain(name || ' ' || fancy_name || ' ' || cnpj || ' ' || erp_code)) stored
);
create index seller_search on seller using gin (search gin_trgm_ops);
create index seller_name on seller (plain(fancy_name), id) where status = 'APPROVED';

create table branch (
  company_code text not null,
  branch_code text not null,
  name text not null,
  primary key (company_code, branch_code)
);
-- What sellers and orders ship from until somebody says otherwise (C-140).
insert into branch (company_code, branch_code, name) values ('01', '01', 'Matriz');

create table app_user (
  id integer primary key generated always as identity,
  name text not null,
  email text not null,
  password_hash text not null,
  roles text[] not null check (
    cardinality(roles) > 0 and roles <@ array[
      'ADMINISTRATOR', 'POINTS_ADMINISTRATOR', 'INTEGRATOR', 'COMMERCIAL', 'FINANCIAL', 'LOGISTICS',
      'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS', 'MANAGER', 'CONTRIBUTOR', 'SHIPPING_COMPANY', 'PRODUCTION',
      'REGISTRATION', 'PURCHASE', 'MARKETING']),
  can_view_product_prices boolean not null default false,
  can_view_margin_liquid boolean not null default false,
  -- An integrator's own seller; the owner is the seller a manager or contributor acts for (AUTH-020).
  seller_id integer references seller,
  owner_id integer references seller,
  notification_methods text[] not null default '{}',
  avatar text,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index app_user_email on app_user (lower(email));

-- One family per login; a used refresh token that comes back ends the family.
create table session_family (
  id uuid primary key,
  user_id integer not null references app_user on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index session_family_user on session_family (user_id) where ended_at is null;

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
