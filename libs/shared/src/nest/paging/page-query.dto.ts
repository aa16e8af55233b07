import { ApiPropertyOptional } from '@nestjs/swagger';
import { DEFAULT_LIMIT, DEFAULT_OFFSET, MAX_LIMIT, type PageRequest } from '@housebrand/shared';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** `limit` and `offset` of a list call (specification sections 7 and 9). The query class of a list extends it. */
export class PageQueryDto implements PageRequest {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  limit: number = DEFAULT_LIMIT;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: DEFAULT_OFFSET })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  offset: number = DEFAULT_OFFSET;
}
