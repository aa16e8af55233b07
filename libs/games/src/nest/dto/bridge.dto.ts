import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { categoryNamed, GAME_CATEGORIES, type GameCategory } from '../../core';

export class RedirectLoginDto {
  @ApiProperty({ example: 'MTODEMO1' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  username!: string;
}

export class BridgeGameListDto {
  @ApiProperty({
    enum: GAME_CATEGORIES,
    example: 'Slot',
    description: 'Category. Other spellings of a section are accepted.',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (categoryNamed(value) ?? value) : value))
  @IsIn(GAME_CATEGORIES)
  tab!: GameCategory;
}
