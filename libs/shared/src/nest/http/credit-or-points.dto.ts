import { ApiPropertyOptional } from '@nestjs/swagger';
import type { CreditOrPoints } from '@housebrand/shared';
import { IsInt, Max, Min } from 'class-validator';
import { IsSatang } from './is-satang';
import { MAX_POINTS } from './number-bounds';
import { OnlyIf } from './only-if';

/** Base of a request with an amount of credit or points: requires the field of its `kind` and rejects the other. */
export abstract class CreditOrPointsDto implements CreditOrPoints {
  abstract kind: 'CREDIT' | 'POINT';

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 10_000,
    description: 'Amount in satang; required for CREDIT, otherwise `null`.',
  })
  @OnlyIf(({ kind }: CreditOrPointsDto) => kind === 'CREDIT')
  @IsSatang({ min: 1 })
  amountSatang: number | null = null;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: null,
    description: 'Number of points; required for POINT, otherwise `null`.',
  })
  @OnlyIf(({ kind }: CreditOrPointsDto) => kind === 'POINT')
  @IsInt()
  @Min(1)
  @Max(MAX_POINTS)
  amountPoints: number | null = null;
}
