import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PageQueryDto } from '@housebrand/shared/nest';
import { IsIn, IsOptional } from 'class-validator';
import { CASE_KINDS, CASE_STATES, type CaseKind, type CaseState, type CaseView, type Unit } from '../../core';

export class CasesQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: CASE_STATES, example: 'OPEN', description: 'Only cases in this state.' })
  @IsOptional()
  @IsIn(CASE_STATES)
  state?: CaseState;
}

export class CaseViewDto implements CaseView {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e12' })
  id!: string;

  @ApiProperty({ enum: CASE_KINDS, example: 'MISSING_AT_PROVIDER' })
  kind!: CaseKind;

  @ApiProperty({ enum: CASE_STATES, example: 'OPEN' })
  state!: CaseState;

  @ApiProperty({
    example: '019aa6b1-77a0-7c1e-8a4b-0d5e3c2f1b90:credit',
    description: "Id of a payment, transfer or account, or a transfer's reference.",
  })
  subject!: string;

  @ApiProperty({ type: String, nullable: true, example: 'MTODEMO1' })
  username!: string | null;

  @ApiProperty({ enum: ['CREDIT', 'POINT'], example: 'CREDIT' })
  unit!: Unit;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 150.25,
    description: 'Amount in baht or points; negative for outgoing amounts. `null` while unknown.',
  })
  amount!: number | null;

  @ApiProperty({ example: "Done by our books, missing in the provider's statement" })
  what!: string;

  @ApiProperty({ example: 'MTODEMO1 +150.25' })
  expected!: string;

  @ApiProperty({ example: 'nothing' })
  found!: string;

  @ApiProperty({ example: '2026-11-20T18:00:00.000Z' })
  firstSeenAt!: string;

  @ApiProperty({ example: '2026-11-21T18:00:00.000Z' })
  lastSeenAt!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'When the case ended; `null` while it is open.',
  })
  endedAt!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Who closed the case manually, and why.' })
  note!: string | null;
}
