-- Users who want to know once when a product can be ordered again; the row goes with the notification (SUB-012).
create table product_alert (
  id integer primary key generated always as identity,
  user_id integer not null references app_user on delete cascade,
  product_code text not null references product on delete cascade,
  made_at timestamptz not null,
  unique (user_id, product_code)
);
create index product_alert_product on product_alert (product_code);
