import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const agents: Migration = {
  id: 'theming-0001',
  sql: `
create table agent (
  agent text primary key check (agent ~ '^(?=.*[A-Z])[A-Z0-9]{2,12}$'),
  name text not null check (name <> ''),
  look text not null check (look in ('default', 'own')),
  version integer not null default 1 check (version > 0),
  details jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
${tenantTable('agent')}

-- Two prefixes of which one begins the other would let members of one pass for the other's. An index cannot say that,
-- so writers take turns and each looks before it writes.
create function agent_refuse_overlap() returns trigger language plpgsql as $$
declare other text;
begin
  perform pg_advisory_xact_lock(7264101);
  select agent into other from agent
   where agent <> new.agent and (starts_with(agent, new.agent) or starts_with(new.agent, agent)) limit 1;
  if other is not null then
    raise exception 'prefix % overlaps %', new.agent, other using errcode = 'exclusion_violation', detail = other;
  end if;
  return new;
end $$;
create trigger agent_refuse_overlap before insert or update of agent on agent
  for each row execute function agent_refuse_overlap();

create table agent_key (
  agent text not null references agent (agent),
  id uuid not null,
  key_hash bytea not null,
  label text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (agent, id)
);
-- a caller shows its key only: which agent it belongs to is what we look up
create unique index agent_key_hash on agent_key (key_hash);
${tenantTable('agent_key')}

create table site_setting (
  agent text primary key references agent (agent),
  disabled_providers text[] not null,
  disabled_games text[] not null,
  is_sms_otp boolean not null,
  read_at timestamptz not null
);
${tenantTable('site_setting')}
`,
};
