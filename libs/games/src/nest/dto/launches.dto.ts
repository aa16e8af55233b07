import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  SPORT_LOBBY_CODES,
  type LaunchLottoRequest,
  type LaunchPortalRequest,
  type LaunchRewardRequest,
  type LaunchSportLobbyRequest,
  type SportLobbyCode,
} from '../../core';

export class LaunchLottoDto implements LaunchLottoRequest {
  @ApiProperty({ example: 'LOTTO' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  type!: string;
}

export class LaunchSportLobbyDto implements LaunchSportLobbyRequest {
  @ApiProperty({ enum: SPORT_LOBBY_CODES, example: 'SPORT' })
  @IsIn(SPORT_LOBBY_CODES)
  lobby!: SportLobbyCode;
}

export class LaunchPortalDto implements LaunchPortalRequest {
  @ApiProperty({ example: 'VELV', description: 'Code of a game provider whose entry has `launch-portal`.' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(32)
  provider!: string;
}

export class LaunchRewardDto implements LaunchRewardRequest {
  @ApiPropertyOptional({
    example: false,
    description: 'Whether the shop opens in the mobile app. Default: in a browser.',
  })
  @IsOptional()
  @IsBoolean()
  isMobileApp?: boolean;
}
