import { hash } from 'node:crypto';
import { APP_ROLE, OPERATOR_ROLE } from './migration';

/** The agent of a statement, and the proof that the application chose it: injected SQL cannot forge one. */
export interface Scope {
  agent: string;
  proof: string;
}

/** Computes an agent's proof, like the SQL function `scoped_agent`. @param key of the database; only operators can read it */
export function scopeFor(agent: string, key: Buffer): Scope {
  const inner = hash('sha256', Buffer.concat([key, Buffer.from(agent)]), 'buffer');
  return { agent, proof: hash('sha256', Buffer.concat([key, inner]), 'hex') };
}

/**
 * Adds the restrictive policy `proven` to each tenant table. The migrator runs it after the last step, so no table lacks it. The
 * policy proves the agent once per statement and compares it with each row. It avoids `=`: the planner would merge that with the
 * equality on `app.agent` and check it once, before a change of the setting in the middle of the statement. Roles with the
 * operators' rights see every row, in particular the owner, whose migrations change rows.
 */
export const PROVE_TENANTS = `
do $$
declare
  proven constant text := '(select pg_has_role(''${OPERATOR_ROLE}'', ''usage'')) or agent is not distinct from (select scoped_agent())';
  found record;
begin
  if to_regprocedure('public.scoped_agent()') is null then return; end if;
  for found in select t.tablename from pg_policies t where t.schemaname = 'public' and t.policyname = 'tenant' and not exists (
      select from pg_policies p where p.schemaname = 'public' and p.tablename = t.tablename and p.policyname = 'proven') loop
    execute format('create policy proven on %I as restrictive to ${APP_ROLE} using (%s) with check (%s)',
      found.tablename, proven, proven);
  end loop;
end $$;`;
