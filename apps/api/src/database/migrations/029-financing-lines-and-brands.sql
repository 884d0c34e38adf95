-- The financing lines that proposals copy (PROP-022).
create table financing_line (
  id integer primary key generated always as identity,
  bank text not null check (length(bank) between 1 and 60),
  -- Percent a month.
  rate numeric(4, 2) not null check (rate between 0 and 10),
  installments smallint[] not null check (cardinality(installments) between 1 and 12),
  grace_days smallint[] not null
    check (cardinality(grace_days) > 0 and grace_days <@ array[30, 60, 90, 120, 150, 180]::smallint[]),
  -- Percent of the price that the bank finances at most.
  share numeric(5, 2) not null check (share between 1 and 100),
  version integer not null default 1
);

-- How a company presents itself in its proposals (PROP-028, C-174). A seller without a row has no brand.
create table seller_brand (
  seller_id integer primary key references seller,
  trade_name text not null,
  -- '#RRGGBB'; null for the neutral colours of the product.
  colour text check (colour ~ '^#[0-9A-F]{6}$'),
  phone text not null,
  email text not null,
  site text not null,
  warranty_text text not null,
  payment_text text not null,
  -- The file of the logo; null without one.
  logo text,
  version integer not null default 1
);

alter table audit_entry drop constraint audit_entry_subject_kind_check;
alter table audit_entry add constraint audit_entry_subject_kind_check check (subject_kind in (
  'user', 'seller', 'banner', 'setting', 'payment-method', 'other-payment-method', 'points', 'freight-rate', 'branch',
  'season', 'catalogue', 'product', 'consultant', 'link', 'order', 'failure', 'dead-letter', 'person', 'irradiation',
  'financing-line', 'company-brand'));
