-- The lines that prove what happened can be added and never changed or removed, and each is tied to the one before by a
-- hash (SEC-024, C-229). They outlive the records that they are about: a removed budget keeps its log.
alter table order_log drop constraint order_log_order_id_fkey;
alter table card_analysis_log drop constraint card_analysis_log_card_analysis_id_fkey;

-- What somebody who examines an attack needs to know: who entered, failed, was refused, and who changed an access or read
-- what is protected (SEC-009, C-223). It contains no personal data and no secret.
create table security_event (
  id bigint primary key generated always as identity,
  made_at timestamptz not null,
  kind text not null check (kind in (
    'sign-in', 'sign-in-failed', 'locked-out', 'token-reused', 'access-refused', 'password-changed', 'email-changed',
    'second-factor-changed', 'roles-changed', 'flags-changed', 'state-changed', 'exported',
    'financing-read', 'document-read')),
  -- Who did it; null when it is not known.
  user_id integer references app_user,
  -- The user whose access it was, when somebody else changed it.
  subject_user_id integer references app_user,
  -- The integrator for whom staff acted.
  on_behalf_of integer references seller,
  -- The call, such as 'GET /v2/invoice/10001/financing': the names of parameters stand for values that are not numbers.
  call text not null,
  -- A hash of the caller's network, with another salt each day.
  network text not null,
  request_id text not null
);
create index security_event_time on security_event (made_at desc, id desc);
create index security_event_kind on security_event (kind, made_at desc, id desc);
create index security_event_user on security_event (user_id, made_at desc, id desc);
create index security_event_subject on security_event (subject_user_id, made_at desc, id desc)
  where subject_user_id is not null;

-- Refuses UPDATE, DELETE and TRUNCATE for every role but the owner of the table, which the application is not.
create function refuse_changed_line() returns trigger language plpgsql as $$
begin
  if current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return case tg_op when 'UPDATE' then new else old end;
  end if;
  raise exception 'the lines of % can only be added', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create table line_hash (
  chain text not null check (chain in (
    'order_log', 'card_analysis_log', 'audit_entry', 'security_event')),
  -- 1, 2, 3… in the order in which the lines were committed.
  position bigint not null,
  line_id bigint not null,
  -- SHA-256 of the hash at the position before, followed by the canonical text of the line.
  hash bytea not null,
  primary key (chain, position),
  unique (chain, line_id)
);

-- The same bytes for the same line on every server and after every later release: the fields without a value are left
-- out, so that a column which is added later changes nothing.
create function canonical_line(line jsonb) returns bytea language sql immutable as $$
  select convert_to(jsonb_object_agg(key, value)::text, 'UTF8') from jsonb_each(line) where value <> 'null'
$$;

-- Runs when the transaction commits, so that transactions wait for each other only while they commit. The end of the
-- chain is found by its index, also while the statistics say that the table is small.
create function chain_line() returns trigger language plpgsql security definer
set search_path = public set timezone = 'UTC'
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  -- As a text: compared with a name, the index would not give the lines in their order.
  own_chain text := tg_table_name;
  last line_hash;
begin
  perform pg_advisory_xact_lock(hashtextextended('line_hash', 0));
  select * into last from line_hash where chain = own_chain order by position desc limit 1;
  insert into line_hash (chain, position, line_id, hash) values (own_chain, coalesce(last.position, 0) + 1, new.id,
    sha256(coalesce(last.hash, '') || canonical_line(to_jsonb(new))));
  return null;
end $$;

create function chain_earlier_lines(name text) returns void language plpgsql set timezone = 'UTC' as $$
declare
  line record;
  position bigint := 0;
  hash bytea := '';
begin
  for line in execute format('select id, to_jsonb(each) as content from %I as each order by id', name) loop
    position := position + 1;
    hash := sha256(hash || canonical_line(line.content));
    insert into line_hash values (name, position, line.id, hash);
  end loop;
end $$;
select chain_earlier_lines('order_log');
select chain_earlier_lines('card_analysis_log');
select chain_earlier_lines('audit_entry');
drop function chain_earlier_lines;

create constraint trigger order_log_chain after insert on order_log
  deferrable initially deferred for each row execute function chain_line();
create trigger order_log_lines before update or delete on order_log
  for each row execute function refuse_changed_line();
create trigger order_log_all_lines before truncate on order_log
  for each statement execute function refuse_changed_line();

create constraint trigger card_analysis_log_chain after insert on card_analysis_log
  deferrable initially deferred for each row execute function chain_line();
create trigger card_analysis_log_lines before update or delete on card_analysis_log
  for each row execute function refuse_changed_line();
create trigger card_analysis_log_all_lines before truncate on card_analysis_log
  for each statement execute function refuse_changed_line();

create constraint trigger audit_entry_chain after insert on audit_entry
  deferrable initially deferred for each row execute function chain_line();
create trigger audit_entry_lines before update or delete on audit_entry
  for each row execute function refuse_changed_line();
create trigger audit_entry_all_lines before truncate on audit_entry
  for each statement execute function refuse_changed_line();

create constraint trigger security_event_chain after insert on security_event
  deferrable initially deferred for each row execute function chain_line();
create trigger security_event_lines before update or delete on security_event
  for each row execute function refuse_changed_line();
create trigger security_event_all_lines before truncate on security_event
  for each statement execute function refuse_changed_line();

create trigger line_hash_lines before update or delete on line_hash
  for each row execute function refuse_changed_line();
create trigger line_hash_all_lines before truncate on line_hash
  for each statement execute function refuse_changed_line();
