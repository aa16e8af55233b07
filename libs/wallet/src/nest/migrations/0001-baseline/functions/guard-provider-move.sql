-- A move is never deleted, changes only until it is SETTLED or REFUSED, and keeps what it moves. An unknown amount may become known.
create function guard_provider_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a move is never deleted' using errcode = 'restrict_violation';
  end if;
  if old.state in ('SETTLED', 'REFUSED') or new.state = 'SENT' then
    raise exception 'move % cannot go from % to %', old.id, old.state, new.state using errcode = 'restrict_violation';
  end if;
  if (new.agent, new.id, new.username, new.kind, new.created_at) is distinct from (old.agent, old.id, old.username, old.kind, old.created_at)
     or old.amount_satang <> new.amount_satang then
    raise exception 'move % may not become another', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger guard before update or delete on provider_move for each row execute function guard_provider_move();
