-- Adds booked moves to the sums of their hour and day. Ordered by key, so that concurrent statements can't deadlock. Only if a
-- void bet was the highest of its hour or day, the highest are read again: from the bets of the hour, or from the hours of the day.
create function sum_bet_turnover() returns trigger language plpgsql as $$
begin
  insert into bet_sum as known (agent, username, grain, starts_at, game_id, provider, category, stake_satang, payout_satang, bets,
    highest_payout_satang, best_multiplier_hundredths)
  select agent, username, grain, starts_at, game_id, provider, category, sum(stake_satang), sum(payout_satang),
    sum(case kind when 'counted' then 1 else -1 end), coalesce(max(payout_satang) filter (where kind = 'counted'), 0),
    coalesce(max(payout_satang * 100 / nullif(stake_satang, 0)) filter (where kind = 'counted'), 0)
  from added cross join lateral (values ('HOUR', date_trunc('hour', at, 'UTC')), ('DAY', date_trunc('day', at, 'UTC'))) period (grain, starts_at)
  group by agent, username, grain, starts_at, game_id, provider, category
  order by agent, username, grain, starts_at, game_id, provider, category
  on conflict (agent, username, grain, starts_at, game_id, provider, category) do update set
    stake_satang = known.stake_satang + excluded.stake_satang,
    payout_satang = known.payout_satang + excluded.payout_satang,
    bets = known.bets + excluded.bets,
    highest_payout_satang = greatest(known.highest_payout_satang, excluded.highest_payout_satang),
    best_multiplier_hundredths = greatest(known.best_multiplier_hundredths, excluded.best_multiplier_hundredths);

  if exists (select from added where kind = 'takenBack') then
    update bet_sum hour set (highest_payout_satang, best_multiplier_hundredths) = (
      select coalesce(max(bet.payout_satang), 0), coalesce(max(bet.payout_satang * 100 / nullif(bet.stake_satang, 0)), 0)
      from bet_turnover bet
      where bet.agent = hour.agent and bet.username = hour.username and bet.kind = 'counted'
        and bet.at >= hour.starts_at and bet.at < hour.starts_at + interval '1 hour'
        and (bet.game_id, bet.provider, bet.category) = (hour.game_id, hour.provider, hour.category)
        and not exists (select from bet_turnover undone
          where undone.agent = bet.agent and undone.bet_id = bet.bet_id and undone.kind = 'takenBack' and undone.at = bet.at))
    from (
      select agent, username, date_trunc('hour', at, 'UTC') as starts_at, game_id, provider, category, max(-payout_satang) as payout_satang,
        max(coalesce(payout_satang * 100 / nullif(stake_satang, 0), 0)) as multiplier_hundredths
      from added where kind = 'takenBack' group by 1, 2, 3, 4, 5, 6
    ) void
    where hour.grain = 'HOUR' and (hour.agent, hour.username, hour.starts_at) = (void.agent, void.username, void.starts_at)
      and (hour.game_id, hour.provider, hour.category) = (void.game_id, void.provider, void.category)
      and (void.payout_satang >= hour.highest_payout_satang or void.multiplier_hundredths >= hour.best_multiplier_hundredths);

    update bet_sum day set (highest_payout_satang, best_multiplier_hundredths) = (
      select max(hour.highest_payout_satang), max(hour.best_multiplier_hundredths)
      from bet_sum hour
      where hour.agent = day.agent and hour.username = day.username and hour.grain = 'HOUR'
        and hour.starts_at >= day.starts_at and hour.starts_at < day.starts_at + interval '24 hours'
        and (hour.game_id, hour.provider, hour.category) = (day.game_id, day.provider, day.category))
    from (
      select agent, username, date_trunc('day', at, 'UTC') as starts_at, game_id, provider, category, max(-payout_satang) as payout_satang,
        max(coalesce(payout_satang * 100 / nullif(stake_satang, 0), 0)) as multiplier_hundredths
      from added where kind = 'takenBack' group by 1, 2, 3, 4, 5, 6
    ) void
    where day.grain = 'DAY' and (day.agent, day.username, day.starts_at) = (void.agent, void.username, void.starts_at)
      and (day.game_id, day.provider, day.category) = (void.game_id, void.provider, void.category)
      and (void.payout_satang >= day.highest_payout_satang or void.multiplier_hundredths >= day.best_multiplier_hundredths);
  end if;
  return null;
end $$;

create trigger sums after insert on bet_turnover referencing new table as added
  for each statement execute function sum_bet_turnover();
