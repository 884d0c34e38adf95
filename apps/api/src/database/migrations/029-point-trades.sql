-- What an integrator swapped points for: beside the debit that pays for it, the product and the delivery address as they
-- were then (C-129). The address is of this swap alone; columns take the widest limits (C-90).
create table point_trade (
  entry_id integer primary key references point_entry on delete cascade,
  product_code text not null references product,
  product_name text not null,
  category_name text,
  address_cep text not null,
  address_description text not null,
  address_number text not null,
  address_neighborhood text not null,
  address_complement text,
  erp_state text not null,
  erp_city text not null,
  erp_city_name text not null
);
