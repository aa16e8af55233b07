import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { ReasonDto } from '@housebrand/office/nest';
import {
  DELIVERY_STATES,
  DESCRIPTION_MAX_LENGTH,
  URL_MAX_LENGTH,
  WEBHOOK_KINDS,
  type ChangeWebhookRequest,
  type DeliveriesQuery,
  type DeliveryState,
  type WebhookKind,
  type WebhookRequest,
} from '@housebrand/webhooks';
import { ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsOptional, IsString, Length } from 'class-validator';
import { CursorDto } from './office.dto';

class WebhookFieldsDto implements WebhookRequest {
  @ApiProperty({
    example: 'https://crm.example.com/hooks/housebrand',
    maxLength: URL_MAX_LENGTH,
    description: 'Address on the public internet, over https.',
  })
  @IsString()
  @Length(1, URL_MAX_LENGTH)
  url!: string;

  @ApiProperty({ example: 'CRM', description: 'Name in lists.' })
  @IsString()
  @Length(1, DESCRIPTION_MAX_LENGTH)
  description!: string;

  @ApiProperty({ enum: WEBHOOK_KINDS, isArray: true, example: ['payment.settled'], description: 'Events to receive.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(WEBHOOK_KINDS, { each: true })
  kinds!: WebhookKind[];
}

class WebhookSwitchDto extends WebhookFieldsDto implements ChangeWebhookRequest {
  @ApiProperty({ example: true, description: 'Whether it receives events.' })
  @IsBoolean()
  isEnabled!: boolean;
}

/** A webhook, and why it is added. */
export class NewWebhookDto extends IntersectionType(WebhookFieldsDto, ReasonDto) {}

/** What a webhook becomes, and why. */
export class ChangeWebhookDto extends IntersectionType(WebhookSwitchDto, ReasonDto) {}

export class DeliveriesQueryDto extends CursorDto implements DeliveriesQuery {
  @ApiPropertyOptional({ enum: DELIVERY_STATES, description: 'Only deliveries in this state. Default: all.' })
  @IsOptional()
  @IsIn(DELIVERY_STATES)
  state?: DeliveryState;
}
