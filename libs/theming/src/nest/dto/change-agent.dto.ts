import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { MAX_INTEGER } from '@housebrand/shared/nest';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { GAME_TYPES, LIVE_CHAT_LENGTH, MAX_SITES } from '../../core';
import type { AgentChange, AgentLook } from '../agent-record';
import {
  AgentSiteDto,
  GameAgentDto,
  GeneralsDto,
  GiftLimitsDto,
  IconsDto,
  LogoDto,
  SeamlessSettingsDto,
  ThemeColorsDto,
} from './agent-sections.dto';

// `null` doesn't mean "omitted": it would be stored.
const OPTIONAL = { skipNullProperties: false };
const Given = () => ValidateIf((_target, value: unknown) => value !== undefined);

class GeneralsChangeDto extends PartialType(GeneralsDto, OPTIONAL) {}
class SeamlessLoginChangeDto extends PartialType(SeamlessSettingsDto, OPTIONAL) {}
class GiftLimitsChangeDto extends PartialType(GiftLimitsDto, OPTIONAL) {}
class ThemeColorsChangeDto extends PartialType(ThemeColorsDto, OPTIONAL) {}
class GameAgentChangeDto extends PartialType(GameAgentDto, OPTIONAL) {}
class LogoChangeDto extends PartialType(LogoDto, OPTIONAL) {}
class IconsChangeDto extends PartialType(IconsDto, OPTIONAL) {}

class ImagesChangeDto {
  @ApiPropertyOptional({ type: LogoChangeDto })
  @Given()
  @ValidateNested()
  @Type(() => LogoChangeDto)
  logo?: LogoChangeDto;

  @ApiPropertyOptional({ type: IconsChangeDto })
  @Given()
  @ValidateNested()
  @Type(() => IconsChangeDto)
  icons?: IconsChangeDto;
}

class SiteChangeDto {
  @ApiPropertyOptional({ type: [String], example: [], description: 'Codes of disabled game providers' })
  @Given()
  @IsArray()
  @ArrayMaxSize(200)
  @IsString({ each: true })
  @MaxLength(32, { each: true })
  disabledProviders?: string[];

  @ApiPropertyOptional({ type: [String], example: [], description: 'Ids of disabled games' })
  @Given()
  @IsArray()
  @ArrayMaxSize(5000)
  @IsString({ each: true })
  @MaxLength(128, { each: true })
  disabledGames?: string[];
}

/** Omitted fields stay unchanged. */
export class ChangeAgentDto implements AgentChange {
  @ApiPropertyOptional({
    example: 3,
    description: 'Version on which the change is based. If the agent has changed since, the reply is 409.',
  })
  @Given()
  @IsInt()
  @Min(1)
  @Max(MAX_INTEGER)
  version?: number;

  @ApiPropertyOptional({ example: 'MTO Lounge' })
  @Given()
  @IsString()
  @MinLength(1)
  @MaxLength(60)
  name?: string;

  @ApiPropertyOptional({ enum: ['default', 'own'], description: "`default` uses MASTER's colours and icons" })
  @Given()
  @IsIn(['default', 'own'])
  look?: AgentLook;

  @ApiPropertyOptional({ type: GeneralsChangeDto })
  @Given()
  @ValidateNested()
  @Type(() => GeneralsChangeDto)
  generals?: GeneralsChangeDto;

  @ApiPropertyOptional({ example: 'all', description: `One of ${GAME_TYPES.join(', ')}, case-insensitive` })
  @Given()
  @IsString()
  @MaxLength(40)
  gameType?: string;

  @ApiPropertyOptional({ type: SeamlessLoginChangeDto })
  @Given()
  @ValidateNested()
  @Type(() => SeamlessLoginChangeDto)
  seamlessLogin?: SeamlessLoginChangeDto;

  @ApiPropertyOptional({ type: ImagesChangeDto })
  @Given()
  @ValidateNested()
  @Type(() => ImagesChangeDto)
  images?: ImagesChangeDto;

  @ApiPropertyOptional({ type: GiftLimitsChangeDto })
  @Given()
  @ValidateNested()
  @Type(() => GiftLimitsChangeDto)
  sendGift?: GiftLimitsChangeDto;

  @ApiPropertyOptional({ type: ThemeColorsChangeDto, example: { buttonPrimaryColor: '#FF7A1A' } })
  @Given()
  @ValidateNested()
  @Type(() => ThemeColorsChangeDto)
  themes?: ThemeColorsChangeDto;

  @ApiPropertyOptional({ type: GameAgentChangeDto })
  @Given()
  @ValidateNested()
  @Type(() => GameAgentChangeDto)
  gameAgent?: GameAgentChangeDto;

  @ApiPropertyOptional({ example: 'Asia/Bangkok', description: 'IANA time zone' })
  @Given()
  @IsString()
  @MaxLength(60)
  timeZone?: string;

  @ApiPropertyOptional({
    type: [String],
    example: ['https://lounge.example'],
    description: "Exact origins that may embed the portal and receive the member's profile. Default: none",
  })
  @Given()
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @MaxLength(255, { each: true })
  embeddingOrigins?: string[];

  @ApiPropertyOptional({
    example: 'https://chat.lounge.example/loader.js',
    description: "https URL of the live chat's loader script in the mobile app. Empty (default): no live chat",
  })
  @Given()
  @IsString()
  @MaxLength(LIVE_CHAT_LENGTH)
  liveChat?: string;

  @ApiPropertyOptional({
    example: false,
    description:
      'Open the sports lobbies of a provider that requires username and password with a posted form and a single-use password. Default: off',
  })
  @Given()
  @IsBoolean()
  sportLobbyForm?: boolean;

  @ApiPropertyOptional({
    type: [AgentSiteDto],
    description: 'Hosts of the portal with their own contact line',
  })
  @Given()
  @IsArray()
  @ArrayMaxSize(MAX_SITES)
  @ValidateNested({ each: true })
  @Type(() => AgentSiteDto)
  sites?: AgentSiteDto[];

  @ApiPropertyOptional({ type: SiteChangeDto })
  @Given()
  @ValidateNested()
  @Type(() => SiteChangeDto)
  site?: SiteChangeDto;
}

/** Body of `POST /api/apps/agent_configs`. */
export class CreateAgentDto extends OmitType(ChangeAgentDto, ['name']) {
  @ApiProperty({ example: 'RIVER', description: '2 to 12 uppercase letters or digits, with at least one letter' })
  @IsString()
  @MaxLength(12)
  prefix!: string;

  @ApiProperty({ example: 'River House' })
  @IsString()
  @MinLength(1)
  @MaxLength(60)
  name!: string;
}
