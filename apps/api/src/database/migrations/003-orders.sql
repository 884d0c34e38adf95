create table customer (
  id integer primary key generated always as identity,
  seller_id integer not null references seller,
  document_type text not null check (document_type in ('J', 'F')),
  document text not null,
  name text not null,
  fancy_name text not null default '',
  email text,
  phone_code text not null,
  phone text not null,
  ie text,
  has_ie boolean not null default false,
  address_cep text not null,
  address_description text not null,
  address_number text not null,
  address_neighborhood text not null,
  address_complement text,
  erp_state text not null,
  erp_city text not null,
  erp_city_name text not null,
  erp_code text,
  -- Why the ERP refused the registration, shown to staff; null when it accepted.
  erp_refusal text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- When a cart last chose the customer; until one does, when it was registered.
  used_at timestamptz not null default now(),
  search text generated always as
    (plain(name || ' ' || fancy_name || ' ' || document || ' ' || phone_code || phone)) stored,
  unique (seller_id, document)
);
create index customer_search on customer using gin (search gin_trgm_ops);
create index customer_of_seller on customer (seller_id, used_at desc, plain(name), id);

create table customer_address (
  id integer primary key generated always as identity,
  customer_id integer not null references customer on delete cascade,
  cep text not null,
  city_id text not null,
  city_name text not null,
  uf text not null,
  number text not null,
  reference text not null,
  neighborhood text not null,
  complement text,
  created_at timestamptz not null default now()
);
-- The same address is kept once, however often it is sent.
create unique index customer_address_once on customer_address
  (customer_id, cep, city_id, reference, number, neighborhood, coalesce(complement, ''));

