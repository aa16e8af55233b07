import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import type { NewPushSubscription, StopPushRequest } from '../../core';

/** As in the column's check. */
const MAX_ENDPOINT = 1_000;
const ENDPOINT_EXAMPLE = 'https://fcm.googleapis.com/fcm/send/dpH5lCsTSSM:APA91bHqjZxM0VImWWqDRN7U0a3AycjUf4O';

export class StopPushDto implements StopPushRequest {
  @ApiProperty({ example: ENDPOINT_EXAMPLE, description: "The subscription's `endpoint`." })
  @IsString()
  @MaxLength(MAX_ENDPOINT)
  endpoint!: string;
}

export class NewPushSubscriptionDto extends StopPushDto implements NewPushSubscription {
  @ApiProperty({
    example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    description: "The browser's public key, base64url.",
  })
  @Matches(/^[\w-]{87}$/)
  p256dh!: string;

  @ApiProperty({ example: 'BTBZMqHH6r4Tts7J_aSIgg', description: "The browser's secret, base64url." })
  @Matches(/^[\w-]{22}$/)
  auth!: string;
}
