-- Counts the changes of a saved budget, so that an edit that began with an older version is refused.
alter table orders add column version integer not null default 1;

-- A budget as it was before an edit: what the difference to the present one is told from.
create table budget_revision (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  version integer not null,
  -- The items and values of that version, in integer cents.
  content jsonb not null,
  -- When that version was saved, and who replaced it.
  saved_at timestamptz not null,
  replaced_by text not null,
  replaced_at timestamptz not null,
  unique (order_id, version)
);
