-- Takes one step of a chain and returns it in the form that `rate_limit_settle` expects. With `until` in it, the step refused and took
-- nothing.
create function rate_limit_hold(step jsonb, now_ms bigint) returns jsonb language plpgsql as $$
declare
  k text := step->>'key';
  most integer := (step->'points')::integer;
  ms bigint := (step->'ms')::bigint;
  total record;
  other record;
begin
  if step->>'kind' = 'distinct' then
    -- an address beyond its limit leaves no row for an invented name
    select points as used, expire as until into total from rate_limit where key = k and expire > now_ms;
    if total.used >= most and not exists (select from rate_limit where key = step->>'pair' and expire > now_ms and points <> 0)
      then return step || jsonb_build_object('until', total.until);
    end if;
    select * into other from rate_limit_add(step->>'pair', 1, ms, now_ms);
    if other.used <> 1 then return step; end if;
    select * into total from rate_limit_add(k, 1, ms, now_ms);
    if total.used <= most then return step; end if;
    delete from rate_limit where key = step->>'pair';
    perform rate_limit_refund(k, ms, now_ms);
    return step || jsonb_build_object('until', total.until);
  end if;

  select * into total from rate_limit_add(k, 1, ms, now_ms);
  if total.used <= most then return step; end if;
  if step->>'kind' = 'slowDown' then
    select * into other from rate_limit_add(step->>'turn', 1, (step->'turnMs')::bigint, now_ms);
    if other.used <= 1 then return step || '{"isSlow": true}'; end if;
    perform rate_limit_refund(step->>'turn', (step->'turnMs')::bigint, now_ms);
    total.until := other.until;
  elsif step->>'kind' = 'proofBeyond' and step->>'once' is not null then
    select * into other from rate_limit_add(step->>'once', 1, (step->'onceMs')::bigint, now_ms);
    if other.used <= 1 then return step; end if;
    perform rate_limit_refund(step->>'once', (step->'onceMs')::bigint, now_ms);
  end if;
  perform rate_limit_refund(k, ms, now_ms);
  return step || jsonb_build_object('until', total.until);
end $$;
