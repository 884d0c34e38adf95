create table payment_method (
  reference text primary key check (reference in (
    'CREDIT_CARD', 'BARCODE', 'CREDIT_CARD + BARCODE', 'CREDIT_CARD + CREDIT_CARD', 'PIX', 'DEPOSIT', 'FINANCING',
    'OTHERS')),
  max_installments integer not null check (max_installments between 1 and 72),
  default_installment integer not null default 1,
  position integer not null,
  active boolean not null default true
);
-- Each method is offered without instalments and interest until the administration changes it (C-140).
insert into payment_method (reference, max_installments, position) values
  ('CREDIT_CARD', 1, 0), ('CREDIT_CARD + CREDIT_CARD', 1, 1), ('CREDIT_CARD + BARCODE', 1, 2), ('BARCODE', 1, 3),
  ('PIX', 1, 4), ('FINANCING', 1, 5), ('OTHERS', 1, 6), ('DEPOSIT', 1, 7);

create table payment_interest (
  reference text not null references payment_method on delete cascade check (reference in (
    'CREDIT_CARD', 'BARCODE', 'CREDIT_CARD + BARCODE', 'CREDIT_CARD + CREDIT_CARD', 'PIX', 'DEPOSIT', 'FINANCING',
    'OTHERS')),
  installment integer not null check (installment between 1 and 72),
  percentage numeric(7, 4) not null check (percentage >= 0),
  primary key (reference, installment)
);

-- The payment conditions of the method 'others': the portal's copy of the ERP's conditions, which is what users see
-- (C-88), and the portal's own.
create table other_payment_method (
  id integer primary key generated always as identity,
  code text not null unique,
  description text not null,
  quantity_installment integer not null check (quantity_installment between 1 and 72),
  range_installment integer not null check (range_installment >= 0),
  active boolean not null default true,
  search text generated always as (plain(code || ' ' || description)) stored,
  origin text not null default 'ERP' check (origin in ('ERP', 'PORTAL')),
  -- The administration's decision (C-140). 'active' is what the ERP says; the nightly copy from the ERP must not undo
  -- this decision.
  offered boolean not null default true,
  version integer not null default 1
);

-- One attempt at one part of an order's payment (C-141). A part that was refused or expired unpaid is tried again under
-- the next number. Earlier attempts stay, because their money may still arrive.
create table order_charge (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  part integer not null check (part in (1, 2)),
  attempt integer not null check (attempt > 0),
  means text not null check (means in ('CREDIT_CARD', 'BARCODE', 'PIX')),
  amount_cents bigint not null check (amount_cents > 0),
  installments integer not null check (installments between 1 and 72),
  state text not null default 'OPEN'
    check (state in ('OPEN', 'PAID', 'REFUSED', 'REVERSED', 'MISMATCHED', 'CANCELED')),
  due_date date not null,
  -- The gateway's identifier; null until the gateway's answer is stored.
  gateway_id text unique,
  -- The payment page, and the text to type or copy: the line of a boleto, the code of a Pix.
  url text,
  token text,
  code text,
  -- Why the gateway refused the charge, in the gateway's words.
  refusal text,
  paid_cents bigint not null default 0,
  -- First six and last four digits (C-98), and the document of the cardholder.
  card_number text,
  card_holder_document text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (order_id, part, attempt)
);

-- The analysis of a captured card payment (C-87), one per order.
create table card_analysis (
  id integer primary key generated always as identity,
  order_id integer not null unique references orders on delete cascade,
  status text not null default 'AWAITING_ANALYSIS'
    check (status in ('AWAITING_ANALYSIS', 'ANALYSIS_DONE', 'FINISHED_ANALYSIS')),
  consult boolean,
  match integer,
  match2 integer,
  created_at timestamptz not null,
  -- When the payment was confirmed.
  finished_at timestamptz,
  -- When the card register last failed; null after a successful answer.
  check_failed_at timestamptz
);
create index card_analysis_by_status on card_analysis (status, id desc);

create table card_analysis_log (
  id integer primary key generated always as identity,
  card_analysis_id integer not null references card_analysis on delete cascade,
  user_id integer not null references app_user,
  type text not null check (type in ('CONSULT', 'analysis')),
  description text not null,
  created_at timestamptz not null
);
create index card_analysis_log_of on card_analysis_log (card_analysis_id, id);

-- The credit analysis of an order (FIN-007…FIN-011). Personal data is only in the four forms, which are passed to the
-- bank unchanged, so that no CHECK here can print such a value in an error.
create table order_financing (
  order_id integer primary key references orders on delete cascade,
  equipment_value_cents bigint not null,
  input_value_cents bigint not null,
  waiting_period_days integer not null,
  installments integer not null,
  installments_value_cents bigint not null,
  -- Null when the borrower is a person.
  company jsonb,
  person jsonb not null,
  reference jsonb not null default '{}',
  account jsonb not null default '{}',
  saved_by integer not null references app_user,
  saved_at timestamptz not null
);

-- The charges of the simulated gateway; empty when a real gateway is used.
create table simulated_gateway_order (
  id text primary key,
  record jsonb not null
);
