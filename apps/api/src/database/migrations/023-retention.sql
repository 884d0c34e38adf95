-- What is removed when its time is over (SEC-023, C-228), and where a chain goes on whose first lines were removed.

-- The points that an order earned outlive it.
alter table point_entry drop constraint point_entry_order_id_fkey;
alter table point_lot drop constraint point_lot_order_id_fkey;

-- The last removed line of a chain: the first that is left is tied to it.
create table line_anchor (
  chain text primary key check (chain in ('order_log', 'card_analysis_log', 'audit_entry', 'security_event')),
  position bigint not null check (position > 0),
  hash bytea not null,
  -- Every removed line was older than this.
  lines_before timestamptz not null,
  removed_at timestamptz not null,
  check (lines_before <= removed_at - interval '1 year')
);

-- Goes on from the anchor when no line is left; otherwise as before.
create or replace function chain_line() returns trigger language plpgsql security definer
set search_path = public set timezone = 'UTC'
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  -- As a text: compared with a name, the index would not give the lines in their order.
  own_chain text := tg_table_name;
  last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('line_hash', 0));
  select position, hash into last from line_hash where chain = own_chain order by position desc limit 1;
  if not found then
    select position, hash into last from line_anchor where chain = own_chain;
  end if;
  insert into line_hash (chain, position, line_id, hash) values (own_chain, coalesce(last.position, 0) + 1, new.id,
    sha256(coalesce(last.hash, '') || canonical_line(to_jsonb(new))));
  return null;
end $$;

-- Removes the first security events, at most so many, as long as they are older than the given instant and, by the clock
-- of the database, than one year. It is the only way in which the application can remove a line, and it stops at the
-- first younger one. Returns how many it removed.
create function remove_old_security_events(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = public as $$
declare
  bound timestamptz := least(before, now() - interval '1 year');
  line record;
  ids bigint[] := '{}';
  last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('line_hash', 0));
  for line in
    select position, hash, line_id, made_at from line_hash join security_event on id = line_id
    where chain = 'security_event' order by position limit most
  loop
    exit when line.made_at >= bound;
    ids := ids || line.line_id;
    last := line;
  end loop;
  if cardinality(ids) = 0 then return 0; end if;
  insert into line_anchor values ('security_event', last.position, last.hash, bound, now())
    on conflict (chain) do update set position = excluded.position, hash = excluded.hash,
      lines_before = excluded.lines_before, removed_at = excluded.removed_at;
  delete from line_hash where chain = 'security_event' and position <= last.position;
  delete from security_event where id = any(ids);
  return cardinality(ids);
end $$;
revoke execute on function remove_old_security_events from public;

-- The files of removed records, until they are removed from the storage, too. A prefix ends with '*'.
create table leftover_file (
  key text primary key,
  left_at timestamptz not null
);

create index inbound_event_age on inbound_event (received_at) where outcome <> 'dead';
