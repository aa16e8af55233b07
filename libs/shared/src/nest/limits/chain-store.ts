import type { Database } from '../database/database';
import type { Migration } from '../database/migration';
import type { Verdict } from './limit-chain';

interface Counter {
  /** The stored form, see `counterKey`. */
  key: string;
  points: number;
  ms: number;
}

/** A step of a chain as the database function reads it: what it counts, and how (see `LimitSteps`). */
export type LimitPlan =
  | ({ kind: 'points'; countsRefused: boolean } & Counter)
  | ({ kind: 'distinct'; pair: string } & Counter)
  | ({ kind: 'slowDown'; turn: string; turnMs: number; pausesMs: readonly number[] } & Counter)
  /** `once` is the counter of a valid proof; the database checks in the same call whether the proof was used before. */
  | ({ kind: 'proofBeyond'; once: string | null; onceMs: number } & Counter);

/** The steps a chain took, as the database returned them: pass them to `settle` unchanged. */
export type TakenSteps = readonly unknown[];

type Answer = { held: TakenSteps } | { stoppedAt: number; until: number };

/** Takes and settles a whole chain of limits in one round trip each. */
export class ChainStore {
  constructor(private readonly database: Database) {}

  /** Takes all steps in order, or none. */
  async take(plans: readonly LimitPlan[]): Promise<{ held: TakenSteps } | { stoppedAt: number; waitSeconds: number }> {
    const now = Date.now();
    const { rows } = await this.database.unauthenticatedQuery<{ answer: Answer }>({
      name: 'rate_limit.take',
      text: 'select rate_limit_take($1, $2) as answer',
      values: [JSON.stringify(plans), now],
    });
    const { answer } = rows[0]!;
    if ('held' in answer) return answer;
    return { stoppedAt: answer.stoppedAt, waitSeconds: Math.max(1, Math.ceil((answer.until - now) / 1_000)) };
  }

  async settle(held: TakenSteps, verdict: Verdict): Promise<void> {
    await this.database.unauthenticatedQuery({
      name: 'rate_limit.settle',
      text: 'select rate_limit_settle($1, $2, $3)',
      values: [JSON.stringify(held), verdict, Date.now()],
    });
  }
}

/**
 * The steps of `LimitSteps` as database functions. Taking and settling lock rows in the order of the chain, so concurrent
 * attempts cannot deadlock.
 */
export const chainMigration: Migration = {
  id: 'shared-0008',
  sql: `
create function rate_limit_add(k text, change integer, window_ms bigint, now_ms bigint, out used integer, out until bigint)
language sql as $$
  insert into rate_limit as known values (k, change, now_ms + window_ms)
  on conflict (key) do update set
    points = case when known.expire <= now_ms then change else known.points + change end,
    expire = case when known.expire <= now_ms then now_ms + window_ms else known.expire end
  returning known.points, known.expire
$$;

-- the window of the point may have ended meanwhile: nobody gains more than the whole allowance
create function rate_limit_refund(k text, window_ms bigint, now_ms bigint) returns integer language plpgsql as $$
declare
  left_over integer;
begin
  select added.used into left_over from rate_limit_add(k, -1, window_ms, now_ms) added;
  if left_over < 0 then delete from rate_limit where key = k; end if;
  return left_over;
end $$;

-- the step as it is to be settled; with "until" it refuses and has taken nothing
create function rate_limit_hold(step jsonb, now_ms bigint) returns jsonb language plpgsql as $$
declare
  k text := step->>'key';
  most integer := (step->'points')::integer;
  ms bigint := (step->'ms')::bigint;
  total record;
  other record;
begin
  if step->>'kind' = 'distinct' then
    -- an invented name of an address that is over leaves no row
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

create function rate_limit_settle(held jsonb, verdict text, now_ms bigint) returns void language plpgsql as $$
declare
  step jsonb;
begin
  for step in select value from jsonb_array_elements(held) loop
    perform rate_limit_settle_one(step, verdict, now_ms);
  end loop;
end $$;

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
`,
};
