-- The comparison of the portal's money of a day with the gateway and the ERP (C-235, REL-013).

-- When the gateway received the money of a charge; null if it did not say, and in charges of earlier releases.
alter table order_charge add column paid_at timestamptz;

-- The payments of a day.
create index order_charge_paid on order_charge (coalesce(paid_at, settled_at)) where state in ('PAID', 'MISMATCHED');
create index order_log_paid on order_log (created_at) where to_status = 'INVOICE_PAYED';
create index order_attachment_settled on order_attachment (voucher_date) where status = 'SENT';

-- One day of São Paulo with one system. The figures are those of the last comparison in which the system answered.
create table reconciliation (
  day date not null,
  system text not null check (system in ('GATEWAY', 'ERP')),
  -- When it was last to be compared.
  requested_at timestamptz not null,
  -- When the lists were read from which the figures come; null before the first comparison.
  compared_at timestamptz,
  -- When the system last did not answer; null after it has answered.
  failed_at timestamptz,
  here_cents bigint,
  there_cents bigint,
  primary key (day, system),
  check ((compared_at is null) = (here_cents is null) and (compared_at is null) = (there_cents is null))
);

-- One payment as both sides know it; an amount is null on the side that does not know it.
create table reconciliation_row (
  id integer primary key generated always as identity,
  day date not null,
  system text not null check (system in ('GATEWAY', 'ERP')),
  -- Identifies the payment on both sides: the gateway's id, or the order in the ERP.
  key text not null,
  kind text not null check (kind in ('EQUAL', 'MISSING_HERE', 'MISSING_THERE', 'OTHER_AMOUNT')),
  order_ids integer[] not null,
  here_cents bigint,
  there_cents bigint,
  state text not null default 'OPEN' check (state in ('OPEN', 'HANDLED')),
  -- When it was found as it is.
  found_at timestamptz not null,
  handled_by integer references app_user,
  handled_at timestamptz,
  comment text,
  -- Grows when a comparison changes the figures, so that nobody handles figures that were not seen.
  version integer not null default 1,
  foreign key (day, system) references reconciliation,
  unique (day, system, key),
  check ((handled_at is null) = (handled_by is null) and (handled_at is null) = (comment is null)),
  check (here_cents is not null or there_cents is not null)
);
-- The differences that wait for a person.
create index reconciliation_row_open on reconciliation_row (day) where state = 'OPEN' and kind <> 'EQUAL';

-- The settled titles of the simulated ERP; empty when a real ERP is used.
create table simulated_erp_title (
  key text primary key,
  record jsonb not null
);
create index simulated_erp_title_day on simulated_erp_title ((record ->> 'day'));
