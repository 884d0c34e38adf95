-- The work of an integrator: one installation, with everything that is linked to it (C-175).
create table site (
  id integer primary key generated always as identity,
  seller_id integer not null references seller,
  title text not null check (length(title) between 1 and 120),
  customer_id integer references customer on delete set null,
  contact_name text,
  phone text,
  email text,
  address text,
  -- IBGE code.
  city_code text not null check (city_code ~ '^\d{7}$'),
  supply text check (supply in ('MONO_127', 'MONO_220', 'BI_127_220', 'BI_220_380', 'TRI_127_220', 'TRI_220_380')),
  -- Amperes of the main breaker.
  breaker_a integer check (breaker_a between 10 and 1000),
  utility text,
  consumer_unit text,
  roof_type_id integer,
  -- Degrees.
  roof_tilt integer check (roof_tilt between 0 and 90),
  roof_azimuth integer check (roof_azimuth between 0 and 359),
  -- kWh a month.
  consumption numeric(8, 1) check (consumption between 1 and 1000000),
  responsible_id integer references app_user,
  stage text not null default 'LEAD' check (stage in (
    'LEAD', 'VISIT', 'PROPOSAL', 'SIGNED', 'ORDERED', 'DELIVERED', 'INSTALLED', 'HOMOLOGATION', 'CONNECTED', 'LOST')),
  loss_reason text check (length(loss_reason) between 1 and 500),
  is_archived boolean not null default false,
  -- Counts the changes of the record (C-152).
  version integer not null default 1,
  created_by integer not null references app_user,
  created_at timestamptz not null,
  -- The last change of the site or of a record on it.
  touched_at timestamptz not null,
  search text generated always as (
    plain(title || ' ' || coalesce(contact_name, '') || ' ' || coalesce(consumer_unit, ''))) stored
);
create index site_of_seller on site (seller_id, touched_at) where not is_archived;
create index site_archived on site (seller_id, touched_at) where is_archived;
create index site_customer on site (customer_id) where customer_id is not null;
create index site_responsible on site (responsible_id) where responsible_id is not null;

-- Every move of a site, with the first stage as a move from none (SITE-004).
create table site_move (
  id integer primary key generated always as identity,
  site_id integer not null references site on delete cascade,
  from_stage text check (from_stage in (
    'LEAD', 'VISIT', 'PROPOSAL', 'SIGNED', 'ORDERED', 'DELIVERED', 'INSTALLED', 'HOMOLOGATION', 'CONNECTED', 'LOST')),
  to_stage text not null check (to_stage in (
    'LEAD', 'VISIT', 'PROPOSAL', 'SIGNED', 'ORDERED', 'DELIVERED', 'INSTALLED', 'HOMOLOGATION', 'CONNECTED', 'LOST')),
  -- The event that moved it; null for a person.
  event text check (event in (
    'proposalSent', 'proposalAccepted', 'orderFinished', 'ordersDelivered', 'homologationSubmitted',
    'homologationConnected')),
  reason text,
  user_id integer references app_user,
  author text not null,
  moved_at timestamptz not null
);
create index site_move_site on site_move (site_id, moved_at);

create table site_task (
  id integer primary key generated always as identity,
  seller_id integer not null references seller,
  site_id integer references site on delete cascade,
  title text not null check (length(title) between 1 and 120),
  due_on date not null,
  responsible_id integer not null references app_user,
  done_at timestamptz,
  done_by integer references app_user,
  -- The due day of which the responsible user was reminded (SITE-010).
  announced date,
  version integer not null default 1,
  created_by integer not null references app_user,
  created_at timestamptz not null,
  check ((done_at is null) = (done_by is null))
);
create index site_task_open on site_task (seller_id, due_on) where done_at is null;
create index site_task_done on site_task (seller_id, done_at) where done_at is not null;
create index site_task_site on site_task (site_id) where site_id is not null;
-- What the job of reminders looks for.
create index site_task_due on site_task (due_on) where done_at is null;

create table site_note (
  id integer primary key generated always as identity,
  site_id integer not null references site on delete cascade,
  -- Empty once it is removed.
  text text not null check (length(text) <= 2000),
  author_id integer not null references app_user,
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  version integer not null default 1,
  check ((removed_at is null) = (text <> ''))
);
create index site_note_site on site_note (site_id, created_at);

-- A picture written anew (SITE-014); its bytes are in the file store.
create table site_photo (
  id integer primary key generated always as identity,
  site_id integer not null references site on delete cascade,
  storage_key text not null unique,
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
  width integer not null,
  height integer not null,
  added_by integer not null references app_user,
  added_at timestamptz not null
);
create index site_photo_site on site_photo (site_id);

-- A record is linked to one site at most, of its own seller (SITE-007).
alter table orders add column site_id integer references site on delete set null;
create index orders_site on orders (site_id) where site_id is not null;
alter table proposal add column site_id integer references site on delete set null;
create index proposal_site on proposal (site_id) where site_id is not null;
