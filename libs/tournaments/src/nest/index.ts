export { tournaments } from './tournaments.domain';
export { TournamentConfigListDto } from './dto/tournament-config.dto';
export { TournamentEditorService } from './tournament-editor.service';
export { TournamentPictures } from './tournament-pictures.repository';
export { TournamentsModule } from './tournaments.module';
export { TournamentsService } from './tournaments.service';
