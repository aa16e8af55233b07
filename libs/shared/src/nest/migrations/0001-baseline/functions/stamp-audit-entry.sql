-- Sets the time and the transaction of an audit entry; the writer cannot choose them.
create function stamp_audit_entry() returns trigger language plpgsql as $$
begin
  new.xid := pg_current_xact_id()::text::bigint;
  new.at := clock_timestamp();
  return new;
end $$;

create trigger stamp before insert on audit_entry for each row execute function stamp_audit_entry();
