import { Injectable } from '@nestjs/common';
import {
  CreditTransfer,
  neverAnOutcome,
  NotOffered,
  TRANSFER_REFUSALS,
  type Outcome,
  type Transfer,
  type TransferOrder,
} from '@housebrand/providers/nest';
import { DEFAULT_LANGUAGE, translate, type DomainError } from '@housebrand/shared';
import { AppLog, Jobs, LiveNews, Outbox, OutboxRefused, OutboxWorker } from '@housebrand/shared/nest';
import { stepReference, walletMessages, type PaymentStatus, type PaymentStep } from '../../core';
import { PaymentMoves, type RequestedPayment, type Refusal } from './payment-moves';

const TOPIC = 'wallet.payment';
/** Two deliveries of one payment that overlap do no harm: what a process that died has left is taken up soon. */
const LEASE_MS = 10_000;
const EVERY_MINUTE_MS = 60_000;
/** So many in doubt one run of the job looks after; the rest is the next one's. */
const DOUBTS_A_RUN = 1_000;
const MAX_CONCURRENCY = 8;

/**
 * Sees payments through at the provider, one step after the other: each is noted before it is asked for, asked for by a
 * reference that stays the same, and where nobody knows what became of it the provider is asked that first. Any instance may
 * go on where another one died. The outbox drives it; payments in doubt are looked after once a minute as well.
 */
@Injectable()
export class PaymentSaga {
  constructor(
    private readonly moves: PaymentMoves,
    private readonly transfers: CreditTransfer,
    private readonly outbox: Outbox,
    private readonly worker: OutboxWorker,
    private readonly news: LiveNews,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    worker.handle<{ payment: string }>({
      topic: TOPIC,
      deliver: ({ agent, payload: { payment } }) => this.drive(agent, payment),
      leaseMs: LEASE_MS,
      // what an operator looks at holds up no other payment of the member
      whenParked: 'goOn',
    });
    const run = (signal: AbortSignal) => this.settleDoubts(signal);
    jobs.register({ name: 'wallet-payments-in-doubt', everyMs: EVERY_MINUTE_MS, run });
  }

  /** Begins at once instead of at the outbox's next look; after the commit. */
  wake(): void {
    this.worker.wake();
  }

  /**
   * Asks the provider for what is left of a payment.
   * @throws what kept it from being settled; it is to be driven again later
   */
  async drive(agent: string, id: string): Promise<void> {
    let requested = await this.moves.ask(agent, id);
    while (requested.step) requested = await this.take(agent, id, requested, requested.step);
  }

  /**
   * The provider did what it is asked for, as its own books show: the step is done, and what is left of the payment goes on.
   * @param note who saw it, and where; kept with the outbox entry
   * @returns where the payment stands now; `null` for one that is not parked
   */
  async settleByHand(agent: string, id: string, note: string): Promise<PaymentStatus | null> {
    if (!(await this.outbox.isParked(agent, id))) return null;
    const requested = await this.moves.ask(agent, id);
    if (requested.step) {
      await this.moves.settle(agent, id, requested.step);
      this.notify(agent, requested);
    }
    const status = (await this.moves.statuses(agent, [id])).get(id)!;
    if (status === 'APPROVE') await this.outbox.retry(agent, id);
    else await this.outbox.settle(agent, id, note);
    return status;
  }

  /** Looks after the payments of which nobody knows what became of them. */
  async settleDoubts(signal: AbortSignal): Promise<void> {
    const waiting = await this.moves.inDoubt(DOUBTS_A_RUN);
    const next = async (): Promise<void> => {
      for (let one = waiting.shift(); one && !signal.aborted; one = waiting.shift()) {
        await this.settleDoubt(one.agent, one.id);
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENCY }, next));
  }

  private async settleDoubt(agent: string, id: string): Promise<void> {
    try {
      await this.drive(agent, id);
      // its entry has the payment's id; only a parked one is told
      await this.outbox.settle(agent, id, 'the provider answered at last');
    } catch (error) {
      this.log.warn(`payment ${id} is still in doubt: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** @returns what the provider is asked for next */
  private async take(
    agent: string,
    id: string,
    requested: RequestedPayment,
    step: PaymentStep,
  ): Promise<RequestedPayment> {
    const outcome = await this.outcomeOf(orderOf(agent, id, requested, step), requested.wasRequested, step);
    // that nobody knows is a state as well, and no news the second time
    let isNews = !requested.wasRequested;
    try {
      const next = await this.note(agent, id, step, outcome);
      isNews = true;
      return next ?? (await this.moves.ask(agent, id));
    } finally {
      if (isNews) this.notify(agent, requested);
    }
  }

  private notify(prefix: string, { username, receiver }: RequestedPayment): void {
    const members = [username, receiver].map((name) => ({ prefix, username: name }));
    for (const topic of ['payments', 'balance'] as const) this.news.notify(topic, members);
  }

  /** @returns the step that is asked for from now on, where that was noted as well @throws what kept it from being settled */
  private async note(
    agent: string,
    id: string,
    step: PaymentStep,
    outcome: Outcome<Transfer>,
  ): Promise<RequestedPayment | null> {
    switch (outcome.kind) {
      case 'settled':
        return this.moves.advance(agent, id, step);
      case 'unknown':
        await this.moves.markUnknown(agent, id, step);
        throw outcome.error;
      case 'refused':
        // nothing left this house: another time
        if (!outcome.wasSent) throw outcome.error;
        if (step === 'return')
          throw new OutboxRefused(`the provider does not take ${id} back`, { cause: outcome.error });
        await this.moves.refuse(agent, id, step, refusalOf(outcome.error));
        return null;
      default:
        return neverAnOutcome(outcome);
    }
  }

  private async outcomeOf(order: TransferOrder, wasRequested: boolean, step: PaymentStep): Promise<Outcome<Transfer>> {
    if (wasRequested) {
      const known = await this.transfers.query(order);
      if (known.kind !== 'notHeardOf') return known;
    }
    try {
      return await (step === 'debit' ? this.transfers.debit(order) : this.transfers.credit(order));
    } catch (error) {
      if (error instanceof NotOffered) return { kind: 'refused', wasSent: true, error };
      throw error;
    }
  }
}

function orderOf(
  prefix: string,
  id: string,
  { unit, amount, username, receiver }: RequestedPayment,
  step: PaymentStep,
): TransferOrder {
  return {
    member: { prefix, username: step === 'credit' ? receiver : username },
    reference: stepReference(id, step),
    amount: unit === 'CREDIT' ? { kind: 'CREDIT', satang: amount } : { kind: 'POINT', points: Number(amount) },
    reason: translate([walletMessages], `wallet.statement.${step}`, DEFAULT_LANGUAGE),
  };
}

function refusalOf({ code, providerMessage }: DomainError): Refusal {
  if (code === TRANSFER_REFUSALS.notEnough) return { reason: 'wallet.creditTooLow', words: null };
  return { reason: 'wallet.refusedByProvider', words: providerMessage ?? null };
}
