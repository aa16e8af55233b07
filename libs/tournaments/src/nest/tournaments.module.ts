import { Module } from '@nestjs/common';
import { BoardsRepository } from './boards.repository';
import { ScoreKeeper } from './score-keeper.service';
import { TournamentCloser } from './tournament-closer.service';
import { TournamentConfigsController } from './tournament-configs.controller';
import { TournamentEditorService } from './tournament-editor.service';
import { TournamentPictures } from './tournament-pictures.repository';
import { TournamentsController } from './tournaments.controller';
import { TournamentsRepository } from './tournaments.repository';
import { TournamentsService } from './tournaments.service';

/** Needs `PlaySource`, `TournamentCalendar` and `PrizePayout`, bound by the application. */
@Module({
  controllers: [TournamentsController, TournamentConfigsController],
  providers: [
    TournamentsService,
    TournamentsRepository,
    BoardsRepository,
    ScoreKeeper,
    TournamentCloser,
    TournamentPictures,
    TournamentEditorService,
  ],
  exports: [TournamentPictures, TournamentEditorService],
})
export class TournamentsModule {}
