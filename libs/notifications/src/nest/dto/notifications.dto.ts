import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsUUID,
  Matches,
  ValidateIf,
} from 'class-validator';
import { MESSAGE_CHANNELS, type MessageChannel } from '@housebrand/shared';
import { Part, Rows } from '@housebrand/shared/nest';
import {
  MESSAGE_TOPICS,
  OPTIONAL_KINDS,
  TIME_OF_DAY,
  type MessageChoice,
  type MessageTopic,
  type NotificationSettings,
  type OptionalKind,
  type QuietHours,
  type ReadNotificationsRequest,
} from '../../core';

export class NotificationsQueryDto {
  @ApiPropertyOptional({
    format: 'uuid',
    example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f',
    description: 'The cursor of the page before. Default: the first page.',
  })
  @IsOptional()
  @IsUUID()
  cursor?: string;
}

export class ReadNotificationsDto implements ReadNotificationsRequest {
  @ApiProperty({ format: 'uuid', example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f' })
  @IsUUID()
  id!: string;

  @ApiProperty({ example: true, description: 'Also marks all earlier notifications.' })
  @IsBoolean()
  andEarlier!: boolean;
}

/** A list of kinds that can be switched off. */
const OptionalKinds = (documented: { example: OptionalKind[]; description: string }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ enum: OPTIONAL_KINDS, isArray: true, maxItems: OPTIONAL_KINDS.length, ...documented }),
    IsArray(),
    ArrayMaxSize(OPTIONAL_KINDS.length),
    IsIn(OPTIONAL_KINDS, { each: true }),
  );

export class SavedQuietHoursDto implements QuietHours {
  @ApiProperty({ example: '22:00', description: "`HH:MM` in the agent's time zone." })
  @Matches(TIME_OF_DAY)
  start!: string;

  @ApiProperty({ example: '08:00', description: '`HH:MM`; before `start`: on the next day.' })
  @Matches(TIME_OF_DAY)
  end!: string;
}

export class SavedMessageChoiceDto implements MessageChoice {
  @ApiProperty({ enum: MESSAGE_TOPICS, example: 'withdrawalPaid' })
  @IsIn(MESSAGE_TOPICS)
  topic!: MessageTopic;

  @ApiProperty({ enum: MESSAGE_CHANNELS, example: 'SMS' })
  @IsIn(MESSAGE_CHANNELS)
  channel!: MessageChannel;
}

export class SaveNotificationSettingsDto implements NotificationSettings {
  @OptionalKinds({
    example: ['prizeWon'],
    description: 'Kinds to switch off; security notifications always arrive.',
  })
  offKinds!: OptionalKind[];

  @OptionalKinds({ example: ['depositReceived'], description: 'Kinds that come to the inbox only.' })
  pushOffKinds!: OptionalKind[];

  @Rows(() => SavedMessageChoiceDto, MESSAGE_TOPICS.length)
  @ArrayUnique((choice: MessageChoice | null) => choice?.topic)
  messages!: SavedMessageChoiceDto[];

  @ValidateIf((_row, hours) => hours !== null)
  @Part(() => SavedQuietHoursDto, {
    nullable: true,
    description: 'When push and text messages wait, except those about security; `null`: never.',
  })
  quietHours!: SavedQuietHoursDto | null;
}
