import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { PASSWORD_MAX_LENGTH } from '@housebrand/auth';
import {
  CORRECTION_KINDS,
  CORRECTION_MAX_SATANG,
  MONEY_KINDS,
  MONEY_RECORDS,
  MONEY_STATES,
  NOTE_MAX_LENGTH,
  type AnswerRequest,
  type AuditQueryRequest,
  type BeginPasskeyRequest,
  type CorrectionKind,
  type CorrectionRequest,
  type ExcludeRequest,
  type MemberSearch,
  type MemberStatementQuery,
  type MessageToMemberRequest,
  type MoneyKind,
  type MoneyQuery,
  type MoneyRecord,
  type MoneyState,
  type NoteRequest,
  type SettleRequest,
} from '@housebrand/office';
import { ReasonDto } from '@housebrand/office/nest';
import { IsRangeDay } from '@housebrand/shared/nest';
import { THREAD_STATES, type ThreadState } from '@housebrand/support';
import { UNITS, type Unit } from '@housebrand/wallet';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';

const MAX_CURSOR = 100;
/** Length of a filter. */
export const MAX_TERM = 80;
const MAX_REFERENCE = 64;
const MAX_ANSWER_UNITS = 2_000;
const MAX_SATANG = 100_000_000_000;

/** Splits the values of a list, which are separated by commas. */
const List = () => Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value));

/** A page of a list. */
export class CursorDto {
  @ApiPropertyOptional({
    maxLength: MAX_CURSOR,
    description: 'The cursor of the page before. Default: the first page.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_CURSOR)
  cursor?: string;
}

export class MemberSearchDto extends CursorDto implements MemberSearch {
  @ApiPropertyOptional({
    example: 'SOMCHAI',
    maxLength: MAX_TERM,
    description:
      'Beginning of a username, a complete phone or account number, or a referral code. Default: all members.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TERM)
  query?: string;
}

export class MemberStatementDto extends CursorDto implements MemberStatementQuery {
  @IsRangeDay('first') from?: string;
  @IsRangeDay('last') to?: string;
}

export class PlayMonthDto {
  @ApiPropertyOptional({ example: '2026-11', description: "Month in the agent's time zone. Default: the current one." })
  @IsOptional()
  @Matches(/^2\d{3}-(?:0[1-9]|1[0-2])$/)
  month?: string;
}

export class NoteDto implements NoteRequest {
  @ApiProperty({ example: 'Called back, wants the deposit checked.' })
  @IsString()
  @Length(1, NOTE_MAX_LENGTH)
  text!: string;
}

export class ExcludeDto extends ReasonDto implements ExcludeRequest {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: 3_650,
    example: 30,
    description: 'Days from now on; `null`: no end.',
  })
  @ValidateIf(({ days }: ExcludeDto) => days !== null)
  @IsInt()
  @Min(1)
  @Max(3_650)
  days!: number | null;
}

export class CorrectMemberDto extends ReasonDto implements CorrectionRequest {
  @ApiProperty({ enum: CORRECTION_KINDS, description: '`CORRECTION` adds credit, `DEDUCTION` takes it.' })
  @IsIn(CORRECTION_KINDS)
  kind!: CorrectionKind;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: CORRECTION_MAX_SATANG, example: 15_000 })
  @IsInt()
  @Min(1)
  @Max(CORRECTION_MAX_SATANG)
  amountSatang!: number;
}

export class AnswerDto implements AnswerRequest {
  @ApiProperty({ example: 'ยอดเข้าแล้วค่ะ', maxLength: MAX_ANSWER_UNITS })
  @IsString()
  @Length(1, MAX_ANSWER_UNITS)
  text!: string;
}

export class MessageToMemberDto extends IntersectionType(AnswerDto, ReasonDto) implements MessageToMemberRequest {}

export class ThreadListDto extends CursorDto {
  @ApiPropertyOptional({ enum: THREAD_STATES, default: 'OPEN', description: 'Only threads in this state.' })
  @IsIn(THREAD_STATES)
  state: ThreadState = 'OPEN';
}

