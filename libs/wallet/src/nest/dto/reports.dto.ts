import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIST_YEARS } from '@housebrand/shared';
import { PageQueryDto } from '@housebrand/shared/nest';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  DEPOSIT_CHANNELS,
  PAYMENT_STATUSES,
  STATUS_LABELS,
  type DepositChannel,
  type PaymentStatus,
  type ReportedDeposit,
  type ReportedPayment,
  type ReportQuery,
  type ReportSummary,
  type StatusLabel,
} from '../../core';
import { DepositOrderDto } from './deposits.dto';

const YEARS = { minimum: LIST_YEARS.first, maximum: LIST_YEARS.last };
const year = {
  type: 'integer',
  ...YEARS,
  example: 2026,
  description: "Calendar year in the agent's time zone. Default: the current year.",
} as const;

export class ReportYearDto {
  @ApiPropertyOptional(year)
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(YEARS.minimum)
  @Max(YEARS.maximum)
  year?: number;
}

export class ReportQueryDto extends PageQueryDto implements ReportQuery {
  @ApiPropertyOptional(year)
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(YEARS.minimum)
  @Max(YEARS.maximum)
  year?: number;

  @ApiPropertyOptional({
    enum: STATUS_LABELS,
    example: 'completed',
    description: 'Only payments with this status label.',
  })
  @IsOptional()
  @IsIn(STATUS_LABELS)
  status?: StatusLabel;

  @ApiPropertyOptional({
    maxLength: 64,
    example: '01KAJ6J7Q2W3',
    description:
      'Only this payment. Without `year`, the previous year is searched, too. Addition to the specification.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  id?: string;
}

export class ReportedPaymentDto implements ReportedPayment {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  id!: string;

  @ApiProperty({ example: 50037 })
  amountSatang!: number;

  @ApiProperty({
    enum: PAYMENT_STATUSES,
    nullable: true,
    example: 'SUCCESS',
    description: "`null`: the provider's status has no label.",
  })
  status!: PaymentStatus | null;

  @ApiProperty({ example: 'KBANK', description: 'Bank code, or `TMN` for a True Money wallet.' })
  bankName!: string;

  @ApiProperty({ example: '2026-11-21T11:02:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11-21T11:03:10.000Z',
    description: 'When the payment was completed or rejected.',
  })
  settledAt!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  rejectReason!: string | null;
}

export class ReportedDepositDto extends ReportedPaymentDto implements ReportedDeposit {
  @ApiProperty({ enum: DEPOSIT_CHANNELS, nullable: true, example: 'DEPOSIT_POINT' })
  channel!: DepositChannel | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 50000,
    description: 'Requested amount in satang, for deposits with an exact amount.',
  })
  valueSatang!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: null,
    description: 'Expected amount in satang, if a different amount arrived.',
  })
  expectedSatang!: number | null;

  @ApiProperty({
    type: DepositOrderDto,
    nullable: true,
    example: null,
    description: 'Outstanding transfer: receiver and QR code.',
  })
  order!: DepositOrderDto | null;
}

export class ReportSummaryDto implements ReportSummary {
  @ApiProperty({ example: 2026 })
  year!: number;

  @ApiProperty({ example: 25 })
  count!: number;

  @ApiProperty({ example: 845000 })
  totalSatang!: number;

  @ApiProperty({
    type: [Number],
    example: [70000, 70000, 70000, 70000, 70000, 70000, 70000, 70000, 70000, 70000, 145000, 0],
    description: 'Totals in satang, January to December.',
  })
  monthsSatang!: number[];
}