-- Cart, budget and order are one entity (CART-003); the status says which it is.
create table orders (
  id integer primary key generated always as identity (start with 10001),
  type text not null default 'MP' check (type in ('MP', 'PA', 'BF')),
  status text not null default 'CART' check (status in (
    'CART', 'BUDGET', 'BUDGET_EXPIRED', 'INVOICE', 'PROCESSING', 'INVOICE_VALIDATED', 'INVOICE_APPROVED',
    'INVOICE_REPROVED', 'INVOICE_CANCELED', 'INVOICE_CANCELED_PAID', 'INVOICE_PAYED', 'INVOICE_PAYED_ERP',
    'FUTURE_SALE', 'INVOICE_BILLED', 'INVOICE_BILLING_ERP', 'BILLED_WAITING_RELEASE', 'BILLED_WAITING_PAYMENT',
    'INVOICE_SEPARATE', 'WAITING_DISPATCH', 'INVOICE_DISPATCHED', 'DELIVERY_IN_TRANSIT', 'DELIVERY_EN_ROUTE',
    'DELIVERY_START', 'DELIVERY_AT_AFFILIATE', 'INVOICE_DELIVERED', 'INVOICE_PAYMENT_ERROR',
    'CONFIRMING_PAYMENT_ERP', 'CONFIRMING_BILL_ERP', 'INVOICE_BILLING', 'PROCESSING_CANCELLATION',
    'WAITING_APPROVAL', 'INVOICE_ANALYSIS', 'PROCESSING_DISASSEMBLY', 'INVOICE_RETURNED')),
  seller_id integer not null references seller,
  created_by integer not null references app_user,
  created_at timestamptz not null,
  finished_at timestamptz,
  finished_by integer references app_user,
  approved_at timestamptz,
  company_code text not null default '01',
  branch_code text not null default '01',
  customer_id integer references customer,
  customer_type text check (customer_type in ('INTEGRATOR', 'CUSTOMER')),
  customer_document text,
  customer_name text,
  customer_phone text,
  customer_email text,
  charge_address_cep text,
  charge_address_description text,
  charge_address_number text,
  charge_address_complement text,
  charge_address_neighborhood text,
  charge_address_erp_state text,
  charge_address_erp_city text,
  charge_address_erp_city_name text,
  address_type text check (address_type in ('pickup', 'same', 'different')),
  delivery_address_id integer references customer_address on delete set null,
  delivery_address_cep text,
  delivery_address_description text,
  delivery_address_number text,
  delivery_address_complement text,
  delivery_address_neighborhood text,
  delivery_address_erp_state text,
  delivery_address_erp_city text,
  delivery_address_erp_city_name text,
  delivery_deadline integer,
  estimated_delivery_date date,
  payment_method text,
  card1_value_cents bigint,
  card2_value_cents bigint,
  card1_installments integer,
  card2_installments integer,
  financing_bank text check (financing_bank in ('BV', 'REDUCED_FEE', 'OTHERS')),
  is_payment_special_financing boolean not null default false,
  -- The condition that the financial department released for 'others', with its instalments (PAY-015).
  others_payment_method jsonb,
  additional_data text,
  -- BRL with 5 decimals (C-81); every other amount is integer cents.
  discount_value numeric(14, 5) not null default 0,
  freight_discount_cents bigint not null default 0,
  freight_percentage numeric(9, 4) not null default 0,
  freight_minimum_cents bigint not null default 0,
  gross_commission_cents bigint not null default 0,
  -- Totals of C-80, computed by the one pure function and stored with each change.
  percentage numeric(9, 5) not null default 0,
  sub_total_cents bigint not null default 0,
  sub_total_with_discount_cents bigint not null default 0,
  freight_cents bigint not null default 0,
  raw_invoice_cents bigint not null default 0,
  interest_cents bigint not null default 0,
  interest_percentage numeric(9, 4) not null default 0,
  net_commission_cents bigint not null default 0,
  total_invoice_cents bigint not null default 0,
  margin_liquid numeric(20, 4) not null default 0,
  kit_power_kw numeric(12, 3) not null default 0,
  -- Chosen when the order is validated (VAL-002): when it leaves, and how it is sold.
  delivery_date date,
  is_future_sale boolean not null default false,
  is_triangulation boolean not null default false,
  -- Of a triangulation order (C-76); null while the order is none.
  triangulation_status text check (
    triangulation_status in ('NOT_CREATED', 'CREATED', 'COMPLETED', 'PROCESSING', 'APPROVED')),
  highlight_shipping_nf boolean not null default false,
  -- The latest text of a validation or a reproval (C-69).
  approval_feedback text,
  insurance boolean not null default false,
  -- Where an order stood before its cancellation or its return was asked for; a refusal brings it back (E19, E21).
  status_before text,
  -- What the ERP calls the order.
  erp_number text,
  -- When the money of an order that is billed before it is paid came in (E13, E14).
  money_in_at timestamptz,
  -- The last day of an unpaid order's payment (C-62); null until a slip or a Pix exists.
  payment_due_date date,
  barcode_url text,
  -- The NF-e: number, and the 44 digits of its key.
  nf text,
  nf_key text,
  waybill_date date,
  -- The day the carrier promises.
  actual_estimated_delivery_date date,
  fretefy_code text,
  fretefy_freight_cents bigint,
  fretefy_carrier_code text,
  fretefy_carrier_name text,
  fretefy_carrier_document text,
  fretefy_cubage_m3 numeric(14, 4),
  -- The order or budget that this one was remade from (C-57).
  remade_from integer references orders on delete set null,
  total_weight_kg numeric(14, 3) not null default 0,
  total_cubage_m3 numeric(14, 4) not null default 0,
  -- The wizard's options, and the kit that answered them, so that strings can be checked again (C-23).
  generator jsonb,
  kit jsonb,
  search text generated always as (
    plain(id::text || ' ' || coalesce(customer_name, '') || ' ' || coalesce(customer_document, ''))) stored
);
-- One open cart per user and seller (C-30).
create unique index orders_open_cart on orders (created_by, seller_id) where status = 'CART';
-- With the status beside it, pages and counts are read without the orders themselves.
create index orders_by_creation on orders (created_at desc, id desc) include (status) where status <> 'CART';
create index orders_by_seller on orders (seller_id, created_at desc, id desc) include (status) where status <> 'CART';
create index orders_by_status on orders (status, created_at desc, id desc);
create index orders_by_approval on orders (approved_at desc nulls last, id desc) where status <> 'CART';
create index orders_by_finish on orders (finished_at desc nulls last, id desc) where status <> 'CART';
-- The reverse reading of orders_by_approval would begin with the orders that were never approved.
create index orders_by_approval_up on orders (approved_at, id) where status <> 'CART';
create index orders_search on orders using gin (search gin_trgm_ops);

create table order_item (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  product_code text not null references product,
  product_name text not null,
  quantity integer not null check (quantity > 0),
  unit_value_cents bigint not null,
  cost_cents bigint not null,
  -- 'Immediate', 'SEARCH' or an ISO day; null when it can no longer be delivered.
  availability text,
  position integer not null default 0,
  -- Units that the generator put in; the others were added by hand and outlive a new kit (C-22).
  kit_quantity integer not null default 0 check (kit_quantity between 0 and quantity),
  unique (order_id, product_code)
);

create table order_log (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  user_id integer references app_user,
  -- 'ERP', 'Sistema' where no user acts.
  author text not null,
  from_status text,
  to_status text,
  description text not null,
  created_at timestamptz not null
);
create index order_log_order on order_log (order_id, created_at);

-- The credit analysis of an order (FIN-007…FIN-011). What identifies people lies in the four forms, handed to the bank
-- as they were filled in, so no check here can name a value in an error.
create table order_financing (
  order_id integer primary key references orders on delete cascade,
  equipment_value_cents bigint not null,
  input_value_cents bigint not null,
  waiting_period_days integer not null,
  installments integer not null,
  installments_value_cents bigint not null,
  -- Null when a person borrows.
  company jsonb,
  person jsonb not null,
  reference jsonb not null default '{}',
  account jsonb not null default '{}',
  saved_by integer not null references app_user,
  saved_at timestamptz not null
);
