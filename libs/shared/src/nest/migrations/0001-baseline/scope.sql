-- the key that proves the agent of a statement (ADR 0084); only operators can read it
create table scope_key (single boolean primary key default true check (single), key bytea not null);
insert into scope_key (key)
  select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));
