import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBaht, IsRangeDay, PageQueryDto } from '@housebrand/shared/nest';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  PAYMENT_STATUSES,
  REWARD_SOURCES,
  type GiftAllowance,
  type PaymentEntry,
  type PaymentEventKind,
  type PaymentStatus,
  type RewardSource,
  type SendGiftRequest,
  type TimelineEntry,
  type Unit,
} from '../../core';

/** A page of payments between two days in the agent's time zone. */
export class PaymentsQueryDto extends PageQueryDto {
  @IsRangeDay('first') fromDate?: string;
  @IsRangeDay('last') toDate?: string;

  @ApiPropertyOptional({
    enum: REWARD_SOURCES,
    description: 'Only rewards from this source, for the list `reward`. Addition to the specification.',
  })
  @IsOptional()
  @IsIn(REWARD_SOURCES)
  source?: RewardSource;
}

class BothLanguagesDto {
  @ApiProperty({ example: 'สำเร็จ' })
  th!: string;

  @ApiProperty({ example: 'Completed' })
  en!: string;
}

const EVENTS: readonly PaymentEventKind[] = ['created', 'held', 'sent', 'unknown', 'confirmed', 'refused', 'returned'];

export class TimelineEntryDto implements TimelineEntry {
  @ApiProperty({
    enum: EVENTS,
    example: 'confirmed',
    description: '`held`: the money has left the account. `unknown`: the outcome is not known yet.',
  })
  kind!: PaymentEventKind;

  @ApiProperty({ example: '2026-11-21T11:02:01.000Z' })
  at!: string;

  @ApiProperty({ type: BothLanguagesDto })
  text!: BothLanguagesDto;
}

export class PaymentEntryDto implements PaymentEntry {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  id!: string;

  @ApiProperty({
    enum: ['GIFT', 'COUPON', 'QUEST', 'TOURNAMENT', 'AFFILIATE', 'PURCHASE', 'DEPOSIT', 'WITHDRAW'],
    example: 'GIFT',
  })
  kind!: PaymentEntry['kind'];

  @ApiProperty({ enum: ['CREDIT', 'POINT'], example: 'CREDIT' })
  unit!: Unit;

  @ApiProperty({
    example: -500,
    description: 'Amount in baht for CREDIT, in points for POINT; negative for outgoing amounts.',
  })
  amount!: number;

  @ApiProperty({ enum: PAYMENT_STATUSES, nullable: true, example: 'SUCCESS' })
  status!: PaymentStatus | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'MTODEMO3',
    description: 'Receiver of a sent gift, or masked sender of a received one; otherwise `null`.',
  })
  counterparty!: string | null;

  @ApiProperty({ type: BothLanguagesDto, nullable: true, example: null, description: 'Reason for a refusal.' })
  rejectReason!: BothLanguagesDto | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Payment that this one reverses.' })
  reverses!: string | null;

  @ApiProperty({ example: '2026-11-21T11:02:00.000Z' })
  createdAt!: string;

  @ApiProperty({ type: TimelineEntryDto, isArray: true })
  timeline!: TimelineEntryDto[];
}

export class GiftAllowanceDto implements GiftAllowance {
  @ApiProperty({ example: 100, description: 'Minimum chips per gift.' })
  minimum!: number;

  @ApiProperty({ example: 5, description: 'Maximum gifts per business day of the agent.' })
  giftsPerDay!: number;

  @ApiProperty({ example: 4, description: 'Gifts that can still be sent today.' })
  giftsLeft!: number;

  @ApiProperty({ example: 9_500, description: 'Chips that can still be sent today, in all gifts together.' })
  chipsLeft!: number;
}

export class SendGiftDto implements SendGiftRequest {
  @ApiProperty({ example: 'MTODEMO1', description: "Sender: the member's own username." })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  depositUsername!: string;

  @ApiProperty({ example: 'MTODEMO3', description: 'Receiver: another member of the same agent.' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  receiverUsername!: string;

  @ApiProperty({ example: 500, description: 'Number of chips. One chip is one baht of credit.' })
  @IsBaht()
  amount!: number;
}
