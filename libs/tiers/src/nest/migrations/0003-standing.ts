import { tenantTable, type Migration } from '@housebrand/shared/nest';

/** Members' sums: taken over from the profile at the first login, then updated by play. */
export const standing: Migration = {
  id: 'tiers-0003',
  sql: `
create table tier_standing (
  agent text not null,
  username text not null,
  -- since when turnover is counted here; what came before is in it
  since timestamptz not null,
  -- what it goes by: the profile's own sums, play as soon as the log was looked through once, play
  follows text not null check (follows in ('PROFILE', 'SOON', 'PLAY')),
  -- the provider's sum of settled deposits
  deposit_satang bigint not null,
  turnover_satang bigint not null,
  primary key (agent, username)
);
create index tier_standing_soon on tier_standing (agent) where follows = 'SOON';
${tenantTable('tier_standing', { appMay: ['select', 'insert', 'update'] })}
-- how far the book of bets was followed
create table tier_follow (
  agent text primary key,
  position bigint not null
);
${tenantTable('tier_follow', { appMay: ['select', 'insert', 'update'] })}`,
};
