-- What the portal owns of a product (USE-026). The import never writes this table.
create table product_content (
  product_code text primary key references product on delete cascade,
  -- Names below pictures/, the cover first; null while the picture of the import applies.
  pictures text[],
  -- [{name, file, key, contentType, bytes}]; null while the files of the import apply.
  files jsonb,
  -- Replaces the text of the ERP in the store; null while that text applies.
  store_text text,
  promoted boolean not null default false,
  internal_mark text,
  successor_code text references product on delete set null,
  version integer not null default 1,
  updated_at timestamptz not null,
  updated_by text not null,
  check (successor_code <> product_code)
);
create index product_content_picture on product_content using gin (pictures);
create index product_content_successor on product_content (successor_code) where successor_code is not null;
create index product_content_promoted on product_content (product_code) where promoted;

-- When a file of the ERP last named a product, changed or not.
create table product_reading (
  product_code text primary key references product on delete cascade,
  read_at timestamptz not null
);
