-- Units of products that a budget keeps from everyone else until an instant (HOLD-001, C-186). A budget has one row,
-- which its next hold changes.
create table stock_hold (
  order_id integer primary key references orders on delete cascade,
  state text not null check (state in ('ACTIVE', 'USED', 'RELEASED', 'EXPIRED')),
  made_by integer not null references app_user,
  -- Of all holds of the budget: staff renew until some days later (HOLD-004).
  first_made_at timestamptz not null,
  -- The older of two holds loses units last (HOLD-010).
  made_at timestamptz not null,
  until timestamptz not null,
  -- When the order of the budget was approved: the next import of its products ends the hold (HOLD-007).
  approved_at timestamptz,
  ended_at timestamptz,
  -- Why the distributor released it; the seller reads it (HOLD-009).
  release_reason text
);
create index stock_hold_end on stock_hold (until) where state in ('ACTIVE', 'USED');

create table stock_hold_line (
  order_id integer not null references stock_hold on delete cascade,
  product_code text not null references product,
  asked integer not null check (asked > 0),
  units integer not null check (units >= 0 and units <= asked),
  -- Why not all units are held.
  reason text check (reason in ('UNKNOWN_STOCK', 'LATER', 'OUT_OF_STOCK', 'NOT_ENOUGH', 'STOCK_FELL')),
  -- Units lost since the stock fell, of which the author of the hold was not told yet (HOLD-010).
  untold_loss integer not null default 0 check (untold_loss >= 0),
  -- Whether the units still count. The end is the hold's own, so that one index says what is held of a product.
  is_live boolean not null,
  until timestamptz not null,
  primary key (order_id, product_code)
);
create index stock_hold_line_product on stock_hold_line (product_code) include (units, until, order_id) where is_live;

create index stock_hold_line_loss on stock_hold_line (order_id) where untold_loss > 0;

-- What is held decides on the stock that the store shows, and changes without a writer when a hold ends. Each end has a
-- line of its own, which counts for the version of the catalogue from that instant on (`catalogue-version.ts`).
alter table catalogue_change add column counts_from timestamptz;

create or replace function renew_catalogue_version() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  delete from catalogue_change
  where id in (select id from catalogue_change where counts_from is null for update skip locked);
  insert into catalogue_change default values;
  return null;
end $$;

create function renew_held_version() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  delete from catalogue_change where id in (select id from catalogue_change for update skip locked);
  insert into catalogue_change default values;
  insert into catalogue_change (counts_from) select distinct until from stock_hold_line where is_live;
  return null;
end $$;
create trigger renew_held_version after insert or update or delete or truncate on stock_hold_line
  for each statement execute function renew_held_version();
