-- Months of warranty as the manufacturer gives them; null: unknown (WAR-004, C-205).
alter table product add column warranty_months smallint check (warranty_months between 0 and 480);
alter table product add column performance_months smallint check (performance_months between 0 and 480);

-- The serial numbers of delivered units (WAR-001). The product is that of the item, or a piece of the kit that it is.
create table serial_number (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  order_item_id integer not null references order_item on delete cascade,
  product_code text not null references product,
  number text not null check (number ~ '^[A-Z0-9./-]{4,40}$'),
  source text not null check (source in ('ERP', 'LOGISTICS', 'INTEGRATOR')),
  delivery_id integer references delivery on delete set null,
  -- Null when the ERP sent it.
  registered_by integer references app_user,
  registered_at timestamptz not null,
  unique (product_code, number)
);
create index serial_number_order on serial_number (order_id);
create index serial_number_item on serial_number (order_item_id);
create index serial_number_delivery on serial_number (delivery_id) where delivery_id is not null;
create index serial_number_like on serial_number using gin (number gin_trgm_ops);
