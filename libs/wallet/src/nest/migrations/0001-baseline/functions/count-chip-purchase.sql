-- Counts a purchase in its member's list: until it is rejected before its deposit was opened.
create function count_chip_purchase() returns trigger language plpgsql as $$
declare
  was_listed boolean := coalesce(old.status <> 'REJECT' or old.deposit is not null, false);
  is_listed boolean := new.status <> 'REJECT' or new.deposit is not null;
begin
  if is_listed <> was_listed then
    insert into payment_count as known (agent, username, list, day, payments)
    values (new.agent, new.username, 'CHIPS', (new.created_at at time zone 'UTC')::date, is_listed::int - was_listed::int)
    on conflict (agent, username, list, day) do update set payments = known.payments + excluded.payments;
  end if;
  return null;
end $$;

create trigger counts after insert or update on chip_purchase for each row execute function count_chip_purchase();
