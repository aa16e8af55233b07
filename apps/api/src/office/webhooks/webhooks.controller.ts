import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { staffActor } from '@housebrand/office';
import { OfficeAction, OfficeOperation, ReasonDto, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { TooManyWebhooks, UnknownDelivery, UnknownWebhook, WebhookDisabled } from '@housebrand/webhooks';
import {
  Webhook,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
  WebhookWithSecret,
} from '@housebrand/webhooks/contracts';
import { DeliveriesService, WebhooksService, type WebhookEditor } from '@housebrand/webhooks/nest';
import { ID_PARAM } from '../dto/office.dto';
import { ChangeWebhookDto, DeliveriesQueryDto, NewWebhookDto } from '../dto/webhooks.dto';

const DELIVERY_PARAM = { ...ID_PARAM, name: 'delivery', description: 'Id of the delivery.' } as const;

const byOf = ({ username }: StaffPrincipal, reason: string): WebhookEditor => ({ actor: staffActor(username), reason });

/** Webhooks of an agent: which other systems receive its events, and what was delivered to them. */
@ApiTags('webhooks')
@Controller('api/office/webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @Get()
  @OfficeOperation('webhooks.read', { purpose: 'Lists webhooks with their health, the oldest first.' })
  @ApiOperation({ summary: 'List webhooks' })
  @ApiEnvelope(Webhooks, { errors: [Forbidden] })
  list(@Staff() { prefix }: StaffPrincipal): Promise<Webhooks> {
    return this.webhooks.list(prefix);
  }

  @Post()
  @HttpCode(200)
  @OfficeOperation(
    'webhooks.edit',
    {
      purpose: 'Adds a webhook.',
      effect: 'It receives events from now on. The secret is shown only in this reply, which is not stored anywhere.',
      repeat: 'never',
    },
    'webhooks.create',
  )
  @ApiOperation({ summary: 'Add a webhook' })
  @ApiEnvelope(WebhookWithSecret, { errors: [Forbidden, TooManyWebhooks] })
  create(@Staff() staff: StaffPrincipal, @Body() { reason, ...request }: NewWebhookDto): Promise<WebhookWithSecret> {
    return this.webhooks.create(staff.prefix, request, byOf(staff, reason));
  }

  @Put(':id')
  @ApiParam(ID_PARAM)
  @OfficeAction('webhooks.edit', {
    purpose: 'Changes a webhook, or turns it on or off.',
    effect: 'Deliveries that wait for a webhook that is turned off are given up. They can be replayed once it is on.',
  })
  @ApiOperation({ summary: 'Change a webhook' })
  @ApiEnvelope(Webhook, { errors: [Forbidden, UnknownWebhook] })
  change(
    @Staff() staff: StaffPrincipal,
    @Param('id') id: string,
    @Body() { reason, ...request }: ChangeWebhookDto,
  ): Promise<Webhook> {
    return this.webhooks.change(staff.prefix, id, request, byOf(staff, reason));
  }

  @Post(':id/secret')
  @HttpCode(200)
  @ApiParam(ID_PARAM)
  @OfficeOperation(
    'webhooks.edit',
    {
      purpose: "Replaces a webhook's signing secret.",
      effect: 'The old secret also signs for 24 hours. The new one is shown only in this reply.',
      repeat: 'never',
    },
    'webhooks.rotateSecret',
  )
  @ApiOperation({ summary: 'Replace the signing secret' })
  @ApiEnvelope(WebhookWithSecret, { errors: [Forbidden, UnknownWebhook] })
  rotateSecret(
    @Staff() staff: StaffPrincipal,
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
  ): Promise<WebhookWithSecret> {
    return this.webhooks.rotateSecret(staff.prefix, id, byOf(staff, reason));
  }

  @Post(':id/delete')
  @ApiParam(ID_PARAM)
  @OfficeAction(
    'webhooks.edit',
    { purpose: 'Deletes a webhook.', effect: 'Its deliveries are deleted with it.' },
    'webhooks.delete',
  )
  @ApiOperation({ summary: 'Delete a webhook' })
  @ApiEnvelope(null, { errors: [Forbidden, UnknownWebhook] })
  remove(@Staff() staff: StaffPrincipal, @Param('id') id: string, @Body() { reason }: ReasonDto): Promise<void> {
    return this.webhooks.remove(staff.prefix, id, byOf(staff, reason));
  }

  @Post(':id/test')
  @ApiParam(ID_PARAM)
  @OfficeAction(
    'webhooks.edit',
    { purpose: 'Sends a test event to a webhook.', effect: 'Its kind is `webhook.test`, and it has no data.' },
    'webhooks.test',
  )
  @ApiOperation({ summary: 'Send a test event' })
  @ApiEnvelope(WebhookDelivery, { errors: [Forbidden, UnknownWebhook, WebhookDisabled] })
  test(
    @Staff() staff: StaffPrincipal,
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
  ): Promise<WebhookDelivery> {
    return this.deliveries.test(staff.prefix, id, byOf(staff, reason));
  }

  @Get(':id/deliveries')
  @ApiParam(ID_PARAM)
  @OfficeOperation(
    'webhooks.read',
    { purpose: 'Lists deliveries to a webhook, newest first; they are kept for 30 days.' },
    'webhooks.deliveries',
  )
  @ApiOperation({ summary: 'List deliveries' })
  @ApiEnvelope(WebhookDeliveries, { errors: [Forbidden, UnknownWebhook] })
  deliveriesOf(
    @Staff() { prefix }: StaffPrincipal,
    @Param('id') id: string,
    @Query() query: DeliveriesQueryDto,
  ): Promise<WebhookDeliveries> {
    return this.deliveries.list(prefix, id, query);
  }

  @Post(':id/deliveries/:delivery/replay')
  @ApiParam(ID_PARAM)
  @ApiParam(DELIVERY_PARAM)
  @OfficeAction(
    'webhooks.edit',
    { purpose: 'Sends an event again.', effect: 'It is sent at once, with the same id.' },
    'webhooks.replay',
  )
  @ApiOperation({ summary: 'Replay a delivery' })
  @ApiEnvelope(WebhookDelivery, { errors: [Forbidden, UnknownWebhook, UnknownDelivery, WebhookDisabled] })
  replay(
    @Staff() staff: StaffPrincipal,
    @Param('id') id: string,
    @Param('delivery') delivery: string,
    @Body() { reason }: ReasonDto,
  ): Promise<WebhookDelivery> {
    return this.deliveries.replay(staff.prefix, id, delivery, byOf(staff, reason));
  }
}
