-- Takes all steps of a chain in order, or none. Concurrent chains lock their rows in the same order, so they cannot deadlock.
-- Returns `held`: the taken steps; or `stoppedAt` and `until`: the step that refused, and when to retry.
create function rate_limit_take(steps jsonb, now_ms bigint) returns jsonb language plpgsql as $$
declare
  held jsonb := '[]';
  step jsonb;
begin
  for step in select value from jsonb_array_elements(steps) loop
    step := rate_limit_hold(step, now_ms);
    if step ? 'until' then
      perform rate_limit_settle(held, 'unjudged', now_ms);
      return jsonb_build_object('stoppedAt', jsonb_array_length(held), 'until', step->'until');
    end if;
    held := held || jsonb_build_array(step);
  end loop;
  return jsonb_build_object('held', held);
end $$;
