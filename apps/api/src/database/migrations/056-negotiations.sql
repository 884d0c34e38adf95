-- The negotiation of a budget (QUO-001, C-182). It outlives a removed budget, so that both sides still read it: the order
-- has no foreign key. The seller is the one for whom it was asked; a later integrator of the budget reads none of it.
create table negotiation (
  id integer primary key generated always as identity,
  order_id integer not null,
  seller_id integer not null references seller,
  status text not null check (status in
    ('REQUESTED', 'COUNTERED', 'PENDING_APPROVAL', 'AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  -- Until when the newest offer may be accepted; null while there is none.
  valid_until timestamptz,
  opened_by integer not null references app_user,
  opened_at timestamptz not null,
  -- Who of the distributor offered last.
  handler_id integer references app_user,
  ended_at timestamptz,
  end_reason text check (end_reason in
    ('PRICE', 'TERM', 'COMPETITOR', 'CUSTOMER_GAVE_UP', 'FINANCING_DENIED', 'OUT_OF_STOCK', 'OTHER')),
  end_text text,
  -- The discount of the budget before the agreement, in reais, and when the agreement was ended (QUO-018).
  discount_before numeric(14, 5),
  agreement_ended_at timestamptz,
  -- Whether the integrator was reminded of the end of this offer (QUO-025).
  reminded_of timestamptz
);
create unique index negotiation_open on negotiation (order_id)
  where status in ('REQUESTED', 'COUNTERED', 'PENDING_APPROVAL');
create index negotiation_order on negotiation (order_id, id desc);
create index negotiation_queue on negotiation (opened_at, id)
  where status in ('REQUESTED', 'COUNTERED', 'PENDING_APPROVAL');
create index negotiation_end on negotiation (valid_until) where status = 'COUNTERED';

-- A round is never changed: who asked or offered what, at which prices of the budget (QUO-001).
create table negotiation_round (
  id integer primary key generated always as identity,
  negotiation_id integer not null references negotiation on delete cascade,
  number integer not null check (number > 0),
  side text not null check (side in ('integrator', 'distributor')),
  author_id integer not null references app_user,
  made_at timestamptz not null,
  valid_until timestamptz,
  total_discount_cents bigint not null check (total_discount_cents >= 0),
  discount_cents bigint not null check (discount_cents > 0),
  sub_total_cents bigint not null check (sub_total_cents >= discount_cents),
  cost_cents bigint not null,
  message text,
  unique (negotiation_id, number)
);

create table negotiation_round_line (
  round_id integer not null references negotiation_round on delete cascade,
  product_code text not null references product,
  position integer not null,
  quantity integer not null check (quantity > 0),
  list_cents bigint not null,
  cost_cents bigint not null,
  unit_cents bigint not null check (unit_cents between 0 and list_cents),
  primary key (round_id, product_code)
);

-- The history of the statuses; without author where a job or the end of the budget moved it. Both sides read an offer
-- from the move on that ends its approval (QUO-010).
create table negotiation_move (
  id integer primary key generated always as identity,
  negotiation_id integer not null references negotiation on delete cascade,
  round integer not null,
  from_status text check (from_status in
    ('REQUESTED', 'COUNTERED', 'PENDING_APPROVAL', 'AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  to_status text not null check (to_status in
    ('REQUESTED', 'COUNTERED', 'PENDING_APPROVAL', 'AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  side text check (side in ('integrator', 'distributor')),
  moved_by integer references app_user,
  moved_at timestamptz not null,
  -- Why an offer was sent back; only staff read it (QUO-011).
  text text
);
create index negotiation_move_negotiation on negotiation_move (negotiation_id);

-- The thread of both sides; internal messages never leave the distributor (QUO-019).
create table negotiation_message (
  id integer primary key generated always as identity,
  negotiation_id integer not null references negotiation on delete cascade,
  author_id integer not null references app_user,
  side text not null check (side in ('integrator', 'distributor')),
  text text not null,
  is_internal boolean not null,
  written_at timestamptz not null
);
create index negotiation_message_negotiation on negotiation_message (negotiation_id, written_at, id);

create table negotiation_file (
  id integer primary key generated always as identity,
  message_id integer not null references negotiation_message on delete cascade,
  name text not null,
  storage_key text not null,
  content_type text not null
);
create index negotiation_file_message on negotiation_file (message_id);

-- Up to which message each reader has read (QUO-020).
create table negotiation_reader (
  negotiation_id integer not null references negotiation on delete cascade,
  user_id integer not null references app_user,
  message_id integer not null,
  read_at timestamptz not null,
  primary key (negotiation_id, user_id)
);

-- The lowest margin in percent that a role offers without an approval (QUO-009).
create table margin_floor (
  role text primary key check (role in ('CUSTOMER_SUCCESS', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR', 'ADMINISTRATOR')),
  floor numeric(5, 2) not null check (floor between 0 and 100)
);
insert into margin_floor values
  ('CUSTOMER_SUCCESS', 18), ('COMMERCIAL', 15), ('COMMERCIAL_SUPERVISOR', 8), ('ADMINISTRATOR', 0);

-- How a budget ended, and why it was lost (QUO-023, C-188): one row for each, also for a removed one. A reason that was
-- given while the budget is open has no outcome yet.
create table budget_outcome (
  order_id integer primary key,
  seller_id integer not null references seller,
  outcome text check (outcome in ('WON', 'LOST')),
  -- When it was ordered, expired or removed, and its total at that time.
  decided_at timestamptz,
  total_cents bigint,
  reason text check (reason in
    ('PRICE', 'TERM', 'COMPETITOR', 'CUSTOMER_GAVE_UP', 'FINANCING_DENIED', 'OUT_OF_STOCK', 'OTHER', 'EXPIRED')),
  text text,
  -- The side that gave the reason, and what only that side reads.
  side text check (side in ('integrator', 'distributor')),
  competitor_name text,
  competitor_price_cents bigint check (competitor_price_cents >= 0),
  reason_by integer references app_user,
  reason_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create index budget_outcome_decided on budget_outcome (decided_at) where decided_at is not null;

-- While a negotiation is open, items and discounts are locked until this instant: that of the offer, or without end.
alter table orders add column negotiated_until timestamptz;
-- The discount of the agreement that a budget or its order has, and the agreed unit price of each item (C-183).
alter table orders add column agreed_discount_cents bigint check (agreed_discount_cents > 0);
alter table order_item add column agreed_unit_cents bigint check (agreed_unit_cents >= 0);

-- A line that only the distributor reads: an offer that waits for an approval, or an internal message (QUO-010, QUO-019).
alter table order_log add column staff_only boolean;
