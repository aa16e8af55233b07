-- Writes the feed's events of a round: `STAKE` for each stake, `SETTLE` or `VOID` when it ends.
create function record_round_event() returns trigger language plpgsql as $$
declare
  staked bigint := new.stake - case tg_op when 'INSERT' then 0 else old.stake end;
  was text := case tg_op when 'INSERT' then 'OPEN' else old.status end;
begin
  if staked > 0 then
    insert into round_event (round_id, kind, stake, payout, at) values (new.id, 'STAKE', staked, 0, new.created_at);
  end if;
  if new.status <> was then
    insert into round_event (round_id, kind, stake, payout, at)
    values (new.id, case new.status when 'VOID' then 'VOID' else 'SETTLE' end, new.stake, new.payout, coalesce(new.settled_at, new.created_at));
  end if;
  return null;
end $$;

create trigger record_insert after insert on round for each row execute function record_round_event();

create trigger record_update after update of stake, status on round for each row execute function record_round_event();
