import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import {
  categoryNamed,
  GAME_CATEGORIES,
  type BridgeGame,
  type BridgeProvider,
  type GameCategory,
  type RedirectLoginResult,
} from '../../core';

export class RedirectLoginDto {
  @ApiProperty({ example: 'MTODEMO1' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  username!: string;
}

export class RedirectLoginResultDto implements RedirectLoginResult {
  @ApiProperty({
    example: 'https://play.example/site?ticket=77b0',
    description: 'Single-use address, valid for 60 seconds.',
  })
  url!: string;
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

export class BridgeProviderDto implements BridgeProvider {
  @ApiProperty({ example: 'NAGX', description: 'Code of the game provider.' })
  prefix!: string;

  @ApiProperty({ example: 'Naga Forge' })
  name!: string;

  @ApiProperty({ example: 'Slot', description: 'Tab, as `gameList` expects it.' })
  tab!: string;
}

export class BridgeGameDto implements BridgeGame {
  @ApiProperty({ example: 'NAGX-0001' })
  gameID!: string;

  @ApiProperty({ example: 'Golden Naga' })
  name!: string;

  @ApiProperty({ example: 'NAGX', description: 'Code of the game provider.' })
  provider!: string;
}
