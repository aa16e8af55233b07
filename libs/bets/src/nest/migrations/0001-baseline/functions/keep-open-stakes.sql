-- Adds the stakes of bets that are open, and removes those of bets that are now settled or void, in whatever order events arrive. No bet is
-- decided more than a day before its stake, so earlier months are not searched.
create function keep_open_stakes() returns trigger language plpgsql as $$
begin
  delete from bet_open_stake open using (select distinct agent, bet_id from added where kind <> 'stake') decided
  where open.agent = decided.agent and open.bet_id = decided.bet_id;
  insert into bet_open_stake (agent, bet_id, id, username, at, stake_satang)
  select agent, bet_id, id, username, at, stake_satang from added
  where kind = 'stake' and not exists (
    select from bet_event known where known.agent = added.agent and known.bet_id = added.bet_id and known.kind <> 'stake'
      and known.at >= added.at - interval '24 hours')
  order by agent, bet_id, id;
  return null;
end $$;

create trigger open_stakes after insert on bet_event referencing new table as added
  for each statement execute function keep_open_stakes();
