-- Whom the integrators of some states may ask (NAV-016).
create table consultant_contact (
  id integer primary key generated always as identity,
  states text[] not null check (cardinality(states) > 0),
  consultant_name text not null,
  phone_number text not null check (phone_number ~ '^[0-9]{10,11}$'),
  -- Of two that answer for a state the first is asked.
  position integer not null default 0,
  -- An edit that began with an older version is refused.
  version integer not null default 1
);

-- What leads out of the portal (C-15); a link without roles is for everyone.
create table portal_link (
  id integer primary key generated always as identity,
  place text not null check (place in ('modules', 'apps', 'library')),
  label text not null,
  url text not null check (url ~ '^https://'),
  roles text[] not null default '{}',
  position integer not null default 0,
  version integer not null default 1
);
