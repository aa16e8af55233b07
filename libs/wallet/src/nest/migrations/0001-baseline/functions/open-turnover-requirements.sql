-- Returns a member's open turnover requirements. A coupon whose credit was rejected requires nothing.
create function open_turnover_requirements(p_username text) returns setof turnover_requirement
language sql stable as $$
  select r.* from turnover_requirement r join payment p on p.agent = r.agent and p.id = r.payment
  where r.agent = current_setting('app.agent') and r.username = p_username and r.fulfilled_at is null and r.dropped_at is null
    and p.status <> 'REJECT'
$$;
