import { Injectable } from '@nestjs/common';
import { bahtNumber, DomainError, type InstantRange, type MemberRef, type PageRequest } from '@housebrand/shared';
import { IdempotencyKeyReused, paged, type Paged } from '@housebrand/shared/nest';
import { addedSatang, UnknownPrice, type PaymentEntry, type PurchaseRequest, type PurchaseResult } from '../../core';
import { DepositsService } from '../deposits/deposits.service';
import { MovesRepository } from '../unkeyed-moves/moves.repository';
import { TransferOffer } from '../keyed-transfers/transfer-offer';
import { PriceTableRepository } from './price-table.repository';
import { toPurchaseEntry } from './purchase.mapper';
import { depositKeyOf, PurchaseSettlement } from './purchase-settlement';
import { PurchasesRepository, type StoredPurchase } from './purchases.repository';

/** More than a member can buy in a year with the limits of a bank account. */
const MAX_PURCHASES = 10_000;

/** Sells chips: a deposit of their price, and credit that is added once it is confirmed. */
@Injectable()
export class PurchasesService {
  constructor(
    private readonly prices: PriceTableRepository,
    private readonly purchases: PurchasesRepository,
    private readonly settlement: PurchaseSettlement,
    private readonly deposits: DepositsService,
    private readonly moves: MovesRepository,
    private readonly offer: TransferOffer,
  ) {}

  /**
   * Opens the deposit of a purchase. A repeated key returns the same purchase.
   * @throws UnknownPrice, IdempotencyKeyReused, NotOffered, and the errors of a deposit: a cool-off or self-exclusion, a limit, a
   *   refusal
   */
  async buy(member: MemberRef, { sku }: PurchaseRequest, key: string): Promise<PurchaseResult> {
    const purchase = (await this.purchases.findByKey(member, key)) ?? (await this.begin(member, sku, key));
    if (purchase.sku !== sku) throw new IdempotencyKeyReused();
    const opened = await this.openDeposit(member, purchase);
    if (opened.deposit) await this.purchases.opened(purchase, opened.deposit.id);
    return { ...opened, purchaseId: purchase.id, totalSatang: Number(purchase.totalSatang) };
  }

  /** Returns a page of a member's purchases, after settling the open ones. */
  async page(member: MemberRef, page: PageRequest, range: InstantRange): Promise<Paged<PaymentEntry>> {
    await this.settlement.settleOf(member);
    const { purchases, total } = await this.purchases.page(member, page, range);
    return paged(purchases.map(toPurchaseEntry), total);
  }

  /** Returns a member's purchases of a time range with the provider's ids of their deposits, after settling the open ones. */
  async within(member: MemberRef, range: InstantRange): Promise<{ deposit: string | null; entry: PaymentEntry }[]> {
    await this.settlement.settleOf(member);
    const { purchases } = await this.purchases.page(member, { limit: MAX_PURCHASES, offset: 0 }, range);
    return purchases.map((status) => ({ deposit: status.purchase.deposit, entry: toPurchaseEntry(status) }));
  }

  private async begin(member: MemberRef, sku: string, key: string): Promise<StoredPurchase> {
    const price = await this.prices.find(member.prefix, sku);
    if (!price) throw new UnknownPrice();
    const total = BigInt(price.chips) * BigInt(100 + price.bonusPercentage);
    // only added credit needs the provider's transfers
    if (addedSatang(total, price.priceSatang) > 0n) await this.offer.assertOffered(member);
    return this.purchases.begin(member, price, key);
  }

  private async openDeposit(member: MemberRef, purchase: StoredPurchase) {
    try {
      const value = bahtNumber(purchase.priceSatang);
      return await this.deposits.open(member, depositKeyOf(purchase), { value });
    } catch (error) {
      // a DomainError means that this call opened no deposit; an earlier one under the key may have
      if (error instanceof DomainError && !(await this.mayBeOpen(member, purchase)))
        await this.purchases.reject(purchase, 'wallet.purchaseNotOpened', true);
      throw error;
    }
  }

  private async mayBeOpen(member: MemberRef, purchase: StoredPurchase): Promise<boolean> {
    const started = await this.moves.findByKey(member, 'DEPOSIT', depositKeyOf(purchase));
    return started !== null && started.state !== 'REFUSED';
  }
}
