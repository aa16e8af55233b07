-- under the member's lock: whether money may leave. p_met: the demands that were found to be played
create function may_leave(p_username text, p_met uuid[], p_at timestamptz) returns boolean
language plpgsql as $$
begin
  if exists (select from open_demands(p_username) d where d.payment <> all (p_met)) then return false; end if;
  update turnover_demand d set met_at = p_at
  where d.agent = current_setting('app.agent') and d.username = p_username and d.met_at is null and d.payment = any (p_met);
  return true;
end $$;
