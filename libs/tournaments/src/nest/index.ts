export { tournamentsMigrations } from './migrations';
export { tournamentScoreTable, tournamentTable } from './tournament.tables';
export { TournamentsModule } from './tournaments.module';
