-- The failures that were reported to the administrators. A job that is retried and fails again is reported again.
create table reported_failure (
  job_id uuid not null,
  tries integer not null check (tries > 0),
  reported_at timestamptz not null,
  primary key (job_id, tries)
);
