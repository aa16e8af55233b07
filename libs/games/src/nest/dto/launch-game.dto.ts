import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiProperty, refs } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import {
  categoryNamed,
  GAME_CATEGORIES,
  LOBBY_CODES,
  type GameCategory,
  type LaunchGameRequest,
  type LaunchLobbyRequest,
  type LobbyCode,
} from '../../core';

const isGame = ({ lobby }: LaunchGameDto): boolean => lobby === undefined;

class OneGameDto implements LaunchGameRequest {
  @ApiProperty({ example: 'NAGX-0001', description: 'Game id from `listGames`.' })
  gameID!: string;

  @ApiProperty({ example: 'NAGX', description: 'Code of the game provider.' })
  provider!: string;

  @ApiProperty({ enum: GAME_CATEGORIES, example: 'Slot' })
  gameType!: GameCategory;
}

class OneLobbyDto implements LaunchLobbyRequest {
  @ApiProperty({ enum: LOBBY_CODES, example: 'SPORT' })
  lobby!: LobbyCode;
}

/** Documents the body as one of two schemas. */
export const ApiLaunchBody = (): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(OneGameDto, OneLobbyDto),
    ApiBody({
      schema: { oneOf: refs(OneGameDto, OneLobbyDto) },
      examples: {
        game: { summary: 'A game', value: { gameID: 'NAGX-0001', provider: 'NAGX', gameType: 'Slot' } },
        lobby: { summary: 'A lobby', value: { lobby: 'SPORT' } },
      },
    }),
  );

/** A game by its ID, or a lobby by its code; `ApiLaunchBody` documents it. */
export class LaunchGameDto {
  @ValidateIf(isGame)
  @IsString()
  @IsNotEmpty()
  @MaxLength(128)
  gameID?: string;

  @ValidateIf(isGame)
  @IsString()
  @IsNotEmpty()
  @MaxLength(32)
  provider?: string;

  @ValidateIf(isGame)
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (categoryNamed(value) ?? value) : value))
  @IsIn(GAME_CATEGORIES)
  gameType?: GameCategory;

  @IsOptional()
  @IsIn(LOBBY_CODES)
  lobby?: LobbyCode;

  /** Returns the validated request: a lobby, or a game with all three fields. */
  asRequest(): LaunchGameRequest | LaunchLobbyRequest {
    const { lobby, gameID = '', provider = '', gameType } = this;
    if (lobby) return { lobby };
    if (!gameType) throw new TypeError('not validated');
    return { gameID, provider, gameType };
  }
}
