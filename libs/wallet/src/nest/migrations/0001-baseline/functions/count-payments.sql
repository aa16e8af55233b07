-- Counts new payments in their members' lists, and gifts that are stored as arrived in their receivers' lists. Ordered by key, so that
-- concurrent statements can't deadlock. A list never shrinks.
create function count_payments() returns trigger language plpgsql as $$
begin
  insert into payment_count as known (agent, username, list, day, payments)
  select agent, entry.username, entry.list, (created_at at time zone 'UTC')::date, count(*)
  from added cross join lateral (values (username, kind, true), (receiver, 'RECEIVED', kind = 'GIFT' and status = 'SUCCESS'))
    entry (username, list, is_listed)
  where entry.is_listed group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (agent, username, list, day) do update set payments = known.payments + excluded.payments;
  return null;
end $$;

create trigger counts after insert on payment referencing new table as added for each statement execute function count_payments();

-- Counts a gift in its receiver's list when it arrives.
create function count_arrival() returns trigger language plpgsql as $$
begin
  insert into payment_count as known (agent, username, list, day, payments)
  values (new.agent, new.receiver, 'RECEIVED', (new.created_at at time zone 'UTC')::date, 1)
  on conflict (agent, username, list, day) do update set payments = known.payments + 1;
  return null;
end $$;

create trigger counts_arrival after update on payment for each row
  when (old.status <> 'SUCCESS' and new.status = 'SUCCESS' and new.kind = 'GIFT') execute function count_arrival();
