-- What proves a sign-in besides the password (SEC-006, C-222). An account without a row signs in with its password.
create table second_factor (
  id integer primary key generated always as identity,
  user_id integer not null references app_user on delete cascade,
  kind text not null check (kind in ('PASSKEY', 'AUTHENTICATOR')),
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz,
  -- Of a passkey: its id and public key in base64url, and how often it was used as the device counts.
  credential_id text unique,
  public_key text,
  use_count bigint,
  transports text[],
  -- Of an authenticator application: its sealed secret, and the last step of 30 seconds whose code was used.
  sealed_secret text,
  last_step bigint,
  check (num_nonnulls(credential_id, public_key, use_count, transports) = case when sealed_secret is null then 4 else 0 end)
);
create index second_factor_user on second_factor (user_id);
create unique index second_factor_authenticator on second_factor (user_id) where kind = 'AUTHENTICATOR';

-- Each code is good once; only its hash is stored.
create table recovery_code (
  user_id integer not null references app_user on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Challenges that were answered, until they expire: none is good twice.
create table used_challenge (
  id uuid primary key,
  expires_at timestamptz not null
);

-- Known devices on which a user is asked for no second factor until then.
create table remembered_device (
  user_id integer not null references app_user on delete cascade,
  device_id uuid not null,
  remembered_until timestamptz not null,
  primary key (user_id, device_id)
);

-- The roles whose users must have a second factor (SEC-007).
create table second_factor_role (
  role text primary key check (role in (
    'ADMINISTRATOR', 'POINTS_ADMINISTRATOR', 'INTEGRATOR', 'COMMERCIAL', 'FINANCIAL', 'LOGISTICS',
    'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS', 'MANAGER', 'CONTRIBUTOR', 'SHIPPING_COMPANY', 'PRODUCTION',
    'REGISTRATION', 'PURCHASE', 'MARKETING'))
);
