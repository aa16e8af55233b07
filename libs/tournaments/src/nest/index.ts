export { tournaments } from './tournaments.domain';
export { TournamentPictures } from './tournament-pictures.repository';
export { TournamentsModule } from './tournaments.module';
