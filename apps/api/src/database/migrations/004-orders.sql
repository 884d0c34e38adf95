-- Cart, budget and order are one entity (CART-003), distinguished by the status.
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
  payment_method text check (payment_method in (
    'CREDIT_CARD', 'BARCODE', 'CREDIT_CARD + BARCODE', 'CREDIT_CARD + CREDIT_CARD', 'PIX', 'DEPOSIT', 'FINANCING',
    'OTHERS')),
  card1_value_cents bigint,
  card2_value_cents bigint,
  card1_installments integer,
  card2_installments integer,
  financing_bank text check (financing_bank in ('BV', 'REDUCED_FEE', 'OTHERS')),
  is_payment_special_financing boolean not null default false,
  -- The condition that the financial department released for the method 'others', with its instalments (PAY-015).
  others_payment_method jsonb,
  additional_data text,
  -- BRL with 5 decimals (C-81); every other amount is integer cents.
  discount_value numeric(14, 5) not null default 0,
  freight_discount_cents bigint not null default 0,
  freight_percentage numeric(9, 4) not null default 0,
  freight_minimum_cents bigint not null default 0,
  gross_commission_cents bigint not null default 0,
  -- Totals of C-80, computed by one pure function and stored with each change.
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
  -- Chosen when the order is validated (VAL-002): the day it is dispatched, and how it is sold.
  delivery_date date,
  is_future_sale boolean not null default false,
  is_triangulation boolean not null default false,
  -- Of a triangulation order (C-76); null for every other order.
  triangulation_status text check (
    triangulation_status in ('NOT_CREATED', 'CREATED', 'COMPLETED', 'PROCESSING', 'APPROVED')),
  highlight_shipping_nf boolean not null default false,
  -- The latest text of a validation or a rejection (C-69).
  approval_feedback text,
  insurance boolean not null default false,
  -- The status before a cancellation or a return was requested; a refusal restores it (E19, E21).
  status_before text check (status_before in (
    'CART', 'BUDGET', 'BUDGET_EXPIRED', 'INVOICE', 'PROCESSING', 'INVOICE_VALIDATED', 'INVOICE_APPROVED',
    'INVOICE_REPROVED', 'INVOICE_CANCELED', 'INVOICE_CANCELED_PAID', 'INVOICE_PAYED', 'INVOICE_PAYED_ERP',
    'FUTURE_SALE', 'INVOICE_BILLED', 'INVOICE_BILLING_ERP', 'BILLED_WAITING_RELEASE', 'BILLED_WAITING_PAYMENT',
    'INVOICE_SEPARATE', 'WAITING_DISPATCH', 'INVOICE_DISPATCHED', 'DELIVERY_IN_TRANSIT', 'DELIVERY_EN_ROUTE',
    'DELIVERY_START', 'DELIVERY_AT_AFFILIATE', 'INVOICE_DELIVERED', 'INVOICE_PAYMENT_ERROR',
    'CONFIRMING_PAYMENT_ERP', 'CONFIRMING_BILL_ERP', 'INVOICE_BILLING', 'PROCESSING_CANCELLATION',
    'WAITING_APPROVAL', 'INVOICE_ANALYSIS', 'PROCESSING_DISASSEMBLY', 'INVOICE_RETURNED')),
  -- The number of the order in the ERP.
  erp_number text,
  -- When the money arrived for an order that is billed before it is paid (E13, E14).
  money_in_at timestamptz,
  -- The last day on which an unpaid order may be paid (C-62); null until a slip or a Pix exists.
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
  -- The options of the wizard and the kit sized for them, so that its strings can be checked again (C-23).
  generator jsonb,
  kit jsonb,
  search text generated always as (
    plain(id::text || ' ' || coalesce(customer_name, '') || ' ' || coalesce(customer_document, ''))) stored,
  -- Counts the changes of a saved budget; an edit that started from an older version is refused.
  version integer not null default 1,
  awaits_payment_release boolean not null
    generated always as (coalesce(payment_method = 'OTHERS' and others_payment_method is null, false)) stored,
  -- The home counts the few orders in progress with the index orders_waiting alone. The index condition is a separate
  -- column, so that no list of orders uses this index.
  is_waiting boolean not null generated always as (
    status in ('INVOICE', 'INVOICE_VALIDATED', 'INVOICE_APPROVED', 'INVOICE_ANALYSIS', 'BILLED_WAITING_PAYMENT',
      'BILLED_WAITING_RELEASE', 'INVOICE_PAYED_ERP', 'INVOICE_BILLING_ERP', 'INVOICE_SEPARATE', 'INVOICE_BILLED',
      'WAITING_DISPATCH')) stored,
  -- The reason for a discount that makes the liquid margin negative, who gave it and when (USE-021).
  margin_reason text check (length(margin_reason) between 10 and 300),
  margin_given_by integer references app_user,
  margin_given_at timestamptz,
  constraint orders_margin_given check (num_nulls(margin_reason, margin_given_by, margin_given_at) in (0, 3))
);
-- One open cart per user and seller (C-30).
create unique index orders_open_cart on orders (created_by, seller_id) where status = 'CART';
-- The index contains the status, so that pages and counts do not read the orders themselves.
create index orders_by_creation on orders (created_at desc, id desc) include (status) where status <> 'CART';
create index orders_by_seller on orders (seller_id, created_at desc, id desc) include (status) where status <> 'CART';
create index orders_by_status on orders (status, created_at desc, id desc);
create index orders_by_approval on orders (approved_at desc nulls last, id desc) where status <> 'CART';
create index orders_by_finish on orders (finished_at desc nulls last, id desc) where status <> 'CART';
-- Reading orders_by_approval backwards would start with the orders that were never approved.
create index orders_by_approval_up on orders (approved_at, id) where status <> 'CART';
create index orders_search on orders using gin (search gin_trgm_ops);
-- The freight hub reports the events of a cargo by its code.
create unique index orders_of_cargo on orders (fretefy_code) where fretefy_code is not null;
-- The number of orders promised for each of the next days.
create index orders_by_delivery on orders (delivery_date, status) where delivery_date is not null;
create index orders_waiting on orders (status, seller_id)
  include (payment_method, is_future_sale, awaits_payment_release, is_triangulation, triangulation_status,
    fretefy_code, address_type, delivery_address_cep, is_waiting)
  where is_waiting;
