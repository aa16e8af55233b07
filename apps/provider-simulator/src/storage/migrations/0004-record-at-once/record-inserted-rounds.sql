-- Writes the feed's events of inserted rounds, once for all rows of a statement: `STAKE`, then `SETTLE` or `VOID` of a closed round.
create function record_inserted_rounds() returns trigger language plpgsql as $$
begin
  insert into round_event (round_id, kind, stake, payout, at)
  select round.id, event.kind, round.stake, event.payout, event.at
  from (select *, row_number() over () as position from inserted) round
  cross join lateral (values
    (1, 'STAKE', 0, round.created_at),
    (2, case round.status when 'VOID' then 'VOID' when 'SETTLED' then 'SETTLE' end, round.payout, coalesce(round.settled_at, round.created_at))
  ) event (step, kind, payout, at)
  where event.kind is not null
  order by round.position, event.step;
  return null;
end $$;

drop trigger record_insert on round;
create trigger record_insert after insert on round
  referencing new table as inserted for each statement execute function record_inserted_rounds();

-- Writes the events of a changed round: `STAKE` for an added stake, `SETTLE` or `VOID` when it ends.
create or replace function record_round_event() returns trigger language plpgsql as $$
begin
  if new.stake > old.stake then
    insert into round_event (round_id, kind, stake, payout, at)
    values (new.id, 'STAKE', new.stake - old.stake, 0, new.created_at);
  end if;
  if new.status <> old.status then
    insert into round_event (round_id, kind, stake, payout, at)
    values (new.id, case new.status when 'VOID' then 'VOID' else 'SETTLE' end, new.stake, new.payout, coalesce(new.settled_at, new.created_at));
  end if;
  return null;
end $$;
