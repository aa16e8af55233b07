-- A purchase is never deleted, changes only until it is settled, and keeps its pack, its prices and its deposit.
create function guard_chip_purchase() returns trigger language plpgsql as $$
begin
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

create trigger guard before update or delete on chip_purchase for each row execute function guard_chip_purchase();