-- Orders whose promised day has passed.
create index orders_by_arrival on orders (estimated_delivery_date) include (seller_id)
  where status in ('INVOICE_PAYED', 'CONFIRMING_PAYMENT_ERP', 'INVOICE_PAYED_ERP', 'INVOICE_BILLING',
    'CONFIRMING_BILL_ERP', 'INVOICE_BILLING_ERP', 'INVOICE_SEPARATE', 'INVOICE_BILLED', 'BILLED_WAITING_PAYMENT',
    'BILLED_WAITING_RELEASE', 'WAITING_APPROVAL', 'WAITING_DISPATCH', 'INVOICE_DISPATCHED', 'DELIVERY_IN_TRANSIT',
    'DELIVERY_AT_AFFILIATE', 'DELIVERY_START', 'DELIVERY_EN_ROUTE');
-- A work queue of the home (USE-029): few rows among many, oldest first.
create index orders_with_payment_error on orders (id) where status = 'INVOICE_PAYMENT_ERROR';

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
  -- Units that belong to the sized kit; the others were added by hand and stay when the kit is replaced (C-22).
  kit_quantity integer not null default 0 check (kit_quantity between 0 and quantity),
  unique (order_id, product_code)
);
-- Finds the orders that contain a product.
create index order_item_product on order_item (product_code, order_id);

