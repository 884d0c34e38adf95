-- What a product is found by: 'mm²' as 'mm2', no apostrophes, and one sign before decimals (USE-009).
create function searchable(value text) returns text
  language sql immutable parallel safe strict
  return public.plain(translate(value, '²³,''’‘´`', '23.'));

-- The words of the names are read from the column, so they are built anew with it.
drop materialized view product_word;
alter table product drop column search;
alter table product add column search text generated always as (searchable(code || ' ' || name)) stored;
create index product_search on product using gin (search gin_trgm_ops);

create materialized view product_word as
  select word, count(*)::integer as products
  from product, string_to_table(translate(search, '()/.;+-', '       '), ' ') as word
  where word ~ '^[a-z]{4,}$'
  group by word;
create index product_word_like on product_word using gin (word gin_trgm_ops);
