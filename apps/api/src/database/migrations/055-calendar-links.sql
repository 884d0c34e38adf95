-- The calendar address of a user (WHK-013, C-153): the token of the address is not stored.
create table calendar_link (
  user_id integer primary key references app_user on delete cascade,
  nonce text not null,
  hash text not null unique,
  opened_at timestamptz not null
);
-- What ends within a period, for calendars.
create index orders_budgets_ending on orders (seller_id, finished_at) where status in ('BUDGET', 'BUDGET_EXPIRED');
