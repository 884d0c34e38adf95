-- The public page with the warranties of a site (WAR-006, C-153): the token of its address is not stored.
create table warranty_link (
  site_id integer primary key references site on delete cascade,
  nonce text not null,
  hash text not null unique,
  opened_by integer not null references app_user,
  opened_at timestamptz not null
);
