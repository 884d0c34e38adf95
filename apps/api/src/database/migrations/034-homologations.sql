-- The utilities to which generators are connected, maintained by the administration (C-167). Tariffs change every year,
-- so none is built in: only names and states are.
create table utility (
  id integer primary key generated always as identity,
  name text not null check (length(name) between 1 and 80),
  states text[] not null check (cardinality(states) > 0),
  -- IBGE codes; none: all cities of the states.
  cities text[] not null default '{}',
  -- Reais a kWh with taxes.
  tariff numeric(8, 5) check (tariff between 0.1 and 5),
  fio_b numeric(8, 5) check (fio_b between 0 and 5 and (tariff is null or fio_b <= tariff)),
  valid_from date check (valid_from is not null or (tariff is null and fio_b is null)),
  rule text not null default 'MAX' check (rule in ('MAX', 'SUM')),
  -- Calendar days for the connection budget, working days for the inspection (C-177).
  connection_days smallint not null default 15 check (connection_days between 1 and 365),
  works_days smallint not null default 30 check (works_days between 1 and 365),
  major_works_days smallint not null default 45 check (major_works_days between 1 and 365),
  inspection_days smallint not null default 7 check (inspection_days between 1 and 365),
  portal text,
  -- [{label, source}] in the order of the form (HOM-014).
  form jsonb not null default '[]',
  largest_single_phase_kw numeric(6, 2) check (largest_single_phase_kw > 0),
  version integer not null default 1
);
create unique index utility_name on utility (plain(name));

insert into utility (name, states) values
  ('Energisa Acre', '{AC}'), ('Energisa Mato Grosso', '{MT}'), ('Energisa Mato Grosso do Sul', '{MS}'),
  ('Energisa Minas Rio', '{MG}'), ('Energisa Paraíba', '{PB}'), ('Energisa Rondônia', '{RO}'),
  ('Energisa Sergipe', '{SE}'), ('Energisa Sul-Sudeste', '{SP}'), ('Energisa Tocantins', '{TO}'),
  ('Equatorial Alagoas', '{AL}'), ('Equatorial Amapá (CEA)', '{AP}'), ('Equatorial Goiás', '{GO}'),
  ('Equatorial Maranhão', '{MA}'), ('Equatorial Pará', '{PA}'), ('Equatorial Piauí', '{PI}'),
  ('Equatorial Rio Grande do Sul (CEEE)', '{RS}'), ('Amazonas Energia', '{AM}'), ('Roraima Energia', '{RR}'),
  ('Neoenergia Coelba', '{BA}'), ('Neoenergia Cosern', '{RN}'), ('Neoenergia Pernambuco', '{PE}'),
  ('Neoenergia Elektro', '{MS,SP}'), ('Neoenergia Brasília', '{DF}'), ('Enel Ceará', '{CE}'), ('Enel Rio', '{RJ}'),
  ('Enel São Paulo', '{SP}'), ('Light', '{RJ}'), ('CPFL Paulista', '{SP}'), ('CPFL Piratininga', '{SP}'),
  ('CPFL Santa Cruz', '{SP}'), ('RGE', '{RS}'), ('EDP São Paulo', '{SP}'), ('EDP Espírito Santo', '{ES}'),
  ('CEMIG', '{MG}'), ('Copel', '{PR}'), ('Celesc', '{SC}');

-- The registration at INMETRO, imported with the catalogue (HOM-013): without a number it has no last day.
alter table product add column inmetro_number text;
alter table product add column inmetro_valid_until date;
alter table product add constraint product_inmetro_check
  check (inmetro_valid_until is null or inmetro_number is not null);

