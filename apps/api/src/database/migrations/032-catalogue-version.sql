-- Tells a process whether what it has in memory of the products is still what the tables say. Every statement that
-- changes one of them adds a line with a random number and removes the older ones that it can see, so the numbers that
-- are left together are another version. A single row, which writers would have to lock one after the other, could make
-- two of them wait for each other for ever.
create table catalogue_change (
  id bigint generated always as identity primary key,
  mark bigint not null default hashtextextended(gen_random_uuid()::text, 0)
);
insert into catalogue_change default values;

create function renew_catalogue_version() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from catalogue_change where id in (select id from catalogue_change for update skip locked);
  insert into catalogue_change default values;
  return null;
end $$;

create trigger renew_catalogue_version after insert or update or delete or truncate on product
  for each statement execute function renew_catalogue_version();
create trigger renew_catalogue_version after insert or update or delete or truncate on product_content
  for each statement execute function renew_catalogue_version();
create trigger renew_catalogue_version after insert or update or delete or truncate on kit_item
  for each statement execute function renew_catalogue_version();
create trigger renew_catalogue_version after insert or update or delete or truncate on product_group
  for each statement execute function renew_catalogue_version();
create trigger renew_catalogue_version after insert or update or delete or truncate on product_category
  for each statement execute function renew_catalogue_version();
create trigger renew_catalogue_version after insert or update or delete or truncate on brand
  for each statement execute function renew_catalogue_version();
create trigger renew_catalogue_version after insert or update or delete or truncate on roof_type
  for each statement execute function renew_catalogue_version();