/** PostgreSQL's largest integer, the type of a message's number. */
const MAX_NUMBER = 2_147_483_647;

export class ThreadPageDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_NUMBER,
    description: 'Only messages before this number. Default: the latest.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_NUMBER)
  before?: number;
}

export class MoneyQueryDto extends CursorDto implements MoneyQuery {
  @ApiPropertyOptional({ enum: MONEY_RECORDS, description: 'Only this record. Default: both.' })
  @IsOptional()
  @IsIn(MONEY_RECORDS)
  record?: MoneyRecord;

  @ApiPropertyOptional({
    type: String,
    example: 'UNKNOWN,PARKED',
    description: `Of ${MONEY_STATES.join(', ')}. Default: all.`,
  })
  @IsOptional()
  @List()
  @IsIn(MONEY_STATES, { each: true })
  states?: MoneyState[];

  @ApiPropertyOptional({
    type: String,
    example: 'DEPOSIT,WITHDRAWAL',
    description: `Of ${MONEY_KINDS.join(', ')}. Default: all.`,
  })
  @IsOptional()
  @List()
  @IsIn(MONEY_KINDS, { each: true })
  kinds?: MoneyKind[];

  @ApiPropertyOptional({ enum: UNITS, description: 'Only credit or only points. Default: both.' })
  @IsOptional()
  @IsIn(UNITS)
  unit?: Unit;

  @ApiPropertyOptional({ example: 'MTOSOMCHAI', maxLength: MAX_TERM, description: 'Only of this member.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TERM)
  username?: string;

  @IsRangeDay('first') from?: string;
  @IsRangeDay('last') to?: string;
}

export class SettleDto extends ReasonDto implements SettleRequest {
  @ApiPropertyOptional({
    example: 'PG-99812',
    maxLength: MAX_REFERENCE,
    description: "The provider's reference; required for a move.",
  })
  @IsOptional()
  @IsString()
  @Length(1, MAX_REFERENCE)
  reference?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_SATANG,
    example: 50_037,
    description: 'Amount in satang, if only the provider knew it.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_SATANG)
  amountSatang?: number;
}

export class ApprovalQueryDto extends CursorDto {
  @ApiPropertyOptional({
    enum: ['OPEN', 'DECIDED'],
    default: 'OPEN',
    description: 'Only open or only decided requests.',
  })
  @IsIn(['OPEN', 'DECIDED'])
  state: 'OPEN' | 'DECIDED' = 'OPEN';
}

export class AuditFilterDto implements Omit<AuditQueryRequest, 'cursor'> {
  @ApiPropertyOptional({ example: 'staff:mto.cashier', maxLength: MAX_TERM })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TERM)
  actor?: string;

  @ApiPropertyOptional({ example: 'MTOSOMCHAI', maxLength: MAX_TERM })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TERM)
  subject?: string;

  @ApiPropertyOptional({ example: 'office.', maxLength: MAX_TERM, description: 'Beginning of the action.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TERM)
  action?: string;
}

export class AuditQueryDto extends IntersectionType(AuditFilterDto, CursorDto) implements AuditQueryRequest {}

export class BeginPasskeyDto implements BeginPasskeyRequest {
  @ApiProperty({ example: 'Chips-2026!', format: 'password', description: 'The password of the account, again.' })
  @IsString()
  @Length(1, PASSWORD_MAX_LENGTH)
  password!: string;
}

/** The parameter of an address that names a member. */
export const MEMBER_PARAM = {
  name: 'username',
  description: 'Username of the member.',
  schema: { type: 'string', example: 'MTOSOMCHAI' },
} as const;

/** The parameter of an address that names a record by a UUID. */
export const ID_PARAM = {
  name: 'id',
  description: 'Id of the record.',
  schema: { type: 'string', format: 'uuid', example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' },
} as const;
