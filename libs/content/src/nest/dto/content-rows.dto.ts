import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBoolean,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { Part, Rows } from '@housebrand/shared/nest';
import {
  CONTENT_ID,
  INSTANT,
  isPortalPath,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_QUESTIONS,
  MAX_STEPS,
  OWN_PICTURE,
  type AgentAnnouncement,
  type FaqQuestion,
  type FaqTopic,
  type LocalizedText,
  type PromotionText,
  type Tutorial,
  type TutorialStep,
} from '../../core';

/** The id of an entry. */
export const Id = (example: string): PropertyDecorator =>
  applyDecorators(ApiProperty({ example }), Matches(CONTENT_ID, { message: 'content.invalidId' }));

/** A page below `/{prefix}`. */
export const PortalPath = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isPortalPath', validator: { validate: (path) => typeof path === 'string' && isPortalPath(path) } },
    { message: 'content.invalidPath' },
  );

/** An instant, or `null`. */
const Boundary = (example: string, description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, example, description }),
    IsOptional(),
    Matches(INSTANT, { message: 'content.invalidInstant' }),
    IsISO8601({ strict: true }, { message: 'content.invalidInstant' }),
  );

/** When members start to see an entry. */
export const StartsAt = (): PropertyDecorator =>
  Boundary('2040-12-01T17:00:00.000Z', 'Members see it from this instant on. `null`: at once.');

/** When members stop to see an entry. */
export const EndsAt = (): PropertyDecorator =>
  Boundary('2040-12-31T17:00:00.000Z', 'Members see it until this instant. `null`: without an end.');

const Filled = (most: number): PropertyDecorator => applyDecorators(IsString(), IsNotEmpty(), MaxLength(most));

export class TitleDto implements LocalizedText {
  @ApiProperty({ example: 'คืนยอดเสีย 10% ทุกวันจันทร์' })
  @Filled(MAX_TITLE_LENGTH)
  th!: string;

  @ApiProperty({ example: '10% cashback every Monday' })
  @Filled(MAX_TITLE_LENGTH)
  en!: string;
}

export class ProseDto implements LocalizedText {
  @ApiProperty({ example: 'เงินเข้าภายใน 1 นาทีหลังโอน' })
  @Filled(MAX_TEXT_LENGTH)
  th!: string;

  @ApiProperty({ example: 'Credit arrives within a minute of your transfer' })
  @Filled(MAX_TEXT_LENGTH)
  en!: string;
}

export class PictureDto implements LocalizedText {
  @ApiProperty({ example: '/assets/help/deposit-1.th.webp' })
  @Matches(OWN_PICTURE, { message: 'content.invalidPicture' })
  th!: string;

  @ApiProperty({ example: '/assets/help/deposit-1.en.webp' })
  @Matches(OWN_PICTURE, { message: 'content.invalidPicture' })
  en!: string;
}

export class FaqQuestionDto implements FaqQuestion {
  @Id('deposit-late')
  id!: string;

  @Part(() => TitleDto)
  question!: TitleDto;

  @Part(() => ProseDto)
  answer!: ProseDto;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'deposit/history',
    description: 'Page, relative to `/{prefix}`.',
  })
  @ValidateIf((_row, path) => path !== null)
  @PortalPath()
  path!: string | null;
}

export class FaqTopicDto implements FaqTopic {
  @Id('deposit')
  id!: string;

  @Part(() => TitleDto)
  title!: TitleDto;

  @Rows(() => FaqQuestionDto, MAX_QUESTIONS, 1)
  questions!: FaqQuestionDto[];
}

export class TutorialStepDto implements TutorialStep {
  @Part(() => TitleDto)
  title!: TitleDto;

  @Part(() => ProseDto)
  text!: ProseDto;

  @ValidateIf((_row, picture) => picture !== null)
  @Part(() => PictureDto, { nullable: true, description: 'Picture for each language, on the same origin.' })
  picture!: PictureDto | null;
}

export class TutorialDto implements Tutorial {
  @Id('first-deposit')
  id!: string;

  @Part(() => TitleDto)
  title!: TitleDto;

  @Part(() => TitleDto)
  summary!: TitleDto;

  @ApiProperty({ example: 2 })
  @IsInt()
  @Min(1)
  @Max(60)
  minutes!: number;

  @ApiProperty({ example: 'deposit', description: 'Page that the tutorial explains, relative to `/{prefix}`.' })
  @PortalPath()
  path!: string;

  @Rows(() => TutorialStepDto, MAX_STEPS, 1)
  steps!: TutorialStepDto[];
}

export class PromotionTextDto implements PromotionText {
  @ApiProperty({ example: 'mto-daily', description: "The platform's id of the promotion." })
  @Matches(/^[\w.-]{1,64}$/)
  id!: string;

  @Part(() => TitleDto)
  title!: TitleDto;

  @Part(() => TitleDto)
  summary!: TitleDto;

  @Part(() => ProseDto)
  text!: ProseDto;

  @StartsAt() startsAt: string | null = null;
  @EndsAt() endsAt: string | null = null;
}

export class AgentAnnouncementDto implements AgentAnnouncement {
  @Id('new-year-hours')
  id!: string;

  @ApiProperty({ example: true })
  @IsBoolean()
  active!: boolean;

  @Part(() => TitleDto)
  title!: TitleDto;

  @Part(() => ProseDto)
  text!: ProseDto;

  @StartsAt() startsAt: string | null = null;
  @EndsAt() endsAt: string | null = null;
}
