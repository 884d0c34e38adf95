-- A budget or an order that was given to another integrator: who gave it, and what the earlier integrator had written
-- in it. Only staff read it (C-227).
create table seller_change (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  from_seller_id integer not null references seller,
  to_seller_id integer not null references seller,
  changed_by integer not null references app_user,
  changed_at timestamptz not null,
  content jsonb not null
);
create index seller_change_of_order on seller_change (order_id, id);

alter table orders
  -- The log line of the last change of the integrator: the new integrator reads nothing that is older.
  add column seller_changed_line integer,
  -- The version that the change made: the new integrator is shown no revision of an older one.
  add column seller_changed_version integer;

-- Added under an earlier integrator: listed for staff only.
alter table order_attachment add column before_seller_change boolean not null default false;
