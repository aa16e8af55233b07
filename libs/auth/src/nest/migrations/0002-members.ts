import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const members: Migration = {
  id: 'auth-0002',
  sql: `
create table member (
  agent text not null,
  username text not null,
  member_id text not null,
  -- a keyed hash: found by the number, but the number cannot be read
  tel_index bytea,
  tier jsonb,
  member_since timestamptz,
  synced_at timestamptz not null,
  last_active_at timestamptz not null,
  primary key (agent, username)
);
create index member_tel on member (agent, tel_index);
${tenantTable('member')}

create table seamless_member (
  agent text not null,
  username text not null,
  transfer_status text not null check (transfer_status in ('NONE', 'PENDING', 'SUCCESS')),
  transfer_username text not null default '',
  transfer_credit_satang bigint not null default 0 check (transfer_credit_satang >= 0),
  affiliate_code text not null default '',
  parent_id text not null default '',
  -- name, telephone number and bank account, sealed
  personal text not null,
  member_since timestamptz,
  created_at timestamptz not null default now(),
  primary key (agent, username)
);
${tenantTable('seamless_member')}
`,
};
