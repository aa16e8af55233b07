import { Module } from '@nestjs/common';
import { DayPartsRepository } from './day-parts.repository';
import { EndedDays } from './ended-days';
import { EndedDaysRepository } from './ended-days.repository';
import { FiguresRepository } from './figures.repository';

/** The figures of agents, whose job runs in the members' API. */
@Module({
  providers: [FiguresRepository, EndedDaysRepository, DayPartsRepository, EndedDays],
  exports: [FiguresRepository, DayPartsRepository, EndedDays],
})
export class FiguresModule {}
