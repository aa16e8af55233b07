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
import { DEFAULT_LANGUAGE, translate, type DomainError, type MemberRef } from '@housebrand/shared';
import {
  AppLog,
  Jobs,
  LiveUpdates,
  Outbox,
  OutboxRefused,
  OutboxWorker,
  type DeliveryEnd,
  type LeasedEntry,
  type OutboxLease,
} from '@housebrand/shared/nest';
import { stepReference, walletMessages, type Gift, type PaymentStatus, type PaymentStep } from '../../core';
import { Batches } from './batches';
import {
  PaymentTransitions,
  type AdvancedPayment,
  type DoneStep,
  type Refusal,
  type RequestedPayment,
} from './payment-transitions';
import { TransferOffer } from './transfer-offer';

const TOPIC = 'wallet.payment';
/** Short, so that another instance soon resumes a crashed one's payments; overlapping deliveries are harmless. */
const LEASE_MS = 10_000;
const EVERY_MINUTE_MS = 60_000;
/** Payments with an unknown outcome per run of the job. */
const PAGE_SIZE = 1_000;
const MAX_CONCURRENCY = 8;

/** The outbox delivery that a step is part of. */
type StepDelivery = Pick<DoneStep, 'claim' | 'lease'>;

/**
 * Runs the steps of payments at the provider. Each step is recorded before it is sent and keeps its reference across retries. If
 * a step may have been sent before, the saga first queries its outcome. Any instance can resume a payment after a crash. The
 * outbox drives payments; a job also retries those with an unknown outcome every minute.
 */
@Injectable()
export class PaymentSaga {
  private readonly doneSteps = new Batches<DoneStep, AdvancedPayment>((agent, done) =>
    this.transitions.advance(agent, done),
  );

  constructor(
    private readonly transitions: PaymentTransitions,
    private readonly transfers: CreditTransfer,
    private readonly offer: TransferOffer,
    private readonly outbox: Outbox,
    private readonly worker: OutboxWorker,
    private readonly updates: LiveUpdates,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    worker.handle<{ payment: string }>({
      topic: TOPIC,
      deliver: ({ agent, claim, payload: { payment } }) => this.drive(agent, payment, claim),
      leaseMs: LEASE_MS,
      // a parked payment waits for an operator; the member's other payments continue
      whenParked: 'continue',
    });
    const run = (signal: AbortSignal) => this.settleAllUnknown(signal);
    jobs.register({ name: 'wallet-payments-in-doubt', everyMs: EVERY_MINUTE_MS, run });
  }

  /** Delivers open payments now instead of at the outbox's next poll. Call it after the commit. */
  wake(): void {
    this.worker.wake();
  }

  /** Returns a lease to open a gift with, so that this process continues it; `null` if it is busy. */
  lease(): OutboxLease | null {
    return this.worker.lease(TOPIC);
  }

  /**
   * Runs a newly opened gift, without waiting for it. Call it after the commit.
   * @param lease the one it was opened with; `null` if it was opened without one
   */
  start({ prefix: agent, username }: MemberRef, id: string, gift: Gift, lease: OutboxLease | null): void {
    if (!lease) {
      this.worker.wake({ agent, topic: TOPIC, key: username });
      return;
    }
    const { receiver, amountSatang: amount } = gift;
    const debit = { id, step: 'debit', wasRequested: false, unit: 'CREDIT', amount, username, receiver } as const;
    const { entry, deliver } = this.leasedEntry(agent, debit, lease);
    this.worker.deliverLeased(entry, deliver);
  }

  /** Returns the outbox entry of a payment whose first step was requested under the lease. */
  private leasedEntry(agent: string, requested: RequestedPayment, { claim }: OutboxLease): LeasedEntry {
    const { id, username: key } = requested;
    const entry = { agent, topic: TOPIC, key, id, reference: id, payload: { payment: id }, attempt: 1, claim };
    return { entry, deliver: () => this.run(agent, requested, claim) };
  }

  /**
   * Runs a payment's remaining steps at the provider.
   * @param claim the outbox delivery that it is part of
   * @throws the error that stopped it; call again later
   */
  async drive(agent: string, id: string, claim: string | null = null): Promise<DeliveryEnd> {
    return this.run(agent, await this.transitions.ask(agent, id), claim);
  }

  /**
   * Records that the provider did the current step of a parked payment, as its books show, and continues with the rest.
   * @param note who saw it, and where; kept with the outbox entry
   * @returns the payment's status; `null` if it is not parked
   */
  async settleByHand(agent: string, id: string, note: string): Promise<PaymentStatus | null> {
    if (!(await this.outbox.isParked(agent, id))) return null;
    const requested = await this.transitions.ask(agent, id);
    if (requested.step) {
      await this.transitions.settle(agent, id, requested.step);
      this.notify(agent, requested);
    }
    const status = (await this.transitions.statuses(agent, [id])).get(id)!;
    if (status === 'APPROVE') await this.outbox.retry(agent, id);
    else await this.outbox.settle(agent, id, note);
    return status;
  }

