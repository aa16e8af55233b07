import { Module } from '@nestjs/common';
import { TournamentsController } from './tournaments.controller';
import { TournamentsRepository } from './tournaments.repository';
import { TournamentsService } from './tournaments.service';

@Module({ controllers: [TournamentsController], providers: [TournamentsService, TournamentsRepository] })
export class TournamentsModule {}
