import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MAX_FAVORITE_GAMES, type SaveFavoriteGamesRequest } from '../../core';

export class SaveFavoriteGamesDto implements SaveFavoriteGamesRequest {
  @ApiProperty({ example: 'MTO', description: "The agent's prefix." })
  @IsString()
  @IsNotEmpty()
  @MaxLength(12)
  agentID!: string;

  @ApiProperty({ example: 'MTODEMO1' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  username!: string;

  @ApiProperty({
    type: [String],
    maxItems: MAX_FAVORITE_GAMES,
    example: ['NAGX-0001'],
    description: 'Game ids in display order.',
  })
  @IsArray()
  @IsString({ each: true })
  @MaxLength(128, { each: true })
  games!: string[];
}
