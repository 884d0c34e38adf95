-- The decision of the financial department about a payment of another amount (C-235, REL-011); null until it is made.
alter table order_charge
  add column resolution text check (resolution in ('ACCEPTED', 'RETURNED')),
  add column resolution_reason text,
  add column resolved_by integer references app_user,
  add column resolved_at timestamptz;

-- The charges that are read from the gateway every 15 minutes (REL-012).
create index order_charge_payable on order_charge (created_at)
  where state in ('OPEN', 'REFUSED') and gateway_id is not null;

-- When the gateway last sent a message, and when its silence was last reported (REL-012): one row.
create table gateway_contact (
  id integer primary key default 1 check (id = 1),
  last_message_at timestamptz,
  silence_reported_at timestamptz
);
insert into gateway_contact default values;

-- Who handled a message that cannot be applied, and how; it then leaves the list of such messages (REL-008).
alter table inbound_event
  add column handled_by integer references app_user,
  add column handled_at timestamptz,
  add column handling_note text;
