import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import {
  PERIODS,
  PLAY_PARTS,
  type CasesQuery,
  type DayReportQuery,
  type PaidItem,
  type PaidQuery,
  type PeriodKind,
  type PlayPart,
  type RoundsQuery,
} from '@housebrand/office';
import { IsRangeDay } from '@housebrand/shared/nest';
import { CASE_KINDS, CASE_STATES, MOVE_KINDS, type CaseKind, type CaseState } from '@housebrand/wallet';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { CursorDto, MAX_TERM } from './office.dto';

const DAY = /^2\d{3}-\d{2}-\d{2}$/;
const PAID_KINDS = MOVE_KINDS.filter((kind) => kind === 'DEPOSIT' || kind === 'WITHDRAWAL');
const CASE_FILTERS = [...CASE_STATES, 'ALL'] as const;

export class DayReportDto implements DayReportQuery {
  @ApiProperty({ example: '2026-11-01', description: "First day, in the agent's time zone." })
  @Matches(DAY)
  @IsISO8601({ strict: true })
  from!: string;

  @ApiProperty({ example: '2026-11-25', description: 'Last day; at most 366 days.' })
  @Matches(DAY)
  @IsISO8601({ strict: true })
  to!: string;
}

export class PeriodFileDto extends DayReportDto {
  @ApiPropertyOptional({ enum: PERIODS, default: 'day', description: 'What a row covers. Weeks start on Monday.' })
  @IsIn(PERIODS)
  by: PeriodKind = 'day';
}

export class PartsFileDto extends DayReportDto {
  @ApiPropertyOptional({ enum: PLAY_PARTS, default: 'provider', description: 'What a row covers.' })
  @IsIn(PLAY_PARTS)
  play: PlayPart = 'provider';
}

export class RoundsDto extends IntersectionType(DayReportDto, CursorDto) implements RoundsQuery {
  @ApiPropertyOptional({ example: 'NAGX', maxLength: MAX_TERM, description: 'Only of this game provider.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TERM)
  provider?: string;

  @ApiPropertyOptional({ example: 'NAGX-0001', maxLength: MAX_TERM, description: 'Only of this game.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TERM)
  gameId?: string;

  @ApiPropertyOptional({ example: 'MTOSOMCHAI', maxLength: MAX_TERM, description: 'Only of this member.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TERM)
  username?: string;
}

export class PaidDto extends CursorDto implements PaidQuery {
  @ApiPropertyOptional({ enum: PAID_KINDS, description: 'Only of this kind. Default: both.' })
  @IsOptional()
  @IsIn(PAID_KINDS)
  kind?: PaidItem['kind'];

  @ApiPropertyOptional({ example: 'MTOSOMCHAI', maxLength: MAX_TERM, description: 'Only of this member.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TERM)
  username?: string;

  @IsRangeDay('first') from?: string;
  @IsRangeDay('last') to?: string;
}

export class OfficeCasesDto extends CursorDto implements CasesQuery {
  @ApiPropertyOptional({ enum: CASE_FILTERS, default: 'OPEN', description: 'Only cases in this state.' })
  @IsIn(CASE_FILTERS)
  state: CaseState | 'ALL' = 'OPEN';

  @ApiPropertyOptional({ enum: CASE_KINDS, description: 'Only cases of this kind.' })
  @IsOptional()
  @IsIn(CASE_KINDS)
  kind?: CaseKind;
}
