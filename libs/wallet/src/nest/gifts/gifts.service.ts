import { Injectable } from '@nestjs/common';
import { BalanceGateway, ProviderRefused } from '@housebrand/providers/nest';
import {
  AgentCalendar,
  businessDay,
  businessDayEnd,
  normalizeUsername,
  satangFromBaht,
  type MemberRef,
  type Satang,
} from '@housebrand/shared';
import {
  Clock,
  IdempotencyKeyReused,
  ProviderUnavailable,
  StepUp,
  type FindRefusal,
  type MemberPrincipal,
} from '@housebrand/shared/nest';
import {
  checkGift,
  giftAllowance,
  GiftGate,
  GiftSettings,
  GiftsTooLarge,
  NoSuchReceiver,
  NotEnoughChips,
  TooManyGifts,
  type Gift,
  type GiftAllowance,
  type GiftLimits,
  type PaymentEntry,
  type SendGiftRequest,
} from '../../core';
import { TurnoverService } from '../coupons/turnover.service';
import { newGift, toPaymentEntry } from '../payment-records/payment.mapper';
import { PaymentSaga } from '../keyed-transfers/payment-saga';
import { TransferOffer } from '../keyed-transfers/transfer-offer';
import { PaymentsRepository } from '../payment-records/payments.repository';
import { GiftsRepository, type BeforeGift, type GiftOutcome } from './gifts.repository';

/** Sends chips from one member to another. */
@Injectable()
export class GiftsService {
  constructor(
    private readonly gifts: GiftsRepository,
    private readonly payments: PaymentsRepository,
    private readonly saga: PaymentSaga,
    private readonly settings: GiftSettings,
    private readonly calendar: AgentCalendar,
    private readonly gate: GiftGate,
    private readonly offer: TransferOffer,
    private readonly stepUp: StepUp,
    private readonly turnover: TurnoverService,
    private readonly balances: BalanceGateway,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a gift; its outcome shows in the member's lists. A repeated key returns the same gift, as it was opened.
   * @param findRefusal reads how an earlier call with this key was refused, which is thrown again unless a gift has the key
   * @throws NoSuchReceiver, GiftToOneself, InvalidInput, NotEnoughChips, TooManyGifts, GiftsTooLarge, TurnoverMissing, IdempotencyKeyReused,
   *   StepUpNeeded before the first gift to a receiver, NotOffered, and the errors of the gate and the gateway
   */
  async send(
    sender: MemberPrincipal,
    request: SendGiftRequest,
    key: string,
    findRefusal: FindRefusal,
  ): Promise<PaymentEntry> {
    const { prefix } = sender;
    const receiver = normalizeUsername(request.receiverUsername);
    const [limits, zone, before] = await Promise.all([
      this.settings.of(prefix),
      this.calendar.zoneOf(prefix),
      this.gifts.before(sender, receiver, key),
    ]);
    const refusal = before.hasReply && !before.isStarted ? await findRefusal() : null;
    if (refusal) throw refusal;
    // a retry skips the checks: the gift it repeats has already changed what they read, such as the balance
    const gift = before.isStarted
      ? { receiver, amountSatang: satangFromBaht(request.amount) }
      : checkGift(sender, receiver, request.amount, limits);
    if (!before.isStarted) await this.assertMayStart(sender, gift, key, before);
    const at = this.clock.now();
    const day = businessDay(at, zone);
    const lease = this.saga.lease();
    const { id, isNew, isLeased } = await this.turnover.pass(sender, async (fulfilledRequirementIds) =>
      startedOf(await this.gifts.open(sender, gift, limits, key, { at, day, fulfilledRequirementIds }, lease), limits),
    );
    if (isNew) this.balances.spend(sender, gift.amountSatang);
    this.saga.start(sender, id, gift, isLeased ? lease : null);
    const createdAt = isNew ? at : (await this.payments.find(sender, id)).createdAt;
    return toPaymentEntry(newGift(id, sender, gift, createdAt), sender);
  }

  /** Returns what the member may still give on the current business day. */
  async allowance(sender: MemberRef): Promise<GiftAllowance> {
    const { prefix } = sender;
    const [limits, zone] = await Promise.all([this.settings.of(prefix), this.calendar.zoneOf(prefix)]);
    const day = businessDay(this.clock.now(), zone);
    return giftAllowance(limits, await this.gifts.givenOn(sender, day), businessDayEnd(day, zone));
  }

  /** Like {@link assertMayGive}, but passes if a concurrent call with the key started the gift, which may be why it was refused. */
  private async assertMayStart(sender: MemberPrincipal, gift: Gift, key: string, before: BeforeGift): Promise<void> {
    try {
      await this.assertMayGive(sender, gift, before);
    } catch (error) {
      if (!(await this.gifts.before(sender, gift.receiver, key)).isStarted) throw error;
    }
  }

  private async assertMayGive(
    sender: MemberPrincipal,
    { receiver, amountSatang }: Gift,
    { hasGiven }: BeforeGift,
  ): Promise<void> {
    const to = { prefix: sender.prefix, username: receiver };
    const mayReceive = await this.gate.mayReceive(sender, to);
    await this.offer.assertDebitOffered(sender);
    if (!hasGiven) await this.stepUp.require(sender, 'fresh');
    const [creditSatang, isKnown] = await Promise.all([
      this.creditOf(sender, amountSatang),
      // the provider knows whom it has credited; if not any more, it refuses the credit and the gift is returned
      hasGiven || this.balances.find(to).then((balance) => balance !== null),
    ]);
    // don't disclose an exclusion: treat an excluded receiver like an unknown one
    if (!isKnown || !mayReceive) throw new NoSuchReceiver(receiver);
    // the debit refuses a gift whose credit was spent since it was reported
    if (creditSatang < amountSatang) throw new NotEnoughChips(creditSatang);
  }

  /** Reports a refused balance call as unavailable, since the refusal doesn't concern the gift. @throws ProviderUnavailable */
  private async creditOf(sender: MemberRef, amount: Satang): Promise<Satang> {
    try {
      return await this.balances.creditFor(sender, amount);
    } catch (error) {
      throw error instanceof ProviderRefused ? new ProviderUnavailable('memberSystem', 'malformed', error) : error;
    }
  }
}

function startedOf(
  { outcome, payment, given, isLeased }: GiftOutcome,
  { countPerDay, totalSatangPerDay }: GiftLimits,
): { id: string; isNew: boolean; isLeased: boolean } | 'blockedByTurnover' {
  switch (outcome) {
    case 'created':
    case 'replayed':
      return { id: payment!, isNew: outcome === 'created', isLeased };
    case 'keyConflict':
      throw new IdempotencyKeyReused();
    case 'blockedByTurnover':
      return 'blockedByTurnover';
    case 'tooMany':
      throw new TooManyGifts(countPerDay);
    case 'tooMuch':
      throw new GiftsTooLarge(totalSatangPerDay - given);
  }
}
