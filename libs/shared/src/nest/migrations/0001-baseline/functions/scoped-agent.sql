-- Returns the statement's agent, and raises an error unless `app.proof` proves that the application chose it (ADR 0084). It runs with its
-- owner's rights, because the members' role must not read the key.
create function scoped_agent() returns text language plpgsql stable parallel safe security definer
  set search_path = pg_catalog, pg_temp as $$
declare
  named text := current_setting('app.agent', true);
  secret bytea;
begin
  select k.key into strict secret from public.scope_key k;
  if current_setting('app.proof', true)
      is distinct from encode(sha256(secret || sha256(secret || convert_to(named, 'UTF8'))), 'hex') then
    raise exception 'the agent of this statement is not proven' using errcode = 'insufficient_privilege';
  end if;
  return named;
end $$;
