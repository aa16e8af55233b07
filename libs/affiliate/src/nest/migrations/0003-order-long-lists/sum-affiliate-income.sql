-- Adds new income lines to the sums of their day, of its month and of all time: by downline, then over all downlines. A downline is
-- new to a period if the sum has no other lines than the added ones. Ordered by key, so that concurrent statements can't deadlock. Once a
-- period has more than 512 downlines, their sums are kept in the index of long lists.
create or replace function sum_affiliate_income() returns trigger language plpgsql as $$
declare
  long affiliate_sum[];
begin
  with by_source as (
    select agent, username, grain, starts_on, from_username, sum(amount_satang) as income,
      coalesce(sum(amount_satang) filter (where kind = 'takenBack'), 0) as taken_back,
      sum(case kind when 'earned' then 1 else -1 end) as bets, count(*) as lines
    from added cross join lateral (values ('DAY', business_day), ('MONTH', date_trunc('month', business_day)::date),
      ('ALL', '-infinity')) period (grain, starts_on)
    group by agent, username, grain, starts_on, from_username
  ), summed as (
    insert into affiliate_source_sum as known (agent, username, grain, starts_on, from_username, income_satang, taken_back_satang, bets, lines,
      ordered_satang)
    select by_source.*, (select income from affiliate_sum period where period.is_ordered and
      (period.agent, period.username, period.grain, period.starts_on) = (by_source.agent, by_source.username, by_source.grain, by_source.starts_on))
    from by_source order by agent, username, grain, starts_on, from_username
    on conflict (agent, username, grain, starts_on, from_username) do update set
      income_satang = known.income_satang + excluded.income_satang,
      taken_back_satang = known.taken_back_satang + excluded.taken_back_satang,
      bets = known.bets + excluded.bets, lines = known.lines + excluded.lines,
      ordered_satang = known.ordered_satang + excluded.income_satang
    returning agent, username, grain, starts_on, from_username, lines
  ), kept as (
    insert into affiliate_sum as known (agent, username, grain, starts_on, income_satang, taken_back_satang, bets, lines, members)
    select agent, username, grain, starts_on, sum(income), sum(taken_back), sum(bets), sum(by_source.lines),
      count(*) filter (where summed.lines = by_source.lines)
    from by_source join summed using (agent, username, grain, starts_on, from_username)
    group by agent, username, grain, starts_on order by agent, username, grain, starts_on
    on conflict (agent, username, grain, starts_on) do update set
      income_satang = known.income_satang + excluded.income_satang,
      taken_back_satang = known.taken_back_satang + excluded.taken_back_satang,
      bets = known.bets + excluded.bets, lines = known.lines + excluded.lines, members = known.members + excluded.members
    returning known.*
  )
  select array_agg(row(kept.*)::affiliate_sum) into long from kept where members > 512 and not is_ordered;

  if long is not null then
    update affiliate_source_sum source set ordered_satang = source.income_satang from unnest(long) period
    where (source.agent, source.username, source.grain, source.starts_on) = (period.agent, period.username, period.grain, period.starts_on);
    update affiliate_sum known set is_ordered = true from unnest(long) period
    where (known.agent, known.username, known.grain, known.starts_on) = (period.agent, period.username, period.grain, period.starts_on);
  end if;
  return null;
end $$;