create table order_log (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  user_id integer references app_user,
  -- 'ERP' or 'Sistema' when no user acts.
  author text not null,
  from_status text,
  to_status text,
  description text not null,
  created_at timestamptz not null,
  constraint order_log_statuses check (array_remove(array[from_status, to_status], null) <@ array[
    'CART', 'BUDGET', 'BUDGET_EXPIRED', 'INVOICE', 'PROCESSING', 'INVOICE_VALIDATED', 'INVOICE_APPROVED',
    'INVOICE_REPROVED', 'INVOICE_CANCELED', 'INVOICE_CANCELED_PAID', 'INVOICE_PAYED', 'INVOICE_PAYED_ERP',
    'FUTURE_SALE', 'INVOICE_BILLED', 'INVOICE_BILLING_ERP', 'BILLED_WAITING_RELEASE', 'BILLED_WAITING_PAYMENT',
    'INVOICE_SEPARATE', 'WAITING_DISPATCH', 'INVOICE_DISPATCHED', 'DELIVERY_IN_TRANSIT', 'DELIVERY_EN_ROUTE',
    'DELIVERY_START', 'DELIVERY_AT_AFFILIATE', 'INVOICE_DELIVERED', 'INVOICE_PAYMENT_ERROR',
    'CONFIRMING_PAYMENT_ERP', 'CONFIRMING_BILL_ERP', 'INVOICE_BILLING', 'PROCESSING_CANCELLATION',
    'WAITING_APPROVAL', 'INVOICE_ANALYSIS', 'PROCESSING_DISASSEMBLY', 'INVOICE_RETURNED'])
);
create index order_log_order on order_log (order_id, created_at);

-- A budget before an edit, so that the difference to the current version can be shown.
create table budget_revision (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  version integer not null,
  -- The items and amounts of that version, in integer cents.
  content jsonb not null,
  -- When that version was saved, and who replaced it.
  saved_at timestamptz not null,
  replaced_by text not null,
  replaced_at timestamptz not null,
  unique (order_id, version)
);

-- A file that belongs to an order (ORD-057): a voucher or a document. Its bytes are in the file storage.
create table order_attachment (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  filename text not null,
  -- The payment that a voucher proves, and its state while it is sent to the ERP (VOU-017); null for a document.
  type text check (type in ('DEPOSIT', 'FINANCING', 'OTHERS')),
  status text check (status in ('UNSENT', 'PROCESSING', 'SENT')),
  -- Detected from the bytes on upload, not from the file name.
  content_type text not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg')),
  size_bytes integer not null check (size_bytes > 0),
  storage_key text not null,
  added_by integer not null references app_user,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- The fields of a voucher (VOU-017, VOU-021); null in documents.
  voucher_number text check (voucher_number ~ '^[0-9]{1,15}$'),
  amount_cents bigint check (amount_cents between 0 and 9999999900),
  voucher_date date,
  -- The distributor's account when the voucher was saved: the list of accounts may change later.
  bank_account_id integer,
  bank_number text,
  bank_branch text,
  bank_account text,
  bank_account_name text,
  -- How many times a user sent it: each sending has its own key at the ERP, and a retry uses the same key.
  send_count integer not null default 0,
  sent_at timestamptz,
  -- Why the ERP refused the last sending; null once it is sent again.
  erp_refusal text,
  version integer not null default 1,
  check ((type is null) = (status is null)),
  check (type is not null or (voucher_number is null and amount_cents is null and voucher_date is null))
);
create index order_attachment_kept on order_attachment (order_id) where deleted_at is null;

-- The reminders that were sent, so that a user is reminded only once of the same date.
create table order_reminder (
  order_id integer not null references orders on delete cascade,
  type text not null check (type in (
    'INVOICE', 'INVOICE_EXPIRATION', 'BUDGET', 'BUDGET_EXPIRATION', 'SELLER_REGISTER', 'SELLER_DIGITAL_DOCUMENT')),
  -- The instant or day that was announced; a budget that is saved again gets a new one.
  announced text not null,
  sent_at timestamptz not null,
  primary key (order_id, type, announced)
);
