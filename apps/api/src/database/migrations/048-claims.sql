-- The last number that a claim of each year has (CLM-001).
create table claim_year (year smallint primary key, last_number integer not null);

-- A claim of an integrator about units that are missing, damaged, wrong or defective (CLM-001, C-203).
create table claim (
  id integer primary key generated always as identity,
  year smallint not null,
  -- From 1 in each year.
  number integer not null check (number > 0),
  order_id integer not null references orders on delete cascade,
  -- The delivery that was short or damaged.
  delivery_id integer references delivery on delete set null,
  type text not null check (type in ('MISSING', 'DAMAGED', 'WRONG_ITEM', 'DEFECT')),
  wish text not null check (wish in ('REPLACE', 'CREDIT', 'REFUND', 'REPAIR')),
  status text not null check (status in
    ('OPEN', 'IN_ANALYSIS', 'WAITING_CUSTOMER', 'APPROVED', 'RESOLVED', 'REFUSED', 'CANCELED')),
  text text not null,
  opened_by integer not null references app_user,
  opened_at timestamptz not null,
  -- Who took it.
  handler_id integer references app_user,
  -- By the end of these days it is to be answered and decided (CLM-006).
  answer_due_on date not null,
  decision_due_on date not null,
  answered_at timestamptz,
  decided_at timestamptz,
  -- Since when it waits for the integrator.
  waiting_since timestamptz,
  -- When it was resolved, refused or cancelled.
  ended_at timestamptz,
  is_reopened boolean not null default false,
  is_contested boolean not null default false,
  -- The last decision.
  solution text check (solution in ('REPLACE', 'CREDIT', 'REFUND', 'REPAIR')),
  amount_cents bigint check (amount_cents > 0),
  reason text,
  -- What its reader was already told (CLM-006, C-203).
  is_lateness_told boolean not null default false,
  is_waiting_told boolean not null default false,
  version integer not null default 1,
  unique (year, number)
);
create index claim_order on claim (order_id);
create index claim_delivery on claim (delivery_id) where delivery_id is not null;
create index claim_open on claim (status, decision_due_on) where status in ('OPEN', 'IN_ANALYSIS', 'WAITING_CUSTOMER');

create table claim_line (
  claim_id integer not null references claim on delete cascade,
  order_item_id integer not null references order_item on delete cascade,
  type text not null check (type in ('MISSING', 'DAMAGED', 'WRONG_ITEM', 'DEFECT')),
  quantity integer not null check (quantity > 0),
  primary key (claim_id, order_item_id, type)
);
create index claim_line_item on claim_line (order_item_id);

create table claim_serial (
  claim_id integer not null references claim on delete cascade,
  serial_id integer not null references serial_number on delete cascade,
  primary key (claim_id, serial_id)
);
create index claim_serial_serial on claim_serial (serial_id);

create table claim_photo (
  id integer primary key generated always as identity,
  claim_id integer not null references claim on delete cascade,
  order_item_id integer references order_item on delete cascade,
  storage_key text not null,
  content_type text not null,
  width integer not null,
  height integer not null,
  added_by integer not null references app_user,
  added_at timestamptz not null
);
create index claim_photo_claim on claim_photo (claim_id);
create index claim_photo_item on claim_photo (order_item_id) where order_item_id is not null;

-- The history of its statuses; no author where a job moved it.
create table claim_move (
  id integer primary key generated always as identity,
  claim_id integer not null references claim on delete cascade,
  from_status text check (from_status in
    ('OPEN', 'IN_ANALYSIS', 'WAITING_CUSTOMER', 'APPROVED', 'RESOLVED', 'REFUSED', 'CANCELED')),
  to_status text not null check (to_status in
    ('OPEN', 'IN_ANALYSIS', 'WAITING_CUSTOMER', 'APPROVED', 'RESOLVED', 'REFUSED', 'CANCELED')),
  moved_by integer references app_user,
  moved_at timestamptz not null,
  reason text,
  -- Of an approval.
  solution text check (solution in ('REPLACE', 'CREDIT', 'REFUND', 'REPAIR')),
  amount_cents bigint check (amount_cents > 0)
);
create index claim_move_claim on claim_move (claim_id);

-- The thread of both sides; internal messages never leave the distributor (CLM-010).
create table claim_message (
  id integer primary key generated always as identity,
  claim_id integer not null references claim on delete cascade,
  author_id integer not null references app_user,
  side text not null check (side in ('integrator', 'distributor')),
  text text not null,
  is_internal boolean not null,
  written_at timestamptz not null
);
create index claim_message_claim on claim_message (claim_id);

create table claim_file (
  id integer primary key generated always as identity,
  message_id integer not null references claim_message on delete cascade,
  name text not null,
  storage_key text not null,
  content_type text not null
);
create index claim_file_message on claim_file (message_id);

-- The delivery that replaces units of a claim counts neither for its order nor for the items (CLM-007).
alter table delivery add column claim_id integer references claim on delete set null;
create index delivery_of_claim on delivery (claim_id) where claim_id is not null;

-- The unit that came in the place of another one, and the first of them, whose warranty it goes on with (WAR-007).
alter table serial_number
  add column replaces_id integer unique references serial_number,
  add column first_id integer references serial_number;
create index serial_number_first on serial_number (first_id) where first_id is not null;

alter table audit_entry drop constraint audit_entry_subject_kind_check;
alter table audit_entry add constraint audit_entry_subject_kind_check check (subject_kind in (
  'user', 'seller', 'banner', 'setting', 'payment-method', 'other-payment-method', 'points', 'freight-rate', 'branch',
  'season', 'catalogue', 'product', 'consultant', 'link', 'order', 'failure', 'dead-letter', 'person', 'irradiation',
  'financing-line', 'company-brand', 'utility', 'homologation', 'claim', 'proposal', 'site'));

-- The claim that the closing of the check opened (DEL-012); a delivery may have others.
alter table delivery_check add column claim_id integer references claim on delete set null;
create index delivery_check_claim on delivery_check (claim_id) where claim_id is not null;
