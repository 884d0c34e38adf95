-- The irradiation of cities for which better figures are known than those of their state's capital (YLD-002).
create table city_irradiation (
  city_code text primary key check (city_code ~ '^[0-9]{7}$'),
  city_name text not null,
  latitude numeric(7, 4) not null check (latitude between -34 and 6),
  -- Wh/m² a day, January to December.
  monthly integer[] not null check (array_length(monthly, 1) = 12),
  source text not null
);

alter table audit_entry drop constraint audit_entry_subject_kind_check;
alter table audit_entry add constraint audit_entry_subject_kind_check check (subject_kind in (
  'user', 'seller', 'banner', 'setting', 'payment-method', 'other-payment-method', 'points', 'freight-rate', 'branch',
  'season', 'catalogue', 'product', 'consultant', 'link', 'order', 'failure', 'dead-letter', 'person', 'irradiation'));
