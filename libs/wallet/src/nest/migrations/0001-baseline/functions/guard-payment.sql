-- A payment is never deleted, changes only until it is settled, moves forward through its statuses (CREATE, APPROVE, then SUCCESS or
-- REJECT; a CREATE may be rejected at once), and keeps what it moves.
create function guard_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a payment is never deleted' using errcode = 'restrict_violation';
  end if;
  if old.status in ('SUCCESS', 'REJECT') then
    raise exception 'payment % is settled', old.id using errcode = 'restrict_violation';
  end if;
  if old.status = 'APPROVE' and new.status = 'CREATE' or old.status = 'CREATE' and new.status = 'SUCCESS' then
    raise exception 'payment % cannot go from % to %', old.id, old.status, new.status using errcode = 'restrict_violation';
  end if;
  if (new.agent, new.id, new.kind, new.unit, new.amount, new.username, new.receiver, new.idempotency_key, new.business_day, new.created_at)
     is distinct from
     (old.agent, old.id, old.kind, old.unit, old.amount, old.username, old.receiver, old.idempotency_key, old.business_day, old.created_at)
     or new.reverses is distinct from old.reverses then
    raise exception 'payment % may not become another', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger guard before update or delete on payment for each row execute function guard_payment();
