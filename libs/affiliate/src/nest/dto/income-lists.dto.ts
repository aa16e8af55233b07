import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PageQueryDto } from '@housebrand/shared/nest';
import { Type } from 'class-transformer';
import { IsInt, IsISO8601, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import {
  LEVELS,
  type DownlineFilter,
  type DownlineMember,
  type IncomeDay,
  type IncomeEntry,
  type IncomeWithdrawal,
  type IncomeWithdrawalStatus,
} from '../../core';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export class IncomeLinesQueryDto extends PageQueryDto {
  @ApiProperty({ example: '2026-11-21', description: 'Business day.' })
  @Matches(DAY)
  @IsISO8601({ strict: true })
  date!: string;
}

export class DownlinesQueryDto extends PageQueryDto implements DownlineFilter {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LEVELS,
    example: 1,
    description: 'Only downlines of this level.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LEVELS)
  level?: number;

  @ApiPropertyOptional({ example: '21', description: 'Complete username, or its visible ending.' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  search?: string;
}

export class IncomeDayDto implements IncomeDay {
  @ApiProperty({ example: '2026-11-21' })
  date!: string;

  @ApiProperty({ example: 126.4, description: 'Income in baht, minus reversed income.' })
  income!: number;

  @ApiProperty({ example: -3.2, description: 'Income reversed by voided bets, in baht; 0: none.' })
  takenBack!: number;

  @ApiProperty({ example: 14 })
  bets!: number;

  @ApiProperty({ example: 3, description: 'Number of members who placed the bets.' })
  members!: number;
}

export class IncomeEntryDto implements IncomeEntry {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  betId!: string;

  @ApiProperty({ enum: ['earned', 'takenBack'], example: 'earned' })
  kind!: IncomeEntry['kind'];

  @ApiProperty({ example: 'MTO•••21' })
  from!: string;

  @ApiProperty({ example: 1 })
  level!: number;

  @ApiProperty({ example: 1.6, description: 'Income in baht; negative if reversed.' })
  amount!: number;

  @ApiProperty({ example: '2026-11-21T11:02:01.000Z', description: 'When the bet was settled.' })
  at!: string;
}

export class DownlineMemberDto implements DownlineMember {
  @ApiProperty({ example: 'MTO•••21' })
  username!: string;

  @ApiProperty({ example: 1 })
  level!: number;

  @ApiProperty({ example: '2026-06-18T09:00:00.000Z' })
  joinedAt!: string;

  @ApiProperty({ example: 310, description: "Income from this member's play, in baht." })
  income!: number;
}

class BothLanguagesDto {
  @ApiProperty({ example: 'ระบบไม่รับรายการ' })
  th!: string;

  @ApiProperty({ example: 'The provider did not take it' })
  en!: string;
}

const STATUSES: readonly IncomeWithdrawalStatus[] = ['CREATE', 'APPROVE', 'SUCCESS', 'REJECT'];

export class IncomeWithdrawalDto implements IncomeWithdrawal {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  id!: string;

  @ApiProperty({ example: 2240.5, description: 'Amount in baht.' })
  amount!: number;

  @ApiProperty({ enum: STATUSES, example: 'SUCCESS' })
  status!: IncomeWithdrawalStatus;

  @ApiProperty({ type: BothLanguagesDto, nullable: true, description: 'Reason for a refusal; otherwise `null`.' })
  rejectReason!: BothLanguagesDto | null;

  @ApiProperty({ example: '2026-11-21T11:02:01.000Z' })
  createdAt!: string;
}
