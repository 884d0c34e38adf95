-- The figures of orders, budgets, deliveries and claims (C-213). What counts of an order is stored in `figure_fact`, and
-- summed up by day and by month in `figure_summary`; both follow from the records and are made anew by a command.

-- The orders whose facts may have changed since they were summed up: written in the transaction of the change.
create table figure_change (
  id bigint primary key generated always as identity,
  order_id integer not null
);

create table figure_fact (
  order_id integer not null,
  kind text not null check (kind in ('ORDER', 'LINE', 'WON', 'LOST', 'LOST_LINE', 'DELIVERED', 'CLAIM')),
  -- The product, delivery or claim within the order.
  item text not null,
  -- In São Paulo.
  day date not null,
  seller_id integer not null,
  -- Company and branch, as the ERP names them; empty where the budget is removed, as is the state.
  branch text not null,
  uf text not null,
  product_code text not null,
  reason text not null,
  units bigint not null,
  value_cents bigint not null,
  watts bigint not null,
  list_cents bigint not null,
  discount_cents bigint not null,
  margin_cents bigint not null,
  -- Deliveries on time and in full, and those without a check.
  in_full integer not null,
  unchecked integer not null,
  primary key (order_id, kind, item)
);
-- The figures of one seller, and those of the days at the ends of a period.
create index figure_fact_seller on figure_fact (seller_id, kind, day);
create index figure_fact_day on figure_fact (kind, day);

-- One row for each combination that reports are grouped or narrowed by. Seller 0: all of them; '*': all of them.
create table figure_summary (
  kind text not null check (kind in ('ORDER', 'LINE', 'WON', 'LOST', 'LOST_LINE', 'DELIVERED', 'CLAIM')),
  span text not null check (span in ('DAY', 'MONTH')),
  seller_id integer not null,
  -- The day, or the first day of the month.
  day date not null,
  product_code text not null,
  branch text not null,
  uf text not null,
  reason text not null,
  facts bigint not null,
  units bigint not null,
  value_cents bigint not null,
  watts bigint not null,
  list_cents bigint not null,
  discount_cents bigint not null,
  margin_cents bigint not null,
  in_full bigint not null,
  unchecked bigint not null,
  primary key (kind, span, seller_id, day, product_code, branch, uf, reason)
);
create index figure_summary_state on figure_summary (kind, span, uf, day) where seller_id = 0;
create index figure_summary_product on figure_summary (product_code, day) where seller_id > 0 and kind = 'LINE';
create index figure_summary_empty on figure_summary (kind) where facts = 0;

-- What a lost budget was about, which outlives the budget (ANA-015).
create table lost_budget_line (
  order_id integer not null references budget_outcome on delete cascade,
  product_code text not null,
  quantity integer not null,
  value_cents bigint not null,
  primary key (order_id, product_code)
);

-- A remade budget counts once: for its last outcome (C-212).
alter table budget_outcome add column is_remade boolean not null default false;
create index orders_remade on orders (remade_from) where remade_from is not null;

-- The first day that was promised for a delivery: later promises do not make it punctual (ANA-006).
alter table delivery add column first_promised_on date;
update delivery set first_promised_on = promised_on;

create function remember_first_promise() returns trigger language plpgsql as $$
begin
  new.first_promised_on := coalesce(new.first_promised_on, new.promised_on);
  return new;
end $$;
create trigger remember_first_promise before insert or update of promised_on on delivery
  for each row execute function remember_first_promise();

create function mark_remade_budget() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update budget_outcome set is_remade = true where order_id = new.remade_from and not is_remade;
  return null;
end $$;
create trigger mark_remade_budget after insert or update of status on orders
  for each row when (new.remade_from is not null and new.status <> 'CART') execute function mark_remade_budget();

create function find_remade_budget() returns trigger language plpgsql as $$
begin
  new.is_remade := exists (select from orders where remade_from = new.order_id and status <> 'CART');
  return new;
end $$;
create trigger find_remade_budget before insert on budget_outcome
  for each row execute function find_remade_budget();

create function store_lost_lines() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into lost_budget_line (order_id, product_code, quantity, value_cents)
    select order_id, product_code, quantity, quantity * unit_value_cents from order_item where order_id = new.order_id
    on conflict do nothing;
  return null;
end $$;
create trigger store_lost_lines after insert or update of outcome on budget_outcome
  for each row when (new.outcome = 'LOST') execute function store_lost_lines();

create function change_figures_of_order() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into figure_change (order_id) values (coalesce(new.id, old.id));
  return null;
end $$;
create function change_figures() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into figure_change (order_id) values (coalesce(new.order_id, old.order_id));
  return null;
end $$;
create function change_figures_of_delivery() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into figure_change (order_id)
    select order_id from delivery where id = coalesce(new.delivery_id, old.delivery_id);
  return null;
end $$;
create function change_figures_of_product() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into figure_change (order_id) select order_id from order_item where product_code = new.code;
  return null;
end $$;

-- Carts and budgets have no figures until they end, so their changes cost nothing.
create trigger change_figures_of_new_order after insert on orders
  for each row when (new.status not in ('CART', 'BUDGET', 'BUDGET_EXPIRED')) execute function change_figures_of_order();
create trigger change_figures_of_order after update of status, seller_id, finished_at, company_code, branch_code,
    delivery_address_erp_state, charge_address_erp_state, estimated_delivery_date, total_invoice_cents, sub_total_cents,
    sub_total_with_discount_cents, kit_power_kw on orders
  for each row when (old.status not in ('CART', 'BUDGET', 'BUDGET_EXPIRED')
    or new.status not in ('CART', 'BUDGET', 'BUDGET_EXPIRED')) execute function change_figures_of_order();
create trigger change_figures_of_removed_order after delete on orders
  for each row when (old.status <> 'CART') execute function change_figures_of_order();
create trigger change_figures after insert or update or delete on budget_outcome
  for each row execute function change_figures();
create trigger change_figures after insert or update or delete on delivery
  for each row execute function change_figures();
create trigger change_figures after insert or delete on claim
  for each row execute function change_figures();
create trigger change_figures after insert or update or delete on delivery_check
  for each row execute function change_figures_of_delivery();
-- The power of an order is divided among its modules by theirs.
create trigger change_figures after update of power_w, group_code on product
  for each row when (old.power_w is distinct from new.power_w or old.group_code is distinct from new.group_code)
  execute function change_figures_of_product();

-- Of earlier releases.
update budget_outcome set is_remade = true
  where exists (select from orders where remade_from = budget_outcome.order_id and status <> 'CART');
insert into lost_budget_line (order_id, product_code, quantity, value_cents)
  select order_id, product_code, quantity, quantity * unit_value_cents
  from budget_outcome join order_item using (order_id) where outcome = 'LOST';
delete from figure_change;
insert into figure_change (order_id)
  select id from orders where status not in ('CART', 'BUDGET', 'BUDGET_EXPIRED')
  union select order_id from budget_outcome where outcome is not null;

-- Who has a report mailed, and for which day the last letter was sent (ANA-014). The link in a letter stops it once.
create table analytics_subscription (
  id integer primary key generated always as identity,
  user_id integer not null references app_user on delete cascade,
  report text not null,
  cadence text not null check (cadence in ('WEEKLY', 'MONTHLY')),
  created_at timestamptz not null,
  last_due_on date not null,
  nonce text not null,
  hash text not null unique,
  unique (user_id, report)
);
