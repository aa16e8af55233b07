-- Whether the eraser replaces a name by a pseudonym. Pseudonyms contain a tilde, usernames never do.
create function is_erasure(p_op text, p_old text, p_new text) returns boolean language sql stable as $$
  select p_op = 'UPDATE' and current_user = 'housebrand_eraser' and p_old <> p_new and strpos(p_new, '~') > 0;
$$;

-- A payment is never deleted, changes only until it is settled, moves forward through its statuses (CREATE, APPROVE, then SUCCESS or
-- REJECT; a CREATE may be rejected at once), and keeps what it moves.
create or replace function guard_payment() returns trigger language plpgsql as $$
begin
  if is_erasure(tg_op, old.username || ' ' || old.receiver, new.username || ' ' || new.receiver) then return new; end if;
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

-- A move is never deleted, changes only until it is SETTLED or REFUSED, and keeps what it moves. An unknown amount may become known.
create or replace function guard_provider_move() returns trigger language plpgsql as $$
begin
  if is_erasure(tg_op, old.username, new.username) then return new; end if;
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

-- A purchase is never deleted, changes only until it is settled, and keeps its pack, its prices and its deposit.
create or replace function guard_chip_purchase() returns trigger language plpgsql as $$
begin
  if is_erasure(tg_op, old.username, new.username) then return new; end if;
  if tg_op = 'DELETE' or old.status in ('SUCCESS', 'REJECT') then
    raise exception 'purchase % is settled, and none is deleted', old.id using errcode = 'restrict_violation';
  end if;
  if (new.agent, new.id, new.username, new.sku, new.total_satang, new.price_satang, new.created_at)
     is distinct from
     (old.agent, old.id, old.username, old.sku, old.total_satang, old.price_satang, old.created_at)
     or old.deposit is not null and new.deposit is distinct from old.deposit then
    raise exception 'purchase % may not become another', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Refuses every change of a balance outside book_posting, for every role.
create or replace function refuse_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_level = 'ROW' then
    if new.balance = old.balance and is_erasure(tg_op, old.id, new.id) then return new; end if;
  end if;
  raise exception 'a balance changes with its postings only' using errcode = 'restrict_violation';
end $$;
