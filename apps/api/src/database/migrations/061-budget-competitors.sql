-- What each side says about the competitor of a lost budget, which only this side reads (C-188). A later integrator of the
-- budget reads nothing of an earlier one. It replaces the competitor of `budget_outcome`, which only had one side.
create table budget_competitor (
  order_id integer not null references budget_outcome on delete cascade,
  seller_id integer not null references seller,
  side text not null check (side in ('integrator', 'distributor')),
  name text,
  price_cents bigint check (price_cents >= 0),
  named_by integer references app_user,
  named_at timestamptz not null,
  primary key (order_id, seller_id, side),
  check (name is not null or price_cents is not null)
);
insert into budget_competitor
  select order_id, seller_id, side, competitor_name, competitor_price_cents, reason_by, reason_at from budget_outcome
  where side is not null and reason_at is not null
    and (competitor_name is not null or competitor_price_cents is not null);
