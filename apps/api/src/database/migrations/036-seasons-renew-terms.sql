-- The season of the points programme decides which points a cart shows, so it belongs to the terms of every order.
create trigger renew_terms_version after insert or update or delete or truncate on point_season
  for each statement execute function renew_terms_version();
