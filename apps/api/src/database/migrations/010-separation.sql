-- Days on which the warehouse separates more or fewer orders than on any other such day of the week (VAL-012).
create table separation_capacity (
  day date primary key,
  quantity integer not null check (quantity >= 0)
);

-- How many orders are promised to each of the coming days.
create index orders_by_delivery on orders (delivery_date, status) where delivery_date is not null;
