import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const registration: Migration = {
  id: 'auth-0006',
  sql: `
-- keyed hashes: found by the number, but the number cannot be read
alter table member add column account_index bytea;
create index member_account on member (agent, account_index);
create index member_provider_id on member (agent, member_id);

alter table member_session add column has_temporary_password boolean not null default false;

-- what the game platform still takes for a member's password, after a change that it has not heard of
create table password_repair (
  agent text not null,
  username text not null,
  sealed text not null,
  since timestamptz not null,
  primary key (agent, username)
);
${tenantTable('password_repair')}

-- what we keep of a registration; the rest is the provider's
create table registration (
  agent text not null,
  username text not null,
  -- the member who invited, as far as we know one by that code
  referrer text,
  site text not null,
  consented_at timestamptz not null,
  primary key (agent, username)
);
${tenantTable('registration')}
`,
};
