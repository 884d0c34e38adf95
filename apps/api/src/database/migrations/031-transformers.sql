-- The figures of a transformer, by which the grid check chooses one (GRID-004); all of them or none.
alter table product add column transformer_kva numeric(5, 1);
alter table product add column transformer_input_v integer;
alter table product add column transformer_output_v integer;
alter table product add constraint product_transformer_check
  check (num_nulls(transformer_kva, transformer_input_v, transformer_output_v) in (0, 3));
create index product_transformer on product (transformer_kva, code) where transformer_kva is not null;
