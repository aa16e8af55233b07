import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, weightSatang, type MemberRef, type Satang } from '@housebrand/shared';
import {
  Clock,
  Database,
  prepared,
  qualified,
  statement,
  type AgentStatement,
  type AgentTx,
  type OutboxLease,
} from '@housebrand/shared/nest';
import type { MessageKey } from '@housebrand/shared';
import type { PaymentStatus, PaymentStep, RewardKind, Unit } from '../../core';
import { paymentTable as table } from '../payment-records/payment.tables';

/** The outcome of opening a payment: created now, created before under the same key, or the key belongs to another request. */
export type PaymentCreation = 'created' | 'replayed' | 'keyConflict';

const OPEN_REWARD = statement(
  'payment.openReward',
  ['id', 'kind', 'unit', 'amount', 'username', 'idempotencyKey', 'day', 'at'],
  (q, p) =>
    q
      .select({ outcome: sql<PaymentCreation>`outcome`, payment: sql`payment`.mapWith(table.id) })
      .from(
        sql`open_reward(${p.id}, ${p.kind}, ${p.unit}, ${p.amount}, ${p.username}, ${p.idempotencyKey}, ${p.day}, ${p.at})`,
      ),
);
const OPEN_REVERSAL = statement('payment.openReversal', ['id', 'payment', 'day', 'at'], (q, p) =>
  q
    .select({ payment: sql<string | null>`reversal` })
    .from(sql`open_reversal(${p.id}, ${p.payment}, ${p.day}, ${p.at}) as reversal`),
);
const requested = {
  step: sql<PaymentStep | null>`step`,
  wasRequested: sql<boolean>`was_requested`,
  unit: sql`unit`.mapWith(table.unit),
  amount: sql`amount`.mapWith(table.amount),
  username: sql`username`.mapWith(table.username),
  receiver: sql`receiver`.mapWith(table.receiver),
};
const ASK = statement('payment.requestStep', ['id', 'at'], (q, p) =>
  q.select(requested).from(sql`request_payment_step(${p.id}, ${p.at})`),
);
const ADVANCE = statement(
  'payment.advance',
  ['ids', 'steps', 'members', 'claims', 'nextClaims', 'at', 'leaseMs'],
  (q, p) =>
    q
      .select({ ...requested, id: sql`payment`.mapWith(table.id), isRecorded: sql<boolean>`recorded` })
      .from(
        sql`advance_payments(${p.ids}, ${p.steps}, ${p.members}, ${p.claims}, ${p.nextClaims}, ${p.at}, ${p.leaseMs} * interval '1 millisecond')`,
      )
      .orderBy(sql`place`),
);
const SETTLE = statement('payment.settle', ['id', 'step', 'at'], (q, p) =>
  q.select({ status: sql<PaymentStatus>`status` }).from(sql`settle_payment(${p.id}, ${p.step}, ${p.at}) as status`),
);
const REFUSE = statement('payment.refuse', ['id', 'step', 'reason', 'providerMessage', 'at'], (q, p) =>
  q
    .select({ status: sql<PaymentStatus>`status` })
    .from(sql`refuse_payment(${p.id}, ${p.step}, ${p.reason}, ${p.providerMessage}, ${p.at}) as status`),
);
const MARK_UNKNOWN = statement('payment.markUnknown', ['id', 'step', 'at'], (q, p) =>
  q.select({ step: sql`${p.step}::text` }).from(sql`mark_payment_unknown(${p.id}, ${p.step}, ${p.at}) as done`),
);

/** A payment and the step to request from the provider. */
export interface RequestedPayment {
  id: string;
  /** `null` once the payment is settled. */
  step: PaymentStep | null;
  /** The step may have been sent before: query its outcome before sending it again. */
  wasRequested: boolean;
  unit: Unit;
  /** Satang, or points. */
  amount: bigint;
  username: string;
  receiver: string;
}

/** A step that the provider did, and the delivery of the outbox that it is part of. */
export interface DoneStep {
  id: string;
  step: PaymentStep;
  /** Username of the member whose credit it moves. */
  member: string;
  /** `null`: none. */
  claim: string | null;
  /** For the outbox entry of the member's next payment; `null`: don't start it. */
  lease: OutboxLease | null;
}

/** What follows a recorded step: the payment with its next step, or the member's next payment. */
export interface AdvancedPayment extends RequestedPayment {
  /** The outbox entry of the step's payment is finished. */
  isRecorded: boolean;
}

/** A payment from the agent to a member. */
export interface Reward {
  kind: RewardKind;
  unit: Unit;
  /** Satang, or points. */
  amount: bigint;
  member: MemberRef;
  /** Names what is paid for, so that it is paid once: `quest 7 2026-11-21`. */
  idempotencyKey: string;
  /** The business day the reward belongs to. */
  day: string;
}

/** Why a step was refused. */
export interface Refusal {
  reason: MessageKey;
  /** The provider's message. */
  providerMessage: string | null;
}