-- The connection of a generator to the grid, as the utility approves it (HOM-001, C-177).
create table homologation (
  id integer primary key generated always as identity,
  seller_id integer not null references seller,
  -- Null once the budget was removed.
  order_id integer references orders on delete set null,
  site_id integer references site on delete set null,
  status text not null default 'DOCUMENTS' check (status in (
    'DOCUMENTS', 'SUBMITTED', 'PENDENCY', 'ISSUED', 'INSPECTION', 'CONNECTED', 'DENIED')),
  -- Counts the changes of the record (C-152).
  version integer not null default 1,
  -- The day on which the status began, and the last one on which the utility may answer.
  status_on date not null,
  due_on date,
  -- Where the open pendency was raised.
  pendency_from text check (pendency_from in ('SUBMITTED', 'INSPECTION')),
  street text,
  house_number text,
  complement text,
  district text,
  city_code text,
  postal_code text check (postal_code ~ '^[0-9]{8}$'),
  supply text check (supply in ('MONO_127', 'MONO_220', 'BI_127_220', 'BI_220_380', 'TRI_127_220', 'TRI_220_380')),
  breaker_a integer check (breaker_a between 10 and 1000),
  utility_id integer references utility,
  consumer_unit text,
  holder_name text,
  holder_document text,
  holder_email text,
  holder_phone text,
  consumption_class text check (consumption_class in (
    'RESIDENTIAL', 'COMMERCIAL', 'INDUSTRIAL', 'RURAL', 'PUBLIC_AUTHORITY', 'PUBLIC_LIGHTING', 'PUBLIC_SERVICE')),
  technician_name text,
  technician_register text,
  technician_responsibility text,
  works text not null default 'NONE' check (works in ('NONE', 'MINOR', 'MAJOR')),
  protocol text,
  submitted_on date,
  pendency_on date,
  issued_on date,
  inspection_on date,
  connected_on date,
  denied_on date,
  pendency_text text,
  denial_text text,
  -- Module and inverter as they were submitted last (HOM-015).
  submitted_equipment jsonb,
  created_by integer not null references app_user,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index homologation_of_seller on homologation (seller_id, id);
create index homologation_of_order on homologation (order_id) where order_id is not null;
create index homologation_of_site on homologation (site_id) where site_id is not null;
create index homologation_due on homologation (seller_id, due_on) where due_on is not null;
create index homologation_updated on homologation (updated_at);
-- One open homologation for each consumer unit of a seller, however its number is written (C-177).
create unique index homologation_open_unit
  on homologation (seller_id, upper(regexp_replace(consumer_unit, '[^0-9A-Za-z]', '', 'g')))
  where consumer_unit is not null and status not in ('CONNECTED', 'DENIED');

create table homologation_log (
  id integer primary key generated always as identity,
  homologation_id integer not null references homologation on delete cascade,
  at timestamptz not null,
  author_id integer not null references app_user,
  kind text not null check (kind in ('CREATED', 'EDITED', 'MOVED')),
  from_status text check (from_status in
    ('DOCUMENTS', 'SUBMITTED', 'PENDENCY', 'ISSUED', 'INSPECTION', 'CONNECTED', 'DENIED')),
  to_status text check (to_status in
    ('DOCUMENTS', 'SUBMITTED', 'PENDENCY', 'ISSUED', 'INSPECTION', 'CONNECTED', 'DENIED')),
  -- What the utility requested, or why it denied.
  text text
);
create index homologation_log_of on homologation_log (homologation_id, id);

-- The ZIP of each submission, byte for byte (C-178); apart from the record, so that lists never read it.
create table homologation_pack (
  id integer primary key generated always as identity,
  homologation_id integer not null references homologation on delete cascade,
  submitted_at timestamptz not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bytea not null
);
create index homologation_pack_of on homologation_pack (homologation_id, id);

alter table audit_entry drop constraint audit_entry_subject_kind_check;
alter table audit_entry add constraint audit_entry_subject_kind_check check (subject_kind in (
  'user', 'seller', 'banner', 'setting', 'payment-method', 'other-payment-method', 'points', 'freight-rate', 'branch',
  'season', 'catalogue', 'product', 'consultant', 'link', 'order', 'failure', 'dead-letter', 'person', 'irradiation',
  'financing-line', 'company-brand', 'utility', 'homologation'));
