-- Tells a process whether the tables from which the terms of every order are computed are still those that it has in
-- memory. Every change of one of them gives the version another value.
create table terms_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);
insert into terms_version default values;

-- Whoever may change one of these tables may not change the version by itself.
create function renew_terms_version() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update terms_version set version = gen_random_uuid();
  return null;
end $$;

create trigger renew_terms_version after insert or update or delete or truncate on setting
  for each statement execute function renew_terms_version();
create trigger renew_terms_version after insert or update or delete or truncate on promotional_season
  for each statement execute function renew_terms_version();
create trigger renew_terms_version after insert or update or delete or truncate on payment_method
  for each statement execute function renew_terms_version();
create trigger renew_terms_version after insert or update or delete or truncate on payment_interest
  for each statement execute function renew_terms_version();
create trigger renew_terms_version after insert or update or delete or truncate on freight_rate
  for each statement execute function renew_terms_version();
create trigger renew_terms_version after insert or update or delete or truncate on capital_city
  for each statement execute function renew_terms_version();
