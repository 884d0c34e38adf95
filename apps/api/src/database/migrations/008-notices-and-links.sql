-- A notification of a user (C-111).
create table notification (
  id integer primary key generated always as identity,
  user_id integer not null references app_user on delete cascade,
  type text not null,
  title text not null,
  message text not null,
  icon text not null,
  is_read boolean not null default false,
  order_id integer references orders on delete cascade,
  seller_id integer references seller on delete cascade,
  created_at timestamptz not null,
  -- When the e-mail copy was sent: only once, even if the delivery is retried.
  mailed_at timestamptz,
  -- The transaction that wrote it: the stream sends what its last snapshot did not include, in any order of commit.
  written_by xid8 not null default pg_current_xact_id(),
  constraint notification_type check (type in (
    'INVOICE', 'INVOICE_EXPIRATION', 'BUDGET', 'BUDGET_EXPIRATION', 'SELLER_REGISTER', 'SELLER_DIGITAL_DOCUMENT')),
  -- The names are the same as in the API (NOT-004).
  constraint notification_icon check (icon in ('SUCCESS', 'INFO', 'WARNING', 'DANGER', 'LOGOUT'))
);
create index notification_written on notification (user_id, written_by);
-- The bell lists notifications by time.
create index notification_by_time on notification (user_id, created_at desc, id desc);
-- What the bell counts, and what the daily purge deletes.
create index notification_unread on notification (user_id) where not is_read;
create index notification_created on notification (created_at);

-- The pictures of the home and of the points area (BAN-004); their bytes are in the file storage, named after their
-- content.
create table banner (
  id integer primary key generated always as identity,
  -- The text alternative of the picture, for users who cannot see it.
  title text not null,
  refer_link text,
  active boolean not null,
  location text not null check (location in ('dashboard', 'points informations')),
  file_name text not null,
  format text not null check (format in ('png', 'jpg', 'webp')),
  position integer not null,
  version integer not null default 1
);
create index banner_of_location on banner (location, position, id);
create index banner_of_file on banner (file_name);
-- A work queue of the home (USE-029): few rows among many.
create index banner_switched_off on banner (id) where not active;

-- Which banners a user has seen: a banner with another picture is new again (USE-003).
create table banner_seen (
  user_id integer not null references app_user on delete cascade,
  banner_id integer not null references banner on delete cascade,
  file_name text not null,
  primary key (user_id, banner_id, file_name)
);
create index banner_seen_of_banner on banner_seen (banner_id);

-- The consultant of the integrators of some states (NAV-016).
create table consultant_contact (
  id integer primary key generated always as identity,
  states text[] not null check (cardinality(states) > 0),
  consultant_name text not null,
  phone_number text not null check (phone_number ~ '^[0-9]{10,11}$'),
  -- When two consultants have the same state, the first one is shown.
  position integer not null default 0,
  -- An edit that started from an older version is refused.
  version integer not null default 1
);

-- Links to other sites (C-15); a link without roles is for everyone.
create table portal_link (
  id integer primary key generated always as identity,
  place text not null check (place in ('modules', 'apps', 'library')),
  label text not null,
  url text not null check (url ~ '^https://'),
  roles text[] not null default '{}' check (
    roles <@ array[
      'ADMINISTRATOR', 'POINTS_ADMINISTRATOR', 'INTEGRATOR', 'COMMERCIAL', 'FINANCIAL', 'LOGISTICS',
      'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS', 'MANAGER', 'CONTRIBUTOR', 'SHIPPING_COMPANY', 'PRODUCTION',
      'REGISTRATION', 'PURCHASE', 'MARKETING']),
  position integer not null default 0,
  version integer not null default 1
);
