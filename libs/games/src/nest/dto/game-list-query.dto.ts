import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  categoryNamed,
  GAME_CATEGORIES,
  GAME_LIST_LIMITS,
  type GameCategory,
  type GameListLimit,
  type GameListQuery,
} from '../../core';

export class AgentQueryDto {
  @ApiPropertyOptional({ example: 'MTO', description: "The agent; else the session's, the prefix cookie's, MASTER." })
  @IsOptional()
  @IsString()
  @MaxLength(12)
  prefix?: string;
}

export class GameListQueryDto extends AgentQueryDto implements GameListQuery {
  @ApiProperty({
    enum: GAME_CATEGORIES,
    example: 'Slot',
    description: 'Also `LIVE`, `SLOT` and other spellings of a section.',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (categoryNamed(value) ?? value) : value))
  @IsIn(GAME_CATEGORIES)
  gameType!: GameCategory;

  @ApiPropertyOptional({ example: 'NAGX', description: "A provider's `product`; without it all." })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  product?: string;

  @ApiPropertyOptional({
    enum: GAME_LIST_LIMITS,
    example: 12,
    description: 'The most popular so many; without it all.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsIn(GAME_LIST_LIMITS)
  limit?: GameListLimit;
}
