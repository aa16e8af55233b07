import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const affiliate: Migration = {
  id: 'affiliate-0001',
  sql: `
-- who brought whom: one row for each member above another, level 1 being the one who shared the link
create table downline (
  agent text not null,
  upline text not null,
  username text not null,
  level int not null check (level between 1 and 3),
  joined_at timestamptz not null,
  primary key (agent, upline, username)
);
${tenantTable('downline')}
create table affiliate_income (
  agent text not null,
  id uuid not null,
  username text not null,
  from_username text not null,
  amount_satang bigint not null check (amount_satang > 0),
  earned_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (agent, id),
  foreign key (agent, username, from_username) references downline (agent, upline, username)
);
create index affiliate_income_member on affiliate_income (agent, username, earned_at desc);
${tenantTable('affiliate_income')}`,
};
