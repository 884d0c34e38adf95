-- Counts the saves of an operation and says who made the last one, so that of two people who save at once the later is
-- refused with a reason (TRI-022).
alter table triangulation
  add column version integer not null default 1,
  add column updated_by integer references app_user;

-- The size of an invoice file; null for the files that came before this column.
alter table triangulation_file add column bytes integer;
