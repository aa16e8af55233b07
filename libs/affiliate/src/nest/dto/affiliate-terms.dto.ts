import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsNumber, Max, Min } from 'class-validator';
import { INCOME_BASES, LEVELS, type IncomeBasis, type TermsInForce, type WrittenTerms } from '../../core';

/** Body of `PUT /api/apps/affiliates/terms`. */
export class TermsDto implements WrittenTerms {
  @ApiProperty({ enum: INCOME_BASES, example: 'NET_LOSS', description: 'What is staked, or what the house wins.' })
  @IsIn(INCOME_BASES)
  basis!: IncomeBasis;

  @ApiProperty({
    type: [Number],
    example: [5, 2, 1],
    description: 'Percent by level, from the first: two decimals at most, 100 together at most.',
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
    description: 'Bets that were settled from then on; `null`: from the beginning.',
  })
  since!: string | null;
}
