import { ApiProperty } from '@nestjs/swagger';
import type { AffiliateSummary, LevelCount, MonthIncome, RemainingIncome } from '../../core';

class LevelCountDto implements LevelCount {
  @ApiProperty({ example: 1 })
  level!: number;

  @ApiProperty({ example: 5 })
  members!: number;
}

class MonthIncomeDto implements MonthIncome {
  @ApiProperty({ example: '2026-11' })
  month!: string;

  @ApiProperty({ example: 640.25, description: 'Baht.' })
  income!: number;
}

export class AffiliateSummaryDto implements AffiliateSummary {
  @ApiProperty({ example: 18406.75, description: 'Baht earned in all, less what void bets took back.' })
  totalIncome!: number;

  @ApiProperty({ example: 9, description: 'Members on all levels below.' })
  totalDownLine!: number;

  @ApiProperty({
    example: 2240.5,
    description: 'Baht not withdrawn yet; below zero when a void bet was paid for already.',
  })
  remainingIncome!: number;

  @ApiProperty({ example: 'http://localhost:3000/MTO/r/6F2A91C4.html' })
  link!: string;

  @ApiProperty({ type: [LevelCountDto] })
  levels!: LevelCountDto[];

  @ApiProperty({ type: [MonthIncomeDto], description: 'The last six months, the oldest first.' })
  months!: MonthIncomeDto[];
}

export class RemainingIncomeDto implements RemainingIncome {
  @ApiProperty({ example: 2240.5, description: 'Baht.' })
  remainingIncome!: number;
}
