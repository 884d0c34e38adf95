-- What an integrator offers the end customer (C-168). No role of the distributor reads these tables (C-172).

-- The last number of each seller. Its row is locked until the transaction ends, so that numbers have no gap.
create table proposal_counter (
  seller_id integer primary key references seller on delete cascade,
  last_number integer not null check (last_number > 0)
);

create table proposal (
  id integer primary key generated always as identity,
  seller_id integer not null references seller,
  number integer not null check (number > 0),
  status text not null default 'DRAFT' check (status in (
    'DRAFT', 'SENT', 'VIEWED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REVOKED', 'CONVERTED')),
  -- Counts the changes of the record (C-152).
  version integer not null default 1,
  source_kind text not null check (source_kind in ('BUDGET', 'CART')),
  source_order_id integer references orders on delete set null,
  -- Of the source, for the budget that an acceptance becomes.
  order_type text not null check (order_type in ('MP', 'PA', 'BF')),
  generator jsonb,
  kit jsonb,
  created_by integer not null references app_user,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The newest version, and the newest that was sent; the newest is a draft while the two differ (C-170).
  last_version integer not null default 1,
  current_version integer check (current_version <= last_version),
  -- Copies of the newest version, for the list.
  customer_id integer references customer on delete set null,
  customer_name text,
  city_code text,
  kwp numeric(7, 2),
  final_price_cents bigint not null,
  -- The last day of the current version; before the first sending, of the draft.
  valid_until date,
  -- The public link (C-153): its token is computed from the nonce, and found by its SHA-256.
  link_nonce text,
  link_hash text unique,
  views integer not null default 0,
  first_viewed_at timestamptz,
  last_viewed_at timestamptz,
  declined_at timestamptz,
  decline_reason text check (decline_reason in ('PRICE', 'DEADLINE', 'OTHER_SUPPLIER', 'GAVE_UP', 'OTHER')),
  decline_text text check (length(decline_text) <= 500),
  budget_id integer unique references orders on delete set null,
  unique (seller_id, number)
);
-- What the job of expiry looks for.
create index proposal_to_expire on proposal (valid_until) where status in ('SENT', 'VIEWED');
create index proposal_source on proposal (source_order_id) where source_order_id is not null;
create index proposal_customer on proposal (customer_id) where customer_id is not null;

-- The content of a version changes only while it is a draft; a sent one has its results and the hash of its PDF.
create table proposal_version (
  proposal_id integer not null references proposal on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null,
  -- Price parts and items: the integrator's business, in no export (C-172).
  costs jsonb not null,
  final_price_cents bigint not null,
  valid_until date,
  results jsonb,
  sent_at timestamptz,
  sent_by integer references app_user,
  pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (proposal_id, number),
  check ((sent_at is null) = (pdf_sha256 is null))
);
create index proposal_version_pdf on proposal_version (pdf_sha256) where pdf_sha256 is not null;

-- The PDF of a sent version, byte for byte; apart from the version, so that lists never read it.
create table proposal_document (
  proposal_id integer not null,
  number integer not null,
  bytes bytea not null,
  primary key (proposal_id, number),
  foreign key (proposal_id, number) references proposal_version on delete cascade
);

-- The signature of the customer (C-171). It outlives the proposal, and is only added.
create table proposal_acceptance (
  proposal_id integer primary key,
  seller_id integer not null,
  version integer not null,
  accepted_at timestamptz not null,
  name text not null,
  document text not null,
  signer_document text,
  email text,
  consent_version integer not null,
  address text not null,
  user_agent text not null check (length(user_agent) <= 300),
  pdf_sha256 text not null
);
create index proposal_acceptance_pdf on proposal_acceptance (pdf_sha256);
create index proposal_acceptance_time on proposal_acceptance (accepted_at);
create trigger proposal_acceptance_lines before update or delete on proposal_acceptance
  for each row execute function refuse_changed_line();
create trigger proposal_acceptance_all_lines before truncate on proposal_acceptance
  for each statement execute function refuse_changed_line();

-- Takes the person out of acceptances whose last act is older than the given instant and, by the clock of the database,
-- than five years. It is the only way in which the application can change one. Returns how many it changed.
create function anonymise_old_acceptances(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = public as $$
declare
  changed integer;
begin
  with old as (
    select proposal_id from proposal_acceptance as signed left join proposal on proposal.id = signed.proposal_id
    where signed.document <> '' and greatest(signed.accepted_at, proposal.updated_at)
      < least(before, now() - interval '5 years')
    order by signed.accepted_at limit most
  )
  update proposal_acceptance set name = 'Titular removido', document = '', signer_document = null, email = null,
    address = '', user_agent = ''
  from old where proposal_acceptance.proposal_id = old.proposal_id;
  get diagnostics changed = row_count;
  return changed;
end $$;
revoke execute on function anonymise_old_acceptances from public;

-- The last opening that counted for each visitor of a proposal; the visitor is a hash that differs for each proposal.
create table proposal_view (
  proposal_id integer not null references proposal on delete cascade,
  visitor text not null,
  counted_at timestamptz not null,
  primary key (proposal_id, visitor)
);
