import { Injectable } from '@nestjs/common';
import { AgentCalendar, NotFound, type MemberRef } from '@housebrand/shared';
import { Database, Jobs, type AgentTx } from '@housebrand/shared/nest';
import { BetLog, type BetConsumer, type LoggedMove, type RegisteredConsumer } from '../core';
import { BetConsumersRepository } from './bet-consumers.repository';
import { TurnoverLog } from './turnover-log';

const BATCH_SIZE = 2_000;
/** Interval at which an instance looks for moves that no other instance processes. */
const SHARE_MS = 500;

/** What a batch has left to do: work after its commit, and whether more moves may follow. */
interface Committed {
  notify: (() => void) | undefined;
  hasMore: boolean;
}

/**
 * Runs the consumers of the log: each batch commits together with the consumer's position. Instances share the work by consumer and
 * agent, since only one at a time holds a position.
 */
@Injectable()
export class BetConsumers extends BetLog<AgentTx> {
  private readonly registered: RegisteredConsumer[] = [];
  /** Until when the feed's reader in this instance runs the consumers. */
  private readerUntil = -Infinity;

  constructor(
    private readonly database: Database,
    private readonly log: TurnoverLog,
    private readonly positions: BetConsumersRepository,
    private readonly calendar: AgentCalendar,
    private readonly jobs: Jobs,
  ) {
    super();
    jobs.register({
      name: 'bet-consumers',
      everyMs: SHARE_MS,
      isShared: true,
      run: (signal) => this.share(signal),
    });
  }

  register(consumer: BetConsumer<AgentTx>): RegisteredConsumer {
    let last: Promise<void> = Promise.resolve();
    // one run after the other: two would wait for each other's lock on the position
    const follow = (signal: AbortSignal) => {
      last = last.catch(() => undefined).then(() => this.follow(consumer, signal));
      return last;
    };
    this.jobs.register({ name: consumer.name, everyMs: consumer.everyMs, run: follow });
    this.registered.push({ follow });
    return { follow };
  }

  /** Lets all consumers process the moves booked so far that no other instance processes. If one fails, the next run of its job repeats the batch and reports the error. */
  async followAll(signal: AbortSignal): Promise<void> {
    this.readerUntil = Infinity;
    await this.runAll(signal);
    this.readerUntil = performance.now() + 2 * SHARE_MS;
  }

  /** Leaves the work to this instance's reader, which combines more bets into one write, while it runs the consumers itself. */
  private async share(signal: AbortSignal): Promise<void> {
    if (performance.now() >= this.readerUntil) await this.runAll(signal);
  }

  private async runAll(signal: AbortSignal): Promise<void> {
    await Promise.allSettled(this.registered.map(({ follow }) => follow(signal)));
  }

  of(member: MemberRef, since: Date, upTo: bigint): Promise<LoggedMove[]> {
    return this.log.of(member, since, upTo);
  }

  /** Lets a consumer process an agent's moves again from the first one, once the transaction commits. */
  restart(tx: AgentTx, name: string): Promise<void> {
    return this.positions.move(tx, name, 0n);
  }

  private async follow(consumer: BetConsumer<AgentTx>, signal: AbortSignal): Promise<void> {
    const agents = new Set([...(await this.log.behind(consumer.name)), ...((await consumer.alsoFor?.()) ?? [])]);
    for (const prefix of agents) {
      const zone = await this.zoneOf(prefix);
      // the feed can contain agents that do not exist here yet: their moves wait without delaying other agents
      if (zone !== null) await this.followAgent(consumer, { prefix, zone }, signal);
    }
  }

  private async followAgent(
    consumer: BetConsumer<AgentTx>,
    agent: { prefix: string; zone: string },
    signal: AbortSignal,
  ): Promise<void> {
    let hasMore = true;
    while (hasMore && !signal.aborted) {
      const committed = (await this.consume(consumer, agent)) ?? (await this.begin(consumer, agent));
      committed?.notify?.();
      hasMore = committed?.hasMore ?? false;
    }
  }

  /** Stores the consumer's first position in a transaction of its own, since others would wait for its row. */
  private async begin(
    consumer: BetConsumer<AgentTx>,
    agent: { prefix: string; zone: string },
  ): Promise<Committed | null> {
    await this.database.write(agent.prefix, (q) => this.positions.begin(q, consumer.name));
    return this.consume(consumer, agent);
  }

  /** @returns `null` if the consumer has no position yet, or another instance processes the agent's moves */
  private consume(consumer: BetConsumer<AgentTx>, agent: { prefix: string; zone: string }): Promise<Committed | null> {
    const { name, batchSize = BATCH_SIZE } = consumer;
    return this.database.forAgent(agent.prefix, async (tx) => {
      const from = await this.positions.claim(tx, name);
      if (from === null) return null;
      const moves = await this.log.after(tx, from, batchSize);
      // another instance has processed them in the meantime
      if (moves.length === 0 && !consumer.alsoFor) return { notify: undefined, hasMore: false };
      const notify = await consumer.consume(tx, { ...agent, from, moves });
      const last = moves.at(-1);
      if (last) await this.positions.move(tx, name, last.position);
      return { notify, hasMore: moves.length === batchSize };
    });
  }

  /** Returns the time zone; `null` for an unknown agent. */
  private async zoneOf(prefix: string): Promise<string | null> {
    try {
      return await this.calendar.zoneOf(prefix);
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }
}
