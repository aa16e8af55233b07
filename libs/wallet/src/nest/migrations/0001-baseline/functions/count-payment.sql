-- Counts a payment in its member's list when it starts, and a gift in its receiver's list when it arrives. A list never shrinks.
create function count_payment() returns trigger language plpgsql as $$
begin
  insert into payment_count as known (agent, username, list, day, payments)
  select new.agent, entry.username, entry.list, (new.created_at at time zone 'UTC')::date, 1
  from (values (new.username, new.kind, tg_op = 'INSERT'),
    (new.receiver, 'RECEIVED', new.kind = 'GIFT' and new.status = 'SUCCESS')) entry (username, list, is_new)
  where entry.is_new
  on conflict (agent, username, list, day) do update set payments = known.payments + 1;
  return null;
end $$;

create trigger counts after insert on payment for each row execute function count_payment();

create trigger counts_arrival after update on payment for each row
  when (old.status <> 'SUCCESS' and new.status = 'SUCCESS' and new.kind = 'GIFT') execute function count_payment();
