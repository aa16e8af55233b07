-- Guards four-eyes approval, whatever the code does: a request starts OPEN, is decided once, and requester and decider are current
-- operators. A REFUSED request only needs the decider.
create function guard_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state <> 'OPEN' or tg_op = 'INSERT' and new.state <> 'OPEN' then
    raise exception 'request % is decided on once', new.id using errcode = 'restrict_violation';
  end if;
  if not exists (select from operator_account o where o.name = new.requested_by and o.ended_at is null) and new.state <> 'REFUSED'
     or new.state <> 'OPEN' and not exists (select from operator_account o where o.name = new.decided_by and o.ended_at is null) then
    raise exception 'request % takes two operators', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger guard before insert or update on operator_approval for each row execute function guard_approval();
