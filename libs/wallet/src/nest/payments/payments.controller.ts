import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { NotFound, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  ApiPage,
  CurrentSession,
  Idempotent,
  IdempotencyKey,
  Menu,
  ApiAddition,
  Self,
  StoredRefusal,
  unavailable,
  type FindRefusal,
  type MemberPrincipal,
  type Paged,
} from '@housebrand/shared/nest';
import {
  GiftsTooLarge,
  GiftToOneself,
  NoSuchReceiver,
  NotEnoughChips,
  TooManyGifts,
  TurnoverMissing,
  VIEW_MODES,
} from '../../core';
import { PaymentEntry, GiftAllowance } from '../../core/contracts';
import { PaymentsQueryDto, SendGiftDto } from '../dto/payments.dto';
import { GiftsService } from '../gifts/gifts.service';
import { PaymentsService } from './payments.service';

const WITHOUT_DAY = "Without a day, the list covers the current year in the agent's time zone.";
const OF_THE_YEAR = `${WITHOUT_DAY} \`meta\` states the days.`;

@ApiTags('payments')
@Controller('api/apps/payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly gifts: GiftsService,
  ) {}

  @Post('send_gift')
  @Menu('chips')
  @Idempotent({ isRequired: true, hasOwnRecord: true })
  @ApiCall('sendGift', {
    purpose: 'Sends chips to another member of the same agent.',
    effect: 'Starts a payment: it debits the sender and credits the receiver, or returns the chips to the sender.',
  })
  @ApiOperation({
    summary: 'Send chips to another member',
    description: 'The reply shows the gift in its initial state. Follow it in `gift_sent`. The agent sets the limits.',
  })
  @ApiEnvelope(PaymentEntry, {
    errors: [
      () => new NoSuchReceiver('MTONOBODY'),
      GiftToOneself,
      () => new NotEnoughChips(12_345n),
      () => new TooManyGifts(5),
      () => new GiftsTooLarge(50_000n),
      () => new TurnoverMissing(18_000n),
      unavailable('memberSystem'),
    ],
  })
  sendGift(
    @CurrentSession() sender: MemberPrincipal,
    @Body() body: SendGiftDto,
    @IdempotencyKey() key: string,
    @StoredRefusal() findRefusal: FindRefusal,
  ): Promise<PaymentEntry> {
    return this.gifts.send(sender, body, key, findRefusal);
  }

  @Get('topup-list')
  @ApiCall('listTopUps', { purpose: 'Lists what a member deposited, newest first.' })
  @ApiOperation({ summary: "List the member's deposits", description: OF_THE_YEAR })
  @ApiPage(PaymentEntry, { errors: [unavailable('gamePlatform')], byDays: true })
  topUps(@Self() member: MemberRef, @Query() query: PaymentsQueryDto): Promise<Paged<PaymentEntry>> {
    return this.payments.list(member, 'deposit', query);
  }

  @Get('gift-allowance')
  @ApiAddition()
  @ApiCall('getGiftAllowance', { purpose: 'Shows how many gifts and chips a member may still send today.' })
  @ApiOperation({
    summary: "Get today's remaining gift allowance",
    description: 'The agent sets the limits, and its business day applies. A returned gift does not count.',
  })
  @ApiEnvelope(GiftAllowance)
  giftAllowance(@Self() member: MemberRef): Promise<GiftAllowance> {
    return this.gifts.allowance(member);
  }

  @Get(':viewMode')
  @ApiCall('listPayments', { purpose: 'Lists payments, newest first. Each has a timeline with its state and reason.' })
  @ApiOperation({
    summary: "List the member's payments",
    description: `The lists \`all\`, \`deposit\` and \`withdraw\` contain the provider's reports. ${OF_THE_YEAR} The other lists cover all days.`,
  })
  @ApiParam({
    name: 'viewMode',
    description: 'Kind of payments.',
    schema: { type: 'string', enum: [...VIEW_MODES], example: 'all' },
  })
  @ApiPage(PaymentEntry, { errors: [NotFound, unavailable('gamePlatform')], byDays: true })
  list(
    @Self() member: MemberRef,
    @Param('viewMode') viewMode: string,
    @Query() query: PaymentsQueryDto,
  ): Promise<Paged<PaymentEntry>> {
    return this.payments.list(member, viewMode, query);
  }
}
