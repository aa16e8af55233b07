import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PAYMENT_RECORDS, type PaymentRecord, type PaymentReference } from '@housebrand/shared';
import { Part } from '@housebrand/shared/nest';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  MAX_MESSAGE_LENGTH,
  THREAD_STATES,
  type MessageRequest,
  type QuestionRequest,
  type ReadRequest,
  type ThreadState,
} from '../../core';

/** No provider's id is longer. */
const MAX_ID_LENGTH = 64;
const MAX_NUMBER = 2_147_483_647;
const PAYMENT_KEY = new RegExp(`^(?:${PAYMENT_RECORDS.join('|')}):[^\\p{C}]{1,${MAX_ID_LENGTH}}$`, 'u');
/** An instant as our replies write it. */
const INSTANT = /^2\d{3}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/;
/** Code units of the longest message; the service counts characters. */
const MAX_UNITS = 2 * MAX_MESSAGE_LENGTH;

export class MessageDto implements MessageRequest {
  @ApiProperty({
    example: 'ยอดฝากยังไม่เข้าค่ะ',
    maxLength: MAX_UNITS,
    description: `Plain text of 1 to ${MAX_MESSAGE_LENGTH} characters, without direction controls.`,
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_UNITS)
  text!: string;
}

export class PaymentReferenceDto implements PaymentReference {
  @ApiProperty({ enum: PAYMENT_RECORDS, example: 'DEPOSIT', description: 'The record that names the payment.' })
  @IsIn(PAYMENT_RECORDS)
  record!: PaymentRecord;

  @ApiProperty({ example: 'DP-4A61F09C2B7D', maxLength: MAX_ID_LENGTH, description: 'Its id in that record.' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_ID_LENGTH)
  id!: string;

  @ApiProperty({
    format: 'date-time',
    example: '2026-11-21T11:02:00.000Z',
    description: 'When it happened, as that record shows it. Only a line of the statement is found by it.',
  })
  @Matches(INSTANT)
  @IsISO8601({ strict: true })
  at!: string;
}

export class QuestionDto extends MessageDto implements QuestionRequest {
  @IsOptional()
  @Part(() => PaymentReferenceDto, { required: false, description: 'The payment in question.' })
  payment?: PaymentReferenceDto;
}

export class ReadDto implements ReadRequest {
  @ApiProperty({ type: 'integer', example: 2, description: 'Number of the last message read.' })
  @IsInt()
  @Min(1)
  @Max(MAX_NUMBER)
  until!: number;
}

export class ThreadsQueryDto {
  @ApiPropertyOptional({
    example: 'DEPOSIT:DP-4A61F09C2B7D',
    maxLength: MAX_ID_LENGTH + 11,
    description: 'Only the threads about this payment: its record and id. Default: all.',
  })
  @IsOptional()
  @Matches(PAYMENT_KEY)
  payment?: string;

  @ApiPropertyOptional({ maxLength: 100, description: 'The cursor of the page before. Default: the first page.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  cursor?: string;
}

export class StaffThreadsQueryDto {
  @ApiPropertyOptional({ enum: THREAD_STATES, default: 'OPEN', description: 'Only threads in this state.' })
  @IsIn(THREAD_STATES)
  state: ThreadState = 'OPEN';

  @ApiPropertyOptional({ maxLength: 100, description: 'The cursor of the page before. Default: the first page.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  cursor?: string;
}

export class MessagesQueryDto {
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

/** The parameter of an address that names a thread. */
export const THREAD_PARAM = {
  name: 'id',
  description: 'Id of the thread.',
  schema: { type: 'string', format: 'uuid', example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' },
} as const;
