import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const tierConfig: Migration = {
  id: 'tiers-0001',
  sql: `
create table tier_config (
  agent text not null,
  tier_level int not null check (tier_level >= 1),
  tier_name text not null,
  logo_url text not null,
  description_background_color text not null,
  background_dark_color text not null,
  background_bright_color text not null,
  min_deposit_satang bigint not null check (min_deposit_satang >= 0),
  min_turnover_satang bigint not null check (min_turnover_satang >= 0),
  -- {"th": {"summary": "…", "benefits": ["…"]}, "en": {…}}
  content jsonb not null,
  primary key (agent, tier_level)
);
${tenantTable('tier_config')}`,
};
