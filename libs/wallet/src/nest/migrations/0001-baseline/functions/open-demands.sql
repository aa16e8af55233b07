create function open_demands(p_username text) returns setof turnover_demand
language sql stable as $$
  select d.* from turnover_demand d join payment p on p.agent = d.agent and p.id = d.payment
  where d.agent = current_setting('app.agent') and d.username = p_username and d.met_at is null and d.dropped_at is null
    and p.status <> 'REJECT'
$$;
