import { Injectable } from '@nestjs/common';
import { ReportsGateway } from '@housebrand/providers/nest';
import { AgentCalendar, businessDay, DomainError, type MemberRef, type Satang } from '@housebrand/shared';
import { AppLog, Clock, Database, Jobs, LiveUpdates } from '@housebrand/shared/nest';
import { NOT_DONE_AFTER_MS, purchaseFinding } from '../../core';
import { MoveSettlement } from '../unkeyed-moves/move-settlement.service';
import { MovesRepository } from '../unkeyed-moves/moves.repository';
import { PaymentTransitions, type Reward } from '../keyed-transfers/payment-transitions';
import { PaymentSaga } from '../keyed-transfers/payment-saga';
import { PurchasesRepository, type StoredPurchase } from './purchases.repository';

const EVERY_MS = 10_000;
const PAGE_SIZE = 200;
/** Search window around a purchase: the provider's clock may differ from ours. */
const AROUND_MS = 600_000;

/** Returns the idempotency key of a purchase's deposit and of its added credit. */
export function depositKeyOf({ id }: Pick<StoredPurchase, 'id'>): string {
  return `purchase ${id}`;
}

/**
 * Settles purchases: looks for their deposits in the provider's report, and pays the added credit once a deposit is confirmed. It
 * never opens a deposit. Only the member can read the report, so a purchase waits while they have no live session.
 */
@Injectable()
export class PurchaseSettlement {
  /** The next run continues after this purchase, so that purchases of absent members don't block others. */
  private cursor: StoredPurchase | null = null;

  constructor(
    private readonly database: Database,
    private readonly purchases: PurchasesRepository,
    private readonly moves: MovesRepository,
    private readonly settlement: MoveSettlement,
    private readonly transitions: PaymentTransitions,
    private readonly saga: PaymentSaga,
    private readonly reports: ReportsGateway,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
    private readonly updates: LiveUpdates,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'wallet-purchases', everyMs: EVERY_MS, run: (signal) => this.settleAll(signal) });
  }

  /** Settles open purchases of all agents, one page per run. */
  async settleAll(signal?: AbortSignal): Promise<void> {
    const open = await this.purchases.open(PAGE_SIZE, this.cursor);
    this.cursor = open.length < PAGE_SIZE ? null : open.at(-1)!;
    await this.settleEach(open, signal);
  }

  /** Settles a member's open purchases, so that their list is current. */
  async settleOf(member: MemberRef): Promise<void> {
    await this.settleEach(await this.purchases.openOf(member));
  }

  private async settleEach(open: readonly StoredPurchase[], signal?: AbortSignal): Promise<void> {
    for (const purchase of open) {
      if (signal?.aborted) return;
      try {
        await (purchase.deposit === null ? this.findDeposit(purchase) : this.settle(purchase, purchase.deposit));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
    }
  }

  /** Completes a purchase after a crash or a lost reply: its move shows whether the deposit was opened. */
  private async findDeposit(purchase: StoredPurchase): Promise<void> {
    const member = memberOf(purchase);
    const started = await this.moves.findByKey(member, 'DEPOSIT', depositKeyOf(purchase));
    const move = started && (await this.settlement.settle(started));
    if (move?.state === 'SETTLED') return this.purchases.opened(purchase, move.reference!);
    const isOverdue = this.clock.now().getTime() - purchase.createdAt.getTime() > NOT_DONE_AFTER_MS;
    if (move?.state === 'REFUSED' || (!move && isOverdue))
      await this.reject(purchase, 'wallet.purchaseNotOpened', true);
  }

  private async settle(purchase: StoredPurchase, deposit: string): Promise<void> {
    const member = memberOf(purchase);
    const reported = await this.reports.deposits(member, this.around(purchase));
    const found = reported.find(({ id }) => id === deposit);
    if (!found) return;
    const finding = purchaseFinding(purchase, found);
    if (finding.kind === 'notPaid') await this.reject(purchase, finding.reason);
    if (finding.kind === 'paid') await this.pay(purchase, finding.addedSatang);
  }

  private async pay(purchase: StoredPurchase, amount: Satang): Promise<void> {
    const member = memberOf(purchase);
    const day = businessDay(this.clock.now(), await this.calendar.zoneOf(member.prefix));
    const idempotencyKey = depositKeyOf(purchase);
    const isNew = await this.settleOnce(purchase, {
      kind: 'PURCHASE',
      unit: 'CREDIT',
      amount,
      member,
      idempotencyKey,
      day,
    });
    if (!isNew) return;
    this.log.info('a purchase is paid', { purchase: purchase.id });
    this.notify(purchase);
    this.saga.wake();
  }

  /** Settles a paid purchase and opens the payment of its added credit, both or neither. @returns whether this call settled it */
  private settleOnce(purchase: StoredPurchase, reward: Reward): Promise<boolean> {
    return this.database.forAgent(purchase.agent, async (tx) => {
      if (!(await this.purchases.lockForUpdate(tx, purchase))) return false;
      const payment = reward.amount > 0n ? (await this.transitions.openReward(tx, reward)).payment : null;
      await this.purchases.settle(tx, purchase, payment);
      return true;
    });
  }

  private async reject(purchase: StoredPurchase, reason: `wallet.${string}`, shouldReleaseKey = false): Promise<void> {
    await this.purchases.reject(purchase, reason, shouldReleaseKey);
    this.notify(purchase);
  }

  /** Makes the member's browser refetch. */
  private notify(purchase: StoredPurchase): void {
    for (const topic of ['payments', 'balance'] as const) this.updates.notify(topic, [memberOf(purchase)]);
  }

  private around({ createdAt }: StoredPurchase): { from: Date; until: Date } {
    const until = new Date(this.clock.now().getTime() + AROUND_MS);
    return { from: new Date(createdAt.getTime() - AROUND_MS), until };
  }
}

function memberOf({ agent: prefix, username }: StoredPurchase): MemberRef {
  return { prefix, username };
}
