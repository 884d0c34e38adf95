-- The names of branches stand in every order, so they are renewed with what the terms of orders are computed from.
create trigger renew_terms_version after insert or update or delete or truncate on branch
  for each statement execute function renew_terms_version();
