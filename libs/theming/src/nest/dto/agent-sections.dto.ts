import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import {
  DEFAULT_COLORS,
  MAX_GIFT_CHIPS,
  MAX_GIFTS_PER_DAY,
  SITE_HOST,
  type AgentConfig,
  type AgentSettings,
  type AgentSite,
  type SeamlessSettings,
  type SiteRefusal,
  type ThemeColors,
} from '../../core';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

const COLOR = /^#[0-9a-fA-F]{6}$/;
/** One of our own images: no other address of this site, and none of another. Empty: the standard one. */
const IMAGE = /^$|^\/media(?:\/\w[\w-]*(?:\.[\w-]+)*)+(?:\?v=[\w.-]{1,40})?$/;
const IMAGE_LENGTH = 200;

function Color(name: keyof ThemeColors): PropertyDecorator {
  return (target, property) => {
    ApiProperty({ example: DEFAULT_COLORS[name], pattern: COLOR.source, description: 'Colour as #RRGGBB' })(
      target,
      property,
    );
    Matches(COLOR, { message: 'theming.invalidColor' })(target, property);
  };
}

function Image(file: string): PropertyDecorator {
  return (target, property) => {
    ApiProperty({
      example: `/media/agents/MTO/${file}?v=1`,
      description: 'Path of a picture below /media/. Empty: the standard picture',
    })(target, property);
    Matches(IMAGE, { message: 'theming.invalidImage' })(target, property);
    MaxLength(IMAGE_LENGTH)(target, property);
  };
}

export class ThemeColorsDto implements ThemeColors {
  @Color('textPrimaryColor') textPrimaryColor!: string;
  @Color('textSecondaryColor') textSecondaryColor!: string;
  @Color('backgroundPrimaryColor') backgroundPrimaryColor!: string;
  @Color('backgroundSecondaryColor') backgroundSecondaryColor!: string;
  @Color('creditBoxDarkBackgroundColor') creditBoxDarkBackgroundColor!: string;
  @Color('creditBoxBrightBackgroundColor') creditBoxBrightBackgroundColor!: string;
  @Color('loginBoxDarkBackgroundColor') loginBoxDarkBackgroundColor!: string;
  @Color('loginBoxBrightBackgroundColor') loginBoxBrightBackgroundColor!: string;
  @Color('buttonPrimaryColor') buttonPrimaryColor!: string;
  @Color('buttonSecondaryColor') buttonSecondaryColor!: string;
}

function Prefixes(description: string): PropertyDecorator {
  return (target, property) => {
    ApiProperty({ type: [String], example: [], description })(target, property);
    IsArray()(target, property);
    ArrayMaxSize(200)(target, property);
    IsString({ each: true })(target, property);
    MaxLength(12, { each: true })(target, property);
  };
}

/** An id of a contact line. */
function LineID(example: string): PropertyDecorator {
  return (target, property) => {
    ApiProperty({ example, maxLength: 100, description: 'LINE id of the contact link, or an https URL' })(
      target,
      property,
    );
    IsString()(target, property);
    MaxLength(100)(target, property);
  };
}

export class AgentSiteDto implements AgentSite {
  @ApiProperty({
    example: 'mto.localhost',
    pattern: SITE_HOST.source,
    maxLength: 259,
    description: 'Host name in lower case. With a port, it applies to that port only.',
  })
  @Matches(SITE_HOST, { message: 'theming.invalidHost' })
  @MaxLength(259)
  host!: string;

  @LineID('@mtogarden') lineID!: string;
}

export class GeneralsDto {
  @ApiProperty({ example: 0.1, minimum: 0, maximum: 1, description: 'Fraction from 0 to 1: 0.1 is displayed as 10' })
  @IsNumber({ maxDecimalPlaces: 6 })
  @Min(0)
  @Max(1)
  cashbackPercentage!: number;

  @ApiProperty({ example: 'Play where the lights are.', maxLength: 2000 })
  @IsString()
  @MaxLength(2000)
  intro!: string;

  @LineID('@mtolounge') lineID!: string;
}

export class SeamlessSwitchesDto {
  @ApiProperty({ example: true, description: 'Create a missing seamless record at the first login' })
  @IsBoolean()
  isFirstLogin!: boolean;

  @ApiProperty({ example: false, description: 'Members may bring their credit from `fromAgents`' })
  @IsBoolean()
  isTransferMember!: boolean;

  @ApiProperty({ example: true })
  @IsBoolean()
  isSeamlessLogin!: boolean;

  @ApiProperty({ example: false, description: 'Allow only white-listed members to log in or stay logged in' })
  @IsBoolean()
  isUnderMaintenance!: boolean;
}

/** Includes what only the agent itself sees. */
export class SeamlessSettingsDto extends SeamlessSwitchesDto implements SeamlessSettings {
  @Prefixes('Agents whose members may bring their credit here. Those agents must list this one in `toAgents`.')
  fromAgents!: string[];

  @Prefixes("Agents to which members may take their credit: the consent to those agents' `fromAgents`")
  toAgents!: string[];

