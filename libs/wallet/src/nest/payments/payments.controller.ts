import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  ApiPage,
  CurrentSession,
  Idempotent,
  IdempotencyKey,
  Menu,
  Ours,
  Self,
  unavailable,
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
  type GiftAllowance,
  type PaymentEntry,
} from '../../core';
import { GiftAllowanceDto, PaymentEntryDto, PaymentsQueryDto, SendGiftDto } from '../dto/payments.dto';
import { GiftsService } from '../gifts/gifts.service';
import { PaymentsService } from './payments.service';

const OF_THE_YEAR =
  'Where a call names no day, it is of the year that it is in the zone of the agent; `meta` tells the days.';

@ApiTags('payments')
@Controller('api/apps/payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly gifts: GiftsService,
  ) {}

  @Post('send_gift')
  @Menu('chips')
  @Idempotent({ isRequired: true })
  @ApiCall('sendGift', {
    purpose: 'A member sends chips to another one of the same agent.',
    effect: 'A payment that moves by itself: out of the sender’s credit, into the receiver’s, or back.',
  })
  @ApiOperation({
    summary: 'Send chips to another member',
    description:
      'The reply is the gift as it begins. What becomes of it shows in `gift_sent`; the limits are the agent’s.',
  })
  @ApiEnvelope(PaymentEntryDto, {
    errors: [
      Forbidden,
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
  ): Promise<PaymentEntry> {
    return this.gifts.send(sender, body, key);
  }

  @Get('topup-list')
  @ApiCall('listTopUps', { purpose: 'What a member has put in.' })
  @ApiOperation({ summary: "The member's deposits, newest first", description: OF_THE_YEAR })
  @ApiPage(PaymentEntryDto, { errors: [unavailable('gamePlatform')], byDays: true })
  topUps(@Self() member: MemberRef, @Query() query: PaymentsQueryDto): Promise<Paged<PaymentEntry>> {
    return this.payments.list(member, 'deposit', query);
  }

  @Get('gift-allowance')
  @Ours()
  @ApiCall('getGiftAllowance', { purpose: 'What a member may still give away today.' })
  @ApiOperation({
    summary: 'Gifts and chips that are left of the day’s limits',
    description:
      'Ours. The limits are the agent’s, the day is the agent’s business day; a gift that came back does not count.',
  })
  @ApiEnvelope(GiftAllowanceDto)
  giftAllowance(@Self() member: MemberRef): Promise<GiftAllowance> {
    return this.gifts.allowance(member);
  }

  @Get(':viewMode')
  @ApiCall('listPayments', { purpose: 'What moved, why, and how far it is: each entry has its timeline.' })
  @ApiOperation({
    summary: "A list of the member's payments, newest first, each with how it went",
    description: `The lists \`all\`, \`deposit\` and \`withdraw\` hold what the provider reports. ${OF_THE_YEAR} The others are of all days then.`,
  })
  @ApiParam({
    name: 'viewMode',
    description: 'Which payments.',
    schema: { type: 'string', enum: [...VIEW_MODES], example: 'all' },
  })
  @ApiPage(PaymentEntryDto, { errors: [NotFound, unavailable('gamePlatform')], byDays: true })
  list(
    @Self() member: MemberRef,
    @Param('viewMode') viewMode: string,
    @Query() query: PaymentsQueryDto,
  ): Promise<Paged<PaymentEntry>> {
    return this.payments.list(member, viewMode, query);
  }
}
