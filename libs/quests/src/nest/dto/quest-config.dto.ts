import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { CreditOrPointsDto, IsSatang, MAX_INTEGER, OnlyIf, Part, Rows } from '@housebrand/shared/nest';
import {
  MAX_TITLE_LENGTH,
  MAX_QUESTS,
  QUEST_KINDS,
  QUEST_SCOPES,
  REWARD_KINDS,
  type QuestConfig,
  type QuestKind,
  type QuestPrize,
  type QuestScope,
  type QuestText,
} from '../../core';

class QuestTextsDto implements QuestText {
  @ApiProperty({ example: 'เล่นครบ 2,000 บาท' }) @IsString() @MinLength(1) @MaxLength(MAX_TITLE_LENGTH) th!: string;

  @ApiProperty({ example: 'Play 2,000 baht' }) @IsString() @MinLength(1) @MaxLength(MAX_TITLE_LENGTH) en!: string;
}

class QuestGamesDto implements QuestScope {
  @ApiProperty({ enum: QUEST_SCOPES, example: 'CATEGORY' }) @IsIn(QUEST_SCOPES) kind!: QuestScope['kind'];

  @ApiProperty({ example: 'Slot', description: 'Game id, code of a game provider, or category.' })
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  value!: string;
}

class QuestPrizeDto extends CreditOrPointsDto implements QuestPrize {
  @ApiProperty({ enum: REWARD_KINDS, example: 'CREDIT' }) @IsIn(REWARD_KINDS) kind!: QuestPrize['kind'];
}

export class QuestConfigDto implements QuestConfig {
  @ApiProperty({ example: 2, description: 'Id. Must not change while the quest stays the same.' })
  @IsInt()
  @Min(1)
  @Max(MAX_INTEGER)
  id!: number;

  @ApiProperty({ enum: QUEST_KINDS, example: 'TURNOVER' }) @IsIn(QUEST_KINDS) kind!: QuestKind;

  @IsOptional()
  @Part(() => QuestGamesDto, { nullable: true, description: 'Games whose rounds count; `null`: all games.' })
  scope: QuestGamesDto | null = null;

  @Part(() => QuestTextsDto) title!: QuestTextsDto;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 200_000,
    description: 'Target per business day in satang; required for TURNOVER and DEPOSIT, otherwise `null`.',
  })
  @OnlyIf(({ kind }: QuestConfigDto) => kind !== 'ROUNDS')
  @IsSatang({ min: 1 })
  targetSatang: number | null = null;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: null,
    description: 'Target per business day in rounds; required for ROUNDS, otherwise `null`.',
  })
  @OnlyIf(({ kind }: QuestConfigDto) => kind === 'ROUNDS')
  @IsInt()
  @Min(1)
  @Max(MAX_INTEGER)
  targetRounds: number | null = null;

  @Part(() => QuestPrizeDto) reward!: QuestPrizeDto;
}

/** Body of `PUT /api/apps/daily_quest_configs`: all of the agent's quests, in order. */
export class QuestConfigListDto {
  @Rows(() => QuestConfigDto, MAX_QUESTS)
  rows!: QuestConfigDto[];
}
