-- When a notification was copied to the user by e-mail: once, however often its delivery is tried.
alter table notification add column mailed_at timestamptz;

-- The icons bear the names of the wire (NOT-004).
update notification set icon = case icon
  when 'success' then 'SUCCESS' when 'attention' then 'WARNING' when 'danger' then 'DANGER' else 'INFO' end
where icon not in ('SUCCESS', 'INFO', 'WARNING', 'DANGER', 'LOGOUT');
alter table notification
  add constraint notification_type check (type in (
    'INVOICE', 'INVOICE_EXPIRATION', 'BUDGET', 'BUDGET_EXPIRATION', 'SELLER_REGISTER', 'SELLER_DIGITAL_DOCUMENT')),
  add constraint notification_icon check (icon in ('SUCCESS', 'INFO', 'WARNING', 'DANGER', 'LOGOUT'));

-- The transaction that wrote it: the stream tells what its last snapshot did not see, in whatever order they commit.
alter table notification add column written_by xid8 not null default pg_current_xact_id();
create index notification_written on notification (user_id, written_by);

-- The bell reads by time.
create index notification_by_time on notification (user_id, created_at desc, id desc);

-- What the bell counts, and what a day's purge takes away.
create index notification_unread on notification (user_id) where not is_read;
create index notification_created on notification (created_at);
