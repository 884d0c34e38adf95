-- A large report of figures that a worker writes to a file for one user, which lasts a day (C-214). The file is in the
-- storage, by the id.
create table report_file (
  id uuid primary key,
  user_id integer not null references app_user on delete cascade,
  -- Whose figures they are; null: those of all sellers.
  seller_id integer references seller on delete cascade,
  report text not null,
  format text not null check (format in ('csv', 'xlsx')),
  filters jsonb not null,
  -- The columns that were written, so that a user who may not read one of them any more does not get the file.
  columns text[],
  requested_at timestamptz not null,
  -- Since when the user knows that the storage does not take it.
  late_at timestamptz,
  finished_at timestamptz,
  size_bytes integer
);
create index report_file_user on report_file (user_id, requested_at desc);
create index report_file_time on report_file (coalesce(finished_at, requested_at));
