import { ApiProperty } from '@nestjs/swagger';
import type { AffiliateSummary } from '../../core';

export class AffiliateSummaryDto implements AffiliateSummary {
  @ApiProperty({ example: 18406.75, description: 'Baht earned in all.' })
  totalIncome!: number;

  @ApiProperty({ example: 37, description: 'Members on all levels below.' })
  totalDownLine!: number;

  @ApiProperty({ example: 2240.5, description: 'Baht not withdrawn yet.' })
  remainingIncome!: number;

  @ApiProperty({ example: 'http://localhost:3000/MTO/r/6F2A91C4.html' })
  link!: string;
}
