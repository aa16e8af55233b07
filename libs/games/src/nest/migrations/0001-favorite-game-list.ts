import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const favoriteGameList: Migration = {
  id: 'games-0001',
  sql: `
-- one row a member: a list is read and replaced as a whole
create table favorite_game_list (
  agent text not null,
  username text not null,
  games text[] not null check (cardinality(games) <= 100),
  updated_at timestamptz not null default now(),
  primary key (agent, username)
);
${tenantTable('favorite_game_list')}`,
};
