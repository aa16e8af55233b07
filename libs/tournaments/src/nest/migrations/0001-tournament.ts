import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const tournament: Migration = {
  id: 'tournaments-0001',
  sql: `
create table tournament (
  agent text not null,
  id text not null,
  name jsonb not null,
  content jsonb not null,
  reward_type text not null check (reward_type in ('CREDIT', 'POINT')),
  calculation_type text not null check (calculation_type in ('TURNOVER', 'MULTIPLIER')),
  games text[] not null default '{}',
  start_date timestamptz not null,
  end_date timestamptz not null,
  image_url text not null,
  -- of the first, the second, …: satang or points
  rewards bigint[] not null,
  primary key (agent, id),
  check (start_date < end_date)
);
${tenantTable('tournament')}
create table tournament_score (
  agent text not null,
  tournament_id text not null,
  username text not null,
  -- satang played, or hundredths of the multiplier
  score bigint not null check (score >= 0),
  reached_at timestamptz not null,
  primary key (agent, tournament_id, username),
  foreign key (agent, tournament_id) references tournament (agent, id) on delete cascade
);
create index tournament_score_board on tournament_score (agent, tournament_id, score desc, reached_at, username);
${tenantTable('tournament_score')}`,
};
