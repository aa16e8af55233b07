import { tenantTable, type Migration } from '@housebrand/shared/nest';

/** Our second factors, in addition to the password that the provider checks. */
export const secondFactor: Migration = {
  id: 'auth-0011-second-factor',
  sql: `
create table second_factor (
  agent text not null,
  id uuid not null,
  username text not null,
  kind text not null check (kind in ('TOTP')),
  name text not null,
  secret text not null,
  last_step bigint not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  used_at timestamptz,
  primary key (agent, id)
);
create index second_factor_of_member on second_factor (agent, username);
${tenantTable('second_factor')}

create table recovery_code (
  agent text not null,
  username text not null,
  hash bytea not null,
  used_at timestamptz,
  primary key (agent, username, hash)
);
${tenantTable('recovery_code')}

create table factor_proof (
  agent text not null,
  session_id uuid not null,
  at timestamptz not null,
  primary key (agent, session_id),
  foreign key (agent, session_id) references member_session (agent, id) on delete cascade
);
${tenantTable('factor_proof')}
`,
};
