-- documents of an agent's campaigns, content and look, as they were saved in the office; append-only
create table campaign_version (
  agent text not null,
  kind text not null,
  number integer not null check (number > 0),
  -- fingerprint of the document
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{16}$'),
  document jsonb not null,
  -- username of the account and its reason; null: the document was found, saved elsewhere
  saved_by text,
  reason text check (char_length(reason) >= 3),
  at timestamptz not null,
  primary key (agent, kind, number),
  check ((saved_by is null) = (reason is null))
);
