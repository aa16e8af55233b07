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

  @ApiProperty({ example: 640.25, description: 'Amount in baht.' })
  income!: number;
}

export class AffiliateSummaryDto implements AffiliateSummary {
  @ApiProperty({ example: 18406.75, description: 'Total income in baht, minus income reversed by voided bets.' })
  totalIncome!: number;

  @ApiProperty({ example: 9, description: 'Number of downlines on all levels.' })
  totalDownLine!: number;

  @ApiProperty({
    example: 2240.5,
    description: 'Income not yet withdrawn, in baht. Negative if a bet was voided after its income was paid out.',
  })
  remainingIncome!: number;

  @ApiProperty({ example: 'http://localhost:3000/MTO/r/6F2A91C4.html' })
  link!: string;

  @ApiProperty({ type: [LevelCountDto] })
  levels!: LevelCountDto[];

  @ApiProperty({ type: [MonthIncomeDto], description: 'The last six months, oldest first.' })
  months!: MonthIncomeDto[];
}

export class RemainingIncomeDto implements RemainingIncome {
  @ApiProperty({ example: 2240.5, description: 'Amount in baht.' })
  remainingIncome!: number;
}
