import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const dailyQuest: Migration = {
  id: 'quests-0001',
  sql: `
create table daily_quest (
  agent text not null,
  id int not null,
  kind text not null check (kind in ('TURNOVER', 'DEPOSIT')),
  title jsonb not null,
  target_satang bigint not null check (target_satang > 0),
  reward_kind text not null check (reward_kind in ('CREDIT', 'POINT')),
  reward_amount bigint not null check (reward_amount > 0),
  primary key (agent, id)
);
${tenantTable('daily_quest')}
-- what a member had accumulated at the first look of a business day
create table quest_baseline (
  agent text not null,
  username text not null,
  business_day date not null,
  turnover_satang bigint not null,
  deposit_satang bigint not null,
  primary key (agent, username, business_day)
);
${tenantTable('quest_baseline')}`,
};
