import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import {
  OPTIONAL_KINDS,
  type NotificationSettings,
  type OptionalKind,
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

export class SaveNotificationSettingsDto implements NotificationSettings {
  @ApiProperty({
    enum: OPTIONAL_KINDS,
    isArray: true,
    maxItems: OPTIONAL_KINDS.length,
    example: ['prizeWon'],
    description: 'Kinds to switch off; security notifications always arrive.',
  })
  @IsArray()
  @ArrayMaxSize(OPTIONAL_KINDS.length)
  @IsIn(OPTIONAL_KINDS, { each: true })
  offKinds!: OptionalKind[];
}
