-- An operator account that has ended never changes again.
create function guard_operator_account() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null then
    raise exception 'operator % has ended', old.name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger guard before update on operator_account for each row execute function guard_operator_account();
