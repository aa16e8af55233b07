import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { TierConfig, TierContent, TierProgress } from '../../core';

export class TierQueryDto {
  @ApiPropertyOptional({
    example: 'MTO',
    description: "The agent's prefix. Default: the session's agent, then the `prefix` cookie, then MASTER.",
  })
  @IsOptional()
  @IsString()
  @MaxLength(12)
  agentID?: string;
}

export class TierConditionDto {
  @ApiProperty({ example: 5000, description: 'Amount in baht.' })
  minDepositAccumulateAmount!: number;

  @ApiProperty({ example: 20000, description: 'Amount in baht.' })
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

  @ApiProperty({ type: TierAccessDto, description: 'Menus that the tier opens. Addition to the specification.' })
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

  @ApiProperty({ type: TierConfigDto, nullable: true, description: 'The next tier; `null` at the highest.' })
  next!: TierConfigDto | null;

  @ApiProperty({ example: 0.57, description: 'Fraction from 0 to 1.' })
  deposit!: number;

  @ApiProperty({ example: 0.41, description: 'Fraction from 0 to 1.' })
  turnover!: number;

  @ApiProperty({ example: 0.44, description: 'Fraction from 0 to 1.' })
  overall!: number;

  @ApiProperty({ example: 8600, description: 'Missing amount in baht.' })
  missingDeposit!: number;

  @ApiProperty({ example: 59000, description: 'Missing amount in baht.' })
  missingTurnover!: number;
}
