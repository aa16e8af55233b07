import { Module, type DynamicModule } from '@nestjs/common';
import { AgentCalendar } from '@housebrand/shared';
import { BetLog, PlayedBets } from '@housebrand/bets';
import { mount, type MountOptions } from '@housebrand/shared/nest';
import { PrizePayout } from '../core';
import { BoardSumsComparison } from './board-sums-comparison';
import { BoardsRepository } from './boards.repository';
import { ScoresRepository } from './scores.repository';
import { ScoreConsumer } from './score-consumer.service';
import { ShownBoards } from './shown-boards';
import { TournamentCloser } from './tournament-closer.service';
import { TournamentConfigsController } from './tournament-configs.controller';
import { TournamentEditorService } from './tournament-editor.service';
import { TournamentPictures } from './tournament-pictures.repository';
import { TournamentsController } from './tournaments.controller';
import { TournamentsRepository } from './tournaments.repository';
import { TournamentsService } from './tournaments.service';

/** Ports that the application binds. */
const tournamentsPorts = { bets: BetLog, played: PlayedBets, calendar: AgentCalendar, payout: PrizePayout };

const tournamentsParts = {
  controllers: [TournamentsController, TournamentConfigsController],
  providers: [
    TournamentsService,
    TournamentsRepository,
    BoardsRepository,
    ScoresRepository,
    BoardSumsComparison,
    ShownBoards,
    ScoreConsumer,
    TournamentCloser,
    TournamentPictures,
    TournamentEditorService,
  ],
  exports: [TournamentPictures, TournamentEditorService, TournamentsService],
};

/** Needs `BetLog`, `PlayedBets`, `AgentCalendar` and `PrizePayout`, bound by the application. */
@Module(tournamentsParts)
export class TournamentsModule {
  /** Mounts the domain in another application, with its ports: see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof tournamentsPorts>): DynamicModule {
    return mount({ module: TournamentsModule, ...tournamentsParts }, tournamentsPorts, options);
  }
}
