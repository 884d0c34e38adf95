-- Which news a person has seen: a banner with another picture is other news (USE-003).
create table banner_seen (
  user_id integer not null references app_user on delete cascade,
  banner_id integer not null references banner on delete cascade,
  file_name text not null,
  primary key (user_id, banner_id, file_name)
);
create index banner_seen_of_banner on banner_seen (banner_id);
