-- The bonus of a category is credited once in a season, also when a chargeback lowers the category meanwhile (C-126).
create table category_bonus (
  seller_id integer not null references seller,
  season_id integer not null references point_season,
  category text not null,
  entry_id integer not null unique references point_entry on delete cascade,
  primary key (seller_id, season_id, category)
);
