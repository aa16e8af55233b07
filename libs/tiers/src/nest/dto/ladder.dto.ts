import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { MENU_KEYS } from '@housebrand/shared';
import { IsSatang, Part, Rows } from '@housebrand/shared/nest';
import {
  HEX_COLOR,
  MAX_BENEFITS,
  MAX_TIERS,
  SITE_PATH,
  type TierMinimums,
  type TierStep,
  type TierWording,
} from '../../core';

class StepConditionDto implements TierMinimums {
  @ApiProperty({ example: 500_000, description: 'Minimum deposits in satang.' })
  @IsSatang()
  minDepositSatang!: number;

  @ApiProperty({ example: 2_000_000, description: 'Minimum turnover in satang.' })
  @IsSatang()
  minTurnoverSatang!: number;
}

class StepAccessDto {
  @ApiProperty({
    enum: MENU_KEYS,
    isArray: true,
    example: ['promotion', 'game'],
    description: 'The menus that are open to the tier.',
  })
  @IsArray()
  @ArrayMaxSize(MENU_KEYS.length)
  @IsIn(MENU_KEYS, { each: true })
  menu!: string[];
}

class TierWordingDto implements TierWording {
  @ApiProperty({ example: 'For members who come by regularly', description: 'One sentence about the tier.' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  summary!: string;

  @ApiProperty({ type: [String], example: ['Daily quests'], description: 'What members of the tier receive.' })
  @IsArray()
  @ArrayMaxSize(MAX_BENEFITS)
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  benefits!: string[];
}

class StepContentDto {
  @Part(() => TierWordingDto, { description: 'In Thai.' }) th!: TierWordingDto;

  @Part(() => TierWordingDto, { description: 'In English.' }) en!: TierWordingDto;
}

export class TierStepDto implements TierStep {
  @ApiProperty({ example: 2, description: 'Level; 1 is the lowest.' }) @IsInt() @Min(1) @Max(99) tierLevel!: number;

  @ApiProperty({ example: 'Silver', description: 'Name, the same in both languages.' })
  @IsString()
  @MinLength(1)
  @MaxLength(40)
  tierName!: string;

  @ApiProperty({ example: '/media/tiers/2.svg?v=1', description: 'Path on the same origin' })
  @Matches(SITE_PATH)
  logoUrl!: string;

  @ApiProperty({ example: '#2F3A4D', description: 'Colour behind the texts of the tier.' })
  @Matches(HEX_COLOR)
  descriptionBackgroundColor!: string;

  @ApiProperty({ example: '#4C5B75', description: 'Dark end of the gradient on the card.' })
  @Matches(HEX_COLOR)
  backgroundDarkColor!: string;

  @ApiProperty({ example: '#C3D0E4', description: 'Bright end of the gradient on the card.' })
  @Matches(HEX_COLOR)
  backgroundBrightColor!: string;

  @Part(() => StepConditionDto, { description: 'What a member must reach for the tier.' })
  condition!: StepConditionDto;

  @Part(() => StepAccessDto, { description: 'What the tier opens.' })
  access!: StepAccessDto;

  @Part(() => StepContentDto, { description: 'The texts of the tier, by language.' })
  content!: StepContentDto;
}

/** Body of `PUT /api/apps/user_tier_configs`: all tiers, the lowest first. */
export class LadderDto {
  @Rows(() => TierStepDto, MAX_TIERS, 1)
  rows!: TierStepDto[];
}
