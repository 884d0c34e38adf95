-- What a voucher says of its payment, and its way to the ERP (VOU-017, VOU-021). Documents have none of it.
alter table order_attachment
  add column voucher_number text check (voucher_number ~ '^[0-9]{1,15}$'),
  add column amount_cents bigint check (amount_cents between 0 and 9999999900),
  add column voucher_date date,
  -- The distributor's account as it was when the voucher was saved: the list of accounts may change later.
  add column bank_account_id integer,
  add column bank_number text,
  add column bank_branch text,
  add column bank_account text,
  add column bank_account_name text,
  -- How often a user sent it: each sending has a key of its own at the ERP, which a repeated delivery shares.
  add column send_count integer not null default 0,
  add column sent_at timestamptz,
  -- Why the ERP refused the last sending; null once it is sent again.
  add column erp_refusal text,
  add column version integer not null default 1,
  add check (type is not null or (voucher_number is null and amount_cents is null and voucher_date is null));
