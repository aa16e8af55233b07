import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import {
  categoryNamed,
  GAME_CATEGORIES,
  GAME_LIST_LIMITS,
  MAX_FAVORITE_GAMES,
  type GameCategory,
  type GameListLimit,
  type GameListQuery,
} from '../../core';

export class AgentQueryDto {
  @ApiPropertyOptional({
    example: 'MTO',
    description: "The agent's prefix. Default: the session's agent, then the `prefix` cookie, then MASTER.",
  })
  @IsOptional()
  @IsString()
  @MaxLength(12)
  prefix?: string;
}

export class GameListQueryDto extends AgentQueryDto implements GameListQuery {
  @ApiPropertyOptional({
    enum: GAME_CATEGORIES,
    example: 'Slot',
    description: 'Category. `LIVE`, `SLOT` and other spellings of a section are accepted. Required without `ids`.',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (categoryNamed(value) ?? value) : value))
  @ValidateIf(({ ids }: GameListQueryDto) => ids === undefined)
  @IsIn(GAME_CATEGORIES)
  gameType?: GameCategory;

  @ApiPropertyOptional({
    type: String,
    example: 'NAGX-0001,TUKT-0002',
    description:
      'Comma-separated game ids of any category. The reply keeps the order and omits games that are not offered.',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @ArrayMaxSize(MAX_FAVORITE_GAMES)
  @IsString({ each: true })
  @MaxLength(64, { each: true })
  ids?: string[];

  @ApiPropertyOptional({ example: 'NAGX', description: 'Only games of this provider (`product` of `listStudios`).' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  product?: string;

  @ApiPropertyOptional({
    enum: GAME_LIST_LIMITS,
    example: 12,
    description: 'Number of most popular games. Default: all.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsIn(GAME_LIST_LIMITS)
  limit?: GameListLimit;
}
