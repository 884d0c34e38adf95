-- The pictures of the home and of the points area (BAN-004); their bytes lie in the file storage, named by content.
create table banner (
  id integer primary key generated always as identity,
  -- What the picture says, for those who do not see it.
  title text not null,
  refer_link text,
  active boolean not null,
  location text not null check (location in ('dashboard', 'points informations')),
  file_name text not null,
  format text not null check (format in ('png', 'jpg', 'webp')),
  position integer not null,
  version integer not null default 1
);
create index banner_of_location on banner (location, position, id);
create index banner_of_file on banner (file_name);

-- What waits for somebody is counted on the home by this index alone: the few orders that are under way. It is named by
-- a column of its own, so that no list of orders is read by it.
alter table orders
  add column awaits_payment_release boolean not null
    generated always as (coalesce(payment_method = 'OTHERS' and others_payment_method is null, false)) stored,
  add column is_waiting boolean not null generated always as (
    status in ('INVOICE', 'INVOICE_VALIDATED', 'INVOICE_APPROVED', 'INVOICE_ANALYSIS', 'BILLED_WAITING_PAYMENT',
      'BILLED_WAITING_RELEASE', 'INVOICE_PAYED_ERP', 'INVOICE_BILLING_ERP', 'INVOICE_SEPARATE', 'INVOICE_BILLED',
      'WAITING_DISPATCH')) stored;
create index orders_waiting on orders (status, seller_id)
  include (payment_method, is_future_sale, awaits_payment_release, is_triangulation, triangulation_status,
    fretefy_code, address_type, delivery_address_cep, is_waiting)
  where is_waiting;
-- What was promised for a day that is over.
create index orders_by_arrival on orders (estimated_delivery_date) include (seller_id)
  where status in ('INVOICE_PAYED', 'CONFIRMING_PAYMENT_ERP', 'INVOICE_PAYED_ERP', 'INVOICE_BILLING',
    'CONFIRMING_BILL_ERP', 'INVOICE_BILLING_ERP', 'INVOICE_SEPARATE', 'INVOICE_BILLED', 'BILLED_WAITING_PAYMENT',
    'BILLED_WAITING_RELEASE', 'WAITING_APPROVAL', 'WAITING_DISPATCH', 'INVOICE_DISPATCHED', 'DELIVERY_IN_TRANSIT',
    'DELIVERY_AT_AFFILIATE', 'DELIVERY_START', 'DELIVERY_EN_ROUTE');
