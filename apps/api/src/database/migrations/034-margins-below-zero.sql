-- Why a discount was given that leaves a liquid margin below zero, who gave it and when (USE-021).
alter table orders
  add column margin_reason text check (length(margin_reason) between 10 and 300),
  add column margin_given_by integer references app_user,
  add column margin_given_at timestamptz,
  add constraint orders_margin_given check (num_nulls(margin_reason, margin_given_by, margin_given_at) in (0, 3));