  @ApiProperty({ type: [String], example: [], description: 'Usernames that can log in during maintenance' })
  @IsArray()
  @ArrayMaxSize(1000)
  @IsString({ each: true })
  @MaxLength(64, { each: true })
  whiteListMembers!: string[];
}

/** The lists are present for the agent's own key only. */
export class SeamlessLoginDto extends IntersectionType(
  SeamlessSwitchesDto,
  PartialType(PickType(SeamlessSettingsDto, ['fromAgents', 'toAgents', 'whiteListMembers'])),
) {}

export class GiftLimitsDto {
  @ApiProperty({ example: 5, minimum: 0, maximum: MAX_GIFTS_PER_DAY, description: 'Maximum gifts per business day' })
  @IsInt()
  @Min(0)
  @Max(MAX_GIFTS_PER_DAY)
  countWithdrawLimit!: number;

  @ApiProperty({ example: 100, minimum: 0, maximum: MAX_GIFT_CHIPS, description: 'Minimum chips per gift' })
  @IsInt()
  @Min(0)
  @Max(MAX_GIFT_CHIPS)
  minWithdrawReq!: number;

  @ApiProperty({ example: 20000, minimum: 0, maximum: MAX_GIFT_CHIPS, description: 'Maximum chips per business day' })
  @IsInt()
  @Min(0)
  @Max(MAX_GIFT_CHIPS)
  totalWithdrawLimit!: number;
}

export class LogoDto {
  @Image('login.svg') loginImage!: string;
  @Image('logo.svg') mainImage!: string;
  @Image('loading.svg') loadingImage!: string;
  @Image('favicon.svg') favicon!: string;
  @Image('share.png') shareImage!: string;
}

export class IconsDto {
  @Image('icon-account.svg') accountIcon!: string;
  @Image('icon-contact.svg') contactIcon!: string;
  @Image('icon-deposit-withdraw.svg') depositWithdrawIcon!: string;
  @Image('icon-game.svg') gameIcon!: string;
  @Image('icon-main.svg') mainIcon!: string;
  @Image('icon-chips.svg') chipsIcon!: string;
}

export class GameAgentDto {
  @ApiProperty({ example: false, description: 'If true, the portal does not start: another product serves the agent' })
  @IsBoolean()
  isEnable!: boolean;
}

export class AgentIdentityDto {
  @ApiProperty({ example: 'MTO' }) id!: string;
  @ApiProperty({ example: 'MTO Lounge' }) name!: string;
  @ApiProperty({ example: 'MTO' }) prefix!: string;
  @ApiProperty({ example: 'all' }) gameType!: string;
}

export class SiteRefusalDto implements SiteRefusal {
  @ApiProperty({ example: 1010 }) code!: number;
  @ApiProperty({ example: 'ไม่พบเว็บไซต์นี้', description: "The provider's own message" }) message!: string;
}

export class SiteConfigDto {
  @ApiProperty({ type: [String], example: ['POPG', 'RECG'] }) disabledProviders!: string[];
  @ApiProperty({ type: [String], example: [] }) disabledGames!: string[];
  @ApiProperty({ example: false }) isSmsOtp!: boolean;

  @ApiProperty({
    example: '2026-11-18T09:00:00.000Z',
    nullable: true,
    type: String,
    description: 'When the provider reported these values',
  })
  asOf!: string | null;

  @ApiProperty({
    example: false,
    description: 'True if the provider does not reply and these are its last known values',
  })
  isLastKnown!: boolean;

  @ApiProperty({
    type: SiteRefusalDto,
    nullable: true,
    description: "The provider's code other than 0 and its message; `null` if it gave its values or does not reply",
  })
  refusal!: SiteRefusalDto | null;
}

/** An agent's configuration, as `GET /api/apps/agent_configs/{prefix}` returns it. */
export class AgentConfigDto implements AgentConfig {
  @ApiProperty({ example: 'MTO' }) agentID!: string;
  @ApiProperty({ example: 1, description: 'Increases by one with each change' }) version!: number;
  @ApiProperty({ type: GeneralsDto }) generals!: GeneralsDto;
  @ApiProperty({ type: AgentIdentityDto }) agent!: AgentIdentityDto;
  @ApiProperty({ type: SeamlessLoginDto }) seamlessLogin!: SeamlessLoginDto;
  @ApiProperty({ type: LogoDto }) logo!: LogoDto;
  @ApiProperty({ type: IconsDto }) icons!: IconsDto;
  @ApiProperty({ type: GiftLimitsDto }) sendGift!: GiftLimitsDto;
  @ApiProperty({ type: ThemeColorsDto }) themes!: ThemeColorsDto;
  @ApiProperty({ type: GameAgentDto }) gameAgent!: GameAgentDto;
  @ApiProperty({ type: SiteConfigDto }) site!: SiteConfigDto;
  @ApiProperty({ example: 'Asia/Bangkok', description: 'Time zone of the business day, as an IANA name' })
  timeZone!: string;
}

/** The configuration as only its own agent sees it. */
export class AgentSettingsDto extends OmitType(AgentConfigDto, ['seamlessLogin']) implements AgentSettings {
  @ApiProperty({ type: SeamlessSettingsDto }) seamlessLogin!: SeamlessSettingsDto;
}