  /** Retries the payments with an unknown outcome. */
  async settleAllUnknown(signal: AbortSignal): Promise<void> {
    const waiting = await this.transitions.listUnknown(PAGE_SIZE);
    const settleWaiting = async (): Promise<void> => {
      for (let payment = waiting.shift(); payment && !signal.aborted; payment = waiting.shift()) {
        await this.settleUnknown(payment.agent, payment.id);
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENCY }, settleWaiting));
  }

  private async settleUnknown(agent: string, id: string): Promise<void> {
    try {
      await this.drive(agent, id);
      // the outbox entry has the payment's id; `settle` changes it only if it is parked
      await this.outbox.settle(agent, id, 'settled by a later attempt');
    } catch (error) {
      this.log.warn(
        `the outcome of payment ${id} is still unknown: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  private async run(agent: string, first: RequestedPayment, claim: string | null): Promise<DeliveryEnd> {
    let requested = first;
    while (requested.step) {
      const lease = claim === null ? null : this.worker.leaseNext(TOPIC, claim);
      const next = await this.runStep(agent, requested, requested.step, { claim, lease });
      if (next.id !== first.id) return this.leasedEntry(agent, next, lease!);
      if (next.isRecorded) return 'recorded';
      requested = next;
    }
    return undefined;
  }

  /** Runs one step and records its outcome. @returns what follows */
  private async runStep(
    agent: string,
    requested: RequestedPayment,
    step: PaymentStep,
    delivery: StepDelivery,
  ): Promise<AdvancedPayment> {
    const order = orderOf(agent, requested, step);
    const outcome = await this.outcomeOf(order, requested.wasRequested, step);
    // report an unknown outcome only the first time
    let shouldNotify = !requested.wasRequested;
    try {
      const next = await this.record(order.member, requested.id, step, outcome, delivery);
      shouldNotify = true;
      return next;
    } finally {
      if (shouldNotify) this.notify(agent, requested);
    }
  }

  private notify(prefix: string, { username, receiver }: RequestedPayment): void {
    const members = [username, receiver].map((name) => ({ prefix, username: name }));
    for (const topic of ['payments', 'balance'] as const) this.updates.notify(topic, members);
  }

  /** @returns what follows, recorded as requested @throws the error that left the step unsettled */
  private async record(
    { prefix: agent, username: member }: MemberRef,
    id: string,
    step: PaymentStep,
    outcome: Outcome<Transfer>,
    delivery: StepDelivery,
  ): Promise<AdvancedPayment> {
    switch (outcome.kind) {
      case 'settled':
        return this.doneSteps.add(agent, { id, step, member, ...delivery });
      case 'unknown':
        await this.transitions.markUnknown(agent, id, step);
        throw outcome.error;
      case 'refused':
        // the call was never sent, so a retry is safe
        if (!outcome.wasSent) throw outcome.error;
        if (step === 'return')
          throw new OutboxRefused(`the provider refused to return the credit of payment ${id}`, {
            cause: outcome.error,
          });
        await this.transitions.refuse(agent, id, step, refusalOf(outcome.error));
        return { ...(await this.transitions.ask(agent, id)), isRecorded: false };
      default:
        return neverAnOutcome(outcome);
    }
  }

  private async outcomeOf(order: TransferOrder, wasRequested: boolean, step: PaymentStep): Promise<Outcome<Transfer>> {
    if (wasRequested) {
      const reported = await this.transfers.query(order);
      if (reported.kind !== 'notFound') return reported;
    }
    try {
      return await (step === 'debit' ? this.transfers.debit(order) : this.transfers.credit(order));
    } catch (error) {
      if (!(error instanceof NotOffered)) throw error;
      this.offer.recordNotOffered();
      return { kind: 'refused', wasSent: true, error };
    }
  }
}

function orderOf(
  prefix: string,
  { id, unit, amount, username, receiver }: RequestedPayment,
  step: PaymentStep,
): TransferOrder {
  // only the reversal of a coupon debits its own receiver
  const textOf = step === 'debit' && username === receiver ? 'couponReturned' : step;
  return {
    member: { prefix, username: step === 'credit' ? receiver : username },
    reference: stepReference(id, step),
    amount: unit === 'CREDIT' ? { kind: 'CREDIT', satang: amount } : { kind: 'POINT', points: Number(amount) },
    reason: translate([walletMessages], `wallet.statement.${textOf}`, DEFAULT_LANGUAGE),
  };
}

function refusalOf({ code, providerMessage }: DomainError): Refusal {
  if (code === TRANSFER_REFUSALS.notEnough) return { reason: 'wallet.creditTooLow', providerMessage: null };
  return { reason: 'wallet.refusedByProvider', providerMessage: providerMessage ?? null };
}
