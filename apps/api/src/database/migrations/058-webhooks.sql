-- Outgoing webhooks (WHK-001…WHK-012): who is told, what happened, and what was sent where. Without a seller a webhook is
-- the distributor's and gets the events of all.
create table webhook (
  id integer primary key generated always as identity,
  seller_id integer references seller on delete cascade,
  url text not null,
  description text,
  events text[] not null check (events <@ array[
    'budget.created', 'budget.expired', 'negotiation.changed', 'proposal.viewed', 'proposal.accepted', 'order.created',
    'order.status_changed', 'order.paid', 'delivery.changed', 'claim.changed', 'credit.changed', 'product.discontinued',
    'webhook.test']),
  is_active boolean not null default true,
  off_reason text check (off_reason in ('USER', 'GONE', 'FAILING', 'FLOODED')),
  -- Both are sealed; the one before signs too until then (WHK-012).
  secret text not null,
  former_secret text,
  former_until timestamptz,
  -- Since when no delivery arrived; null after a success (WHK-008).
  failing_since timestamptz,
  created_by integer not null references app_user,
  created_at timestamptz not null,
  version integer not null default 1,
  updated_at timestamptz,
  updated_by text
);
-- Every cause of an event looks here, so it is as small as what listens.
create index webhook_listening on webhook (seller_id) where is_active;
create index webhook_seller on webhook (seller_id);
create index webhook_failing on webhook (failing_since) where failing_since is not null and is_active;

-- The message of an event that at least one webhook listened to, as it is sent. Its number is the version in it.
create table webhook_message (
  id bigint primary key generated always as identity,
  -- The webhook-id, the same for every receiver and every attempt.
  public_id text not null,
  type text not null check (type in (
    'budget.created', 'budget.expired', 'negotiation.changed', 'proposal.viewed', 'proposal.accepted', 'order.created',
    'order.status_changed', 'order.paid', 'delivery.changed', 'claim.changed', 'credit.changed', 'product.discontinued',
    'webhook.test')),
  body text not null,
  happened_at timestamptz not null
);

create table webhook_delivery (
  id bigint primary key generated always as identity,
  webhook_id integer not null references webhook on delete cascade,
  message_id bigint not null references webhook_message on delete cascade,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  is_replay boolean not null default false,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  -- When it is sent, or sent again.
  due_at timestamptz not null,
  -- A worker sends it until then; if that process dies, another one does afterwards.
  taken_until timestamptz,
  ended_at timestamptz
);
create index webhook_delivery_due on webhook_delivery (webhook_id, due_at) where state = 'WAITING';
create index webhook_delivery_taken on webhook_delivery (webhook_id) where taken_until is not null;
create index webhook_delivery_log on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_message on webhook_delivery (message_id);
create index webhook_delivery_time on webhook_delivery (created_at);

create table webhook_attempt (
  delivery_id bigint not null references webhook_delivery on delete cascade,
  number smallint not null,
  made_at timestamptz not null,
  status smallint,
  duration_ms integer not null,
  answer text,
  failure text check (failure in ('address', 'unknownHost', 'timeout', 'connection', 'secret')),
  primary key (delivery_id, number)
);

-- Records what happened to a record of a seller for each webhook that listens, in the transaction of the cause: types with
-- the texts of their messages up to the version. Without a listener it costs one look-up. A webhook of a seller that may
-- not buy is told nothing (API-013).
create function record_webhook_events(
  types text[], heads text[], of_seller integer, for_all boolean, happened timestamptz
) returns integer language plpgsql as $$
declare
  recorded integer;
begin
  if not exists (
    select from webhook
    where is_active and (seller_id is null or for_all or seller_id = of_seller) and events && types
  ) then
    return 0;
  end if;
  with listening as materialized (
    select webhook.id, webhook.events from webhook left join seller on seller.id = webhook.seller_id
    where webhook.is_active and webhook.events && types
      and (webhook.seller_id is null
        or (for_all or webhook.seller_id = of_seller) and seller.status = 'APPROVED')
    -- Waits for nobody: one that is being removed is told nothing, and one that listens stays until the commit.
    for key share of webhook skip locked
  ), heard as (
    select type, head from unnest(types, heads) with ordinality as told (type, head, place)
    where exists (select from listening where type = any(events))
    order by place
  ), numbered as materialized (
    select nextval('webhook_message_id_seq') as id, type, head from heard
  ), stored as (
    insert into webhook_message (id, public_id, type, body, happened_at)
    overriding system value
    select id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), type, head || id || '}}', happened from numbered
    returning id, type
  ), sent as (
    insert into webhook_delivery (webhook_id, message_id, created_at, due_at)
    select listening.id, stored.id, happened, happened
    from stored join listening on stored.type = any(listening.events)
    order by stored.id
    returning 1
  )
  select count(*) from sent into recorded;
  return recorded;
end $$;

alter table audit_entry drop constraint audit_entry_subject_kind_check;
alter table audit_entry add constraint audit_entry_subject_kind_check check (subject_kind in (
  'user', 'seller', 'banner', 'setting', 'payment-method', 'other-payment-method', 'points', 'freight-rate', 'branch',
  'season', 'catalogue', 'product', 'consultant', 'link', 'order', 'failure', 'dead-letter', 'person', 'irradiation',
  'financing-line', 'company-brand', 'utility', 'homologation', 'claim', 'proposal', 'site', 'company-rules',
  'purchase-approval', 'customer', 'product-list', 'api-key', 'webhook'));
