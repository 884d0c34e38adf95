-- When the user of a session last proved the password; the refresh of a session proves nothing (SEC-004).
-- The default serves processes of an earlier release, which open a session only with the password.
alter table session_family add column proved_at timestamptz;
update session_family set proved_at = created_at;
alter table session_family alter column proved_at set default now();
alter table session_family alter column proved_at set not null;
