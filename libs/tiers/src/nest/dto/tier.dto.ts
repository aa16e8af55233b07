import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { TierConfig, TierContent, TierProgress } from '../../core';

export class TierQueryDto {
  @ApiPropertyOptional({ example: 'MTO', description: "The agent; else the session's, the prefix cookie's, MASTER." })
  @IsOptional()
  @IsString()
  @MaxLength(12)
  agentID?: string;
}

export class TierConditionDto {
  @ApiProperty({ example: 5000, description: 'Baht.' })
  minDepositAccumulateAmount!: number;

  @ApiProperty({ example: 20000, description: 'Baht.' })
  minTurnOverAccumulateAmount!: number;
}

export class TierAccessDto {
  @ApiProperty({ type: [String], example: ['promotion', 'game', 'daily-quest'] })
  menu!: string[];
}

export class TierConfigDto implements TierConfig {
  @ApiProperty({ example: 2 })
  tierLevel!: number;

  @ApiProperty({ example: 'Silver' })
  tierName!: string;

  @ApiProperty({ example: '/media/tiers/2.svg?v=1' })
  logoUrl!: string;

  @ApiProperty({ example: '#2F3A4D' })
  descriptionBackgroundColor!: string;

  @ApiProperty({ example: '#4C5B75' })
  backgroundDarkColor!: string;

  @ApiProperty({ example: '#C3D0E4' })
  backgroundBrightColor!: string;

  @ApiProperty({ type: TierConditionDto })
  condition!: TierConditionDto;

  @ApiProperty({ type: TierAccessDto, description: 'The menus that the step opens; an addition of ours.' })
  access!: TierAccessDto;
}

export class TierContentDto implements TierContent {
  @ApiProperty({ example: 2 })
  tierLevel!: number;

  @ApiProperty({ example: 'Silver' })
  tierName!: string;

  @ApiProperty({ example: 'For members who come by regularly' })
  summary!: string;

  @ApiProperty({ type: [String], example: ['Daily quests', 'Invite friends'] })
  benefits!: string[];
}

export class TierProgressDto implements TierProgress {
  @ApiProperty({ type: TierConfigDto })
  current!: TierConfigDto;

  @ApiProperty({ type: TierConfigDto, nullable: true, description: '`null` at the top.' })
  next!: TierConfigDto | null;

  @ApiProperty({ example: 0.57, description: 'A share of one.' })
  deposit!: number;

  @ApiProperty({ example: 0.41, description: 'A share of one.' })
  turnover!: number;

  @ApiProperty({ example: 0.44, description: 'A share of one.' })
  overall!: number;

  @ApiProperty({ example: 8600, description: 'Baht still missing.' })
  missingDeposit!: number;

  @ApiProperty({ example: 59000, description: 'Baht still missing.' })
  missingTurnover!: number;
}
