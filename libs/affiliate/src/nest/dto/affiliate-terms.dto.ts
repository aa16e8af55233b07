import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsNumber, Max, Min } from 'class-validator';
import { INCOME_BASES, LEVELS, type IncomeBasis, type TermsInForce, type WrittenTerms } from '../../core';

/** Body of `PUT /api/apps/affiliates/terms`. */
export class TermsDto implements WrittenTerms {
  @ApiProperty({ enum: INCOME_BASES, example: 'NET_LOSS', description: 'Basis of the shares: stakes, or net losses.' })
  @IsIn(INCOME_BASES)
  basis!: IncomeBasis;

  @ApiProperty({
    type: [Number],
    example: [5, 2, 1],
    description: 'Percent per level, starting with level 1. At most two decimals; at most 100 in total.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LEVELS)
  @Min(0, { each: true })
  @Max(100, { each: true })
  @IsNumber({}, { each: true })
  shares!: number[];
}

export class TermsInForceDto extends TermsDto implements TermsInForce {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11-22T09:00:00.000Z',
    description: 'Applies to bets settled from then on; `null`: to all bets.',
  })
  since!: string | null;
}
