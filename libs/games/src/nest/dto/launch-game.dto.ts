import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import {
  categoryNamed,
  GAME_CATEGORIES,
  LOBBY_CODES,
  type GameCategory,
  type LaunchGameRequest,
  type LaunchGameResult,
  type LaunchLobbyRequest,
  type LobbyCode,
} from '../../core';

const isGame = ({ lobby }: LaunchGameDto): boolean => lobby === undefined;

/** A game by its id, or a lobby by its code. */
export class LaunchGameDto {
  @ApiPropertyOptional({ example: 'NAGX-0001' })
  @ValidateIf(isGame)
  @IsString()
  @IsNotEmpty()
  @MaxLength(128)
  gameID?: string;

  @ApiPropertyOptional({ example: 'NAGX', description: 'Provider code.' })
  @ValidateIf(isGame)
  @IsString()
  @IsNotEmpty()
  @MaxLength(32)
  provider?: string;

  @ApiPropertyOptional({ enum: GAME_CATEGORIES, example: 'Slot' })
  @ValidateIf(isGame)
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (categoryNamed(value) ?? value) : value))
  @IsIn(GAME_CATEGORIES)
  gameType?: GameCategory;

  @ApiPropertyOptional({ enum: LOBBY_CODES, description: 'Instead of the three others: opens a lobby.' })
  @IsOptional()
  @IsIn(LOBBY_CODES)
  lobby?: LobbyCode;

  /** What validation has established: a lobby, or a game with all three of its fields. */
  asRequest(): LaunchGameRequest | LaunchLobbyRequest {
    const { lobby, gameID = '', provider = '', gameType } = this;
    if (lobby) return { lobby };
    if (!gameType) throw new TypeError('not validated');
    return { gameID, provider, gameType };
  }
}

export class LaunchGameResultDto implements LaunchGameResult {
  @ApiProperty({ example: 'https://play.example/session/4f1d', description: 'Where the game opens.' })
  uri!: string;
}
