-- What waits in the queues of the homes: few rows among many, the oldest first (USE-029).
create index orders_with_payment_error on orders (id) where status = 'INVOICE_PAYMENT_ERROR';
create index seller_to_review on seller (created_at, id) where status = 'PENDING';
create index product_sold_out on product (updated_at, code) where active and online_store and remaining_quantity <= 0;
create index banner_switched_off on banner (id) where not active;
