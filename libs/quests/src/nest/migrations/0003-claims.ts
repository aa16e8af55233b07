import { tenantTable, type Migration } from '@housebrand/shared/nest';

/** Quests for rounds and for single games, and claims: one per quest, member and business day. */
export const claims: Migration = {
  id: 'quests-0003',
  sql: `
alter table daily_quest rename column target_satang to target;
alter table daily_quest drop constraint daily_quest_kind_check;
alter table daily_quest
  add column scope_kind text check (scope_kind in ('GAME', 'PROVIDER', 'CATEGORY')),
  add column scope_value text check (length(scope_value) between 1 and 64),
  add column is_active boolean not null default true,
  -- target: satang, or rounds
  add check (kind in ('TURNOVER', 'ROUNDS', 'DEPOSIT')),
  add check ((scope_kind is null) = (scope_value is null)),
  add check (kind <> 'DEPOSIT' or scope_kind is null);
create table quest_claim (
  agent text not null,
  quest_id int not null,
  business_day date not null,
  username text not null,
  -- counts what was begun: a payment that was refused makes room for another one
  attempt int not null default 0,
  payment uuid,
  -- of the request that began it
  request_key text,
  reward_kind text check (reward_kind in ('CREDIT', 'POINT')),
  reward_amount bigint check (reward_amount > 0),
  claimed_at timestamptz,
  primary key (agent, quest_id, business_day, username),
  foreign key (agent, quest_id) references daily_quest (agent, id)
);
create index quest_claim_member on quest_claim (agent, username, business_day);
${tenantTable('quest_claim', { appMay: ['select', 'insert', 'update'] })}`,
};