/** The state changes of payments: one SQL function and one round trip each. Repeating one has no effect. */
@Injectable()
export class PaymentTransitions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a reward in the caller's transaction, so that a claim and its payment commit together.
   * @param id the payment's id, if it was promised before the payment was opened
   * @returns the payment, and whether it was opened now
   */
  async openReward(
    tx: AgentTx | AgentStatement,
    { member, ...reward }: Reward,
    id?: string,
  ): Promise<{ outcome: PaymentCreation; payment: string }> {
    const at = this.clock.now();
    const values = { ...reward, id: id ?? newId(at), username: member.username, at };
    const [opened] = await prepared(tx, OPEN_REWARD, values);
    return opened!;
  }

  /**
   * Opens the reversal of a gift that has arrived: a new payment that references it, from its receiver to its sender.
   * @param day the business day of the reversal
   * @returns the reversal, the same for every call; `null` if there is no such gift
   */
  async openReversal(agent: string, payment: string, day: string): Promise<string | null> {
    const at = this.clock.now();
    const values = { id: newId(at), payment, day, at };
    const [opened] = await this.database.write(agent, (q) => prepared(q, OPEN_REVERSAL, values));
    return opened?.payment ?? null;
  }

  /** Records the request for the payment's current step. */
  async ask(agent: string, id: string): Promise<RequestedPayment> {
    const [next] = await this.database.write(agent, (q) => prepared(q, ASK, { id, at: this.clock.now() }));
    return { id, ...next! };
  }

  /**
   * Records that the provider did each step, and the request for the next one. After a payment's last step, finishes the outbox entry
   * too, and requests the first step of the member's next payment. All in one commit.
   * @param done may contain a step twice: the second one was requested before
   * @returns what follows each step, in the same order
   */
  advance(agent: string, done: readonly DoneStep[]): Promise<AdvancedPayment[]> {
    const values = {
      ids: done.map(({ id }) => id),
      steps: done.map(({ step }) => step),
      members: done.map(({ member }) => member),
      claims: done.map(({ claim }) => claim),
      nextClaims: done.map(({ lease }) => lease?.claim ?? null),
      at: this.clock.now(),
      // the leases of one topic are equally long
      leaseMs: done.find(({ lease }) => lease)?.lease?.leaseMs ?? null,
    };
    return this.database.write(agent, (q) => prepared(q, ADVANCE, values));
  }

  /** Records that the provider did the step. */
  async settle(agent: string, id: string, step: PaymentStep): Promise<PaymentStatus> {
    const [now] = await this.database.write(agent, (q) => prepared(q, SETTLE, { id, step, at: this.clock.now() }));
    return now!.status;
  }

  /** Records that the provider refused the step for good; credit already taken is returned. A `return` cannot be refused. */
  async refuse(
    agent: string,
    id: string,
    step: PaymentStep,
    { reason, providerMessage }: Refusal,
  ): Promise<PaymentStatus> {
    const values = { id, step, reason, providerMessage, at: this.clock.now() };
    const [now] = await this.database.write(agent, (q) => prepared(q, REFUSE, values));
    return now!.status;
  }

  /** Records that the step's outcome is unknown. */
  async markUnknown(agent: string, id: string, step: PaymentStep): Promise<void> {
    await this.database.write(agent, (q) => prepared(q, MARK_UNKNOWN, { id, step, at: this.clock.now() }));
  }

  /** Returns what a payment counts in limits of money; `null` if there is none with this id. */
  async weight(agent: string, payment: string): Promise<Satang | null> {
    const { id, unit, amount } = table;
    const rows = await this.database.read(agent, (q) => q.select({ unit, amount }).from(table).where(eq(id, payment)));
    const [found] = rows;
    return found ? weightSatang(found.unit, found.amount) : null;
  }

  /** Returns the status of an agent's payments, by id. */
  async statuses(agent: string, ids: readonly string[]): Promise<Map<string, PaymentStatus>> {
    if (ids.length === 0) return new Map();
    const { id, status } = table;
    const rows = await this.database.read(agent, (q) =>
      q
        .select({ id, status })
        .from(table)
        .where(inArray(id, [...ids])),
    );
    return new Map(rows.map((row) => [row.id, row.status]));
  }

  /** Returns payments of all agents whose step has an unknown outcome, the longest waiting first. */
  async listUnknown(limit: number): Promise<{ agent: string; id: string }[]> {
    const { agent, id, status, changedAt } = table;
    const lastEvent = sql`(select e.kind from payment_event e where e.agent = ${qualified(agent)} and e.payment = ${qualified(id)} order by e.position desc limit 1)`;
    return this.database.asOperator((tx) =>
      tx
        .select({ agent, id })
        .from(table)
        .where(and(inArray(status, ['CREATE', 'APPROVE']), sql`${lastEvent} = 'unknown'`))
        .orderBy(asc(changedAt))
        .limit(limit),
    );
  }
}
