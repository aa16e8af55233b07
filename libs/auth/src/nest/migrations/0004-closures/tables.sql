-- accounts that were closed on request; the records continue under the pseudonym
create table member_closure (
  agent text not null,
  pseudonym text not null check (strpos(pseudonym, '~') > 0),
  -- keyed hash: recognises the closed account without storing its name
  username_index bytea not null,
  -- the name, sealed, until it is erased
  sealed text,
  closed_at timestamptz not null,
  -- null: waits for the erasure
  erased_at timestamptz,
  primary key (agent, pseudonym),
  unique (agent, username_index),
  check ((sealed is null) = (erased_at is not null))
);
create index member_closure_waiting on member_closure (closed_at) where erased_at is null;
