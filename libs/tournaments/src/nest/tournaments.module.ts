import { Module } from '@nestjs/common';
import { TournamentPictures } from './tournament-pictures.repository';
import { TournamentsController } from './tournaments.controller';
import { TournamentsRepository } from './tournaments.repository';
import { TournamentsService } from './tournaments.service';

@Module({
  controllers: [TournamentsController],
  providers: [TournamentsService, TournamentsRepository, TournamentPictures],
  exports: [TournamentPictures],
})
export class TournamentsModule {}
