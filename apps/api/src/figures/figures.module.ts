import { Module } from '@nestjs/common';
import { EndedDays } from './ended-days';
import { EndedDaysRepository } from './ended-days.repository';
import { FiguresRepository } from './figures.repository';

/** The figures of agents, whose job runs in the members' API. */
@Module({
  providers: [FiguresRepository, EndedDaysRepository, EndedDays],
  exports: [FiguresRepository, EndedDays],
})
export class FiguresModule {}
