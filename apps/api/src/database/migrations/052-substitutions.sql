-- The product that the ERP names in place of this one; the portal's own choice is in product_content (SUB-001). A file
-- may name a product that comes later, so the reference is checked when everything is written.
alter table product add column successor_code text
  references product on delete set null deferrable initially deferred;
create index product_successor on product (successor_code) where successor_code is not null;

-- When items, prices or terms of a cart were changed last; null for a cart of an older release (C-193).
alter table orders add column touched_at timestamptz;

-- The products of open carts and budgets that can no longer be ordered; what is marked once is never announced again
-- (SUB-008).
create table ended_item (
  order_id integer not null references orders on delete cascade,
  product_code text not null references product on delete cascade,
  reason text not null check (reason in ('DISCONTINUED', 'OUT_OF_STOCK')),
  marked_at timestamptz not null,
  primary key (order_id, product_code)
);
create index ended_item_product on ended_item (product_code);

-- A substitution that staff suggest and the integrator accepts or refuses (SUB-010).
create table substitution_suggestion (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  -- The integrator to whom it was made; one that gets the order later does not read it (C-227).
  seller_id integer not null references seller,
  replaces_code text not null references product on delete cascade,
  by_code text not null references product on delete cascade,
  text text,
  status text not null default 'OPEN' check (status in ('OPEN', 'ACCEPTED', 'REFUSED', 'LAPSED')),
  made_by integer not null references app_user,
  made_at timestamptz not null,
  answered_by integer references app_user,
  answered_at timestamptz,
  -- Why it was refused.
  reason text
);
create unique index substitution_suggestion_open on substitution_suggestion (order_id) where status = 'OPEN';
create index substitution_suggestion_order on substitution_suggestion (order_id);
create index substitution_suggestion_seller on substitution_suggestion (seller_id);
