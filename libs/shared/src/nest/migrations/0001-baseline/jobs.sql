-- the last start of each job on any instance
create table job_run (
  name text primary key,
  started_at timestamptz not null
);
