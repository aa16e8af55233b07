-- Settles one taken step by the verdict on the attempt: `right` clears it, `wrong` keeps its points, `refused` keeps them if the step
-- counts refusals, and `unjudged` refunds them.
create function rate_limit_settle_one(step jsonb, verdict text, now_ms bigint) returns void language plpgsql as $$
declare
  k text := step->>'key';
  ms bigint := (step->'ms')::bigint;
  beyond integer;
  pause_until bigint;
begin
  case step->>'kind'
  when 'points' then
    if verdict = 'right' then delete from rate_limit where key = k;
    elsif verdict = 'unjudged' or (verdict = 'refused' and not (step->'countsRefused')::boolean) then
      perform rate_limit_refund(k, ms, now_ms);
    end if;
  when 'distinct' then
    if verdict = 'right' then
      delete from rate_limit where key = step->>'pair';
      if found then perform rate_limit_refund(k, ms, now_ms); end if;
    elsif verdict = 'unjudged' then
      if rate_limit_refund(step->>'pair', ms, now_ms) = 0 then perform rate_limit_refund(k, ms, now_ms); end if;
    end if;
  when 'slowDown' then
    if verdict = 'wrong' and step ? 'isSlow' then
      select points - (step->'points')::integer - 1 into beyond from rate_limit where key = k and expire > now_ms;
      pause_until := now_ms + (step->'pausesMs'->least(jsonb_array_length(step->'pausesMs') - 1, greatest(0, coalesce(beyond, 0))))::bigint;
      insert into rate_limit values (step->>'turn', 2, pause_until)
        on conflict (key) do update set points = excluded.points, expire = excluded.expire;
    elsif verdict <> 'wrong' then
      if verdict = 'right' then delete from rate_limit where key = k;
      else perform rate_limit_refund(k, ms, now_ms);
      end if;
      if step ? 'isSlow' then delete from rate_limit where key = step->>'turn'; end if;
    end if;
  when 'proofBeyond' then
    if verdict <> 'wrong' then perform rate_limit_refund(k, ms, now_ms); end if;
  end case;
end $$;
