-- The consumer units that receive the credits, [{consumerUnit, share}] with shares in percent; null without any (C-178).
alter table homologation add column credit_units jsonb;

-- A registration at INMETRO that the distributor's staff entered; it takes the place of the imported one (HOM-013).
alter table product_content add column inmetro_number text;
alter table product_content add column inmetro_valid_until date;
alter table product_content add constraint product_content_inmetro_check
  check (inmetro_valid_until is null or inmetro_number is not null);

-- The last day on which the registration staff was notified that a product lacks data of the pack (C-178).
create table registration_notice (
  product_code text primary key references product on delete cascade,
  noticed_on date not null
);
