-- Adds a gift or coupon to the credit that its receiver has got in the hour and day of its start, and subtracts it when it is rejected.
-- Deferred: it locks the sums at the commit, after every account, so that a start and a rejection can't deadlock.
create function sum_received_credit() returns trigger language plpgsql as $$
begin
  insert into received_credit as known (agent, username, grain, starts_at, satang)
  select new.agent, new.receiver, grain, date_trunc(grain, new.created_at, 'UTC'), case new.status when 'REJECT' then -new.amount else new.amount end
  from (values ('HOUR'), ('DAY')) period (grain)
  on conflict (agent, username, grain, starts_at) do update set satang = known.satang + excluded.satang;
  return null;
end $$;

create constraint trigger sums_credit after insert on payment deferrable initially deferred for each row
  when (new.unit = 'CREDIT' and new.kind in ('GIFT', 'COUPON') and new.reverses is null and new.status <> 'REJECT')
  execute function sum_received_credit();

create constraint trigger sums_rejected_credit after update on payment deferrable initially deferred for each row
  when (new.unit = 'CREDIT' and new.kind in ('GIFT', 'COUPON') and new.reverses is null and old.status <> 'REJECT' and new.status = 'REJECT')
  execute function sum_received_credit();
