import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { IsSatang, MAX_POINTS, OnlyIf, Part, Rows } from '@housebrand/shared/nest';
import {
  CALCULATIONS,
  INSTANT,
  MAX_CONTENT_LENGTH,
  MAX_NAME_LENGTH,
  MAX_CATEGORIES,
  MAX_GAMES,
  MAX_PLACES,
  MAX_TOURNAMENTS,
  OWN_PICTURE,
  PRIZE_KINDS,
  TOURNAMENT_ID,
  type Calculation,
  type PrizeKind,
  type TournamentConfig,
  type TournamentText,
} from '../../core';

const Text = (most: number): PropertyDecorator => applyDecorators(IsString(), MinLength(1), MaxLength(most));
const Moment = (): PropertyDecorator =>
  applyDecorators(
    Matches(INSTANT, { message: 'tournaments.invalidInstant' }),
    IsISO8601({ strict: true }, { message: 'tournaments.invalidInstant' }),
  );
const Names = (most: number): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ArrayMaxSize(most),
    IsString({ each: true }),
    MinLength(1, { each: true }),
    MaxLength(64, { each: true }),
  );

const Prizes = (...ofPrize: readonly PropertyDecorator[]): PropertyDecorator =>
  applyDecorators(IsArray(), ArrayMinSize(1), ArrayMaxSize(MAX_PLACES), ...ofPrize);

class TournamentNameDto implements TournamentText {
  @ApiProperty({ example: 'ศึกสล็อตประจำสัปดาห์' }) @Text(MAX_NAME_LENGTH) th!: string;

  @ApiProperty({ example: 'Slots week' }) @Text(MAX_NAME_LENGTH) en!: string;
}

class TournamentContentDto implements TournamentText {
  @ApiProperty({ example: 'นับยอดเล่นของสล็อตทุกค่าย' }) @Text(MAX_CONTENT_LENGTH) th!: string;

  @ApiProperty({ example: 'Counts turnover on every slot.' }) @Text(MAX_CONTENT_LENGTH) en!: string;
}

export class TournamentConfigDto implements TournamentConfig {
  @ApiProperty({ example: 'slots-week-of-the-year' })
  @Matches(TOURNAMENT_ID, { message: 'tournaments.invalidId' })
  id!: string;

  @Part(() => TournamentNameDto) name!: TournamentNameDto;

  @Part(() => TournamentContentDto)
  content!: TournamentContentDto;

  @ApiProperty({ enum: PRIZE_KINDS, example: 'CREDIT' }) @IsIn(PRIZE_KINDS) rewardType!: PrizeKind;

  @ApiProperty({ enum: CALCULATIONS, example: 'TURNOVER' }) @IsIn(CALCULATIONS) calculationType!: Calculation;

  @ApiProperty({
    type: [String],
    example: [],
    description: 'Ids of games that count. If `games` and `categories` are empty, all games count.',
  })
  @Names(MAX_GAMES)
  games!: string[];

  @ApiProperty({ type: [String], example: ['Slot'], description: 'Categories whose games count.' })
  @Names(MAX_CATEGORIES)
  categories!: string[];

  @ApiProperty({
    example: '2040-12-02T17:00:00.000Z',
    description: 'Start. Must be in the future when the tournament is saved.',
  })
  @Moment()
  startDate!: string;

  @ApiProperty({ example: '2040-12-09T17:00:00.000Z' }) @Moment() endDate!: string;

  @ApiProperty({ example: '/media/banners/slots-week.avif?v=1', description: 'Path on the same origin.' })
  @Matches(OWN_PICTURE)
  imageUrl!: string;

  @ApiPropertyOptional({
    type: [Number],
    nullable: true,
    example: [500_000, 300_000],
    description: 'Prizes by place, in satang; required for CREDIT, otherwise `null`.',
  })
  @OnlyIf(({ rewardType }: TournamentConfigDto) => rewardType === 'CREDIT')
  @Prizes(IsSatang({ min: 1, each: true }))
  rewardsSatang: number[] | null = null;

  @ApiPropertyOptional({
    type: [Number],
    nullable: true,
    example: null,
    description: 'Prizes by place, in points; required for POINT, otherwise `null`.',
  })
  @OnlyIf(({ rewardType }: TournamentConfigDto) => rewardType === 'POINT')
  @Prizes(IsInt({ each: true }), Min(1, { each: true }), Max(MAX_POINTS, { each: true }))
  rewardsPoints: number[] | null = null;
}

/** Body of `PUT /api/apps/tournament_configs`: all of the agent's tournaments. */
export class TournamentConfigListDto {
  @Rows(() => TournamentConfigDto, MAX_TOURNAMENTS)
  rows!: TournamentConfigDto[];
}
