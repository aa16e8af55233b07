-- pictures that agents have uploaded, re-encoded; a row never changes, because its name is the hash of its content
create table agent_picture (
  agent text not null,
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  content bytea not null check (length(content) <= 1048576),
  stored_at timestamptz not null,
  stored_by text not null,
  primary key (agent, hash)
);
-- already compressed
alter table agent_picture alter column content set storage external;
