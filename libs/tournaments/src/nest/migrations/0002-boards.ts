import { commonTable, tenantTable, type Migration } from '@housebrand/shared/nest';

/** One table of scores for tournaments and rankings, derived from play. Prizes are recorded before they are paid. */
export const boards: Migration = {
  id: 'tournaments-0002',
  sql: `
drop table tournament_score;
alter table tournament drop constraint tournament_calculation_type_check;
alter table tournament
  add column categories text[] not null default '{}',
  -- when the prizes were settled: from then on the board stands still
  add column closed_at timestamptz,
  add check (calculation_type in ('TURNOVER', 'HIGHEST_WIN', 'NET_WIN', 'ROUNDS', 'MULTIPLIER')),
  add check (closed_at >= end_date);
create index tournament_open on tournament (end_date) where closed_at is null;
create table board_score (
  agent text not null,
  -- 'tournament <id>', or a ranking's period and first day: 'week 2026-11-16'
  board text not null,
  username text not null,
  -- satang, rounds, or hundredths of a multiplier
  score bigint not null check (score > 0),
  primary key (agent, board, username)
);
create index board_score_order on board_score (agent, board, score desc, username);
${tenantTable('board_score')}
create table tournament_prize (
  agent text not null,
  tournament_id text not null,
  username text not null,
  rank int not null check (rank > 0),
  score bigint not null,
  -- satang or points
  amount bigint not null check (amount > 0),
  -- null: not begun to be paid
  payment uuid,
  primary key (agent, tournament_id, username),
  foreign key (agent, tournament_id) references tournament (agent, id)
);
create index tournament_prize_unpaid on tournament_prize (agent) where payment is null;
${tenantTable('tournament_prize', { appMay: ['select', 'insert', 'update'] })}
-- how far what was booked of bets has been scored: one row
create table tournament_feed (
  is_only boolean primary key default true check (is_only),
  position bigint not null
);
${commonTable('tournament_feed')}`,
};
