import { Injectable } from '@nestjs/common';
import type { MemberRef, Satang } from '@housebrand/shared';
import { LiveUpdates, type AgentTx } from '@housebrand/shared/nest';
import { BetLog, type BetBatch, type RegisteredConsumer } from '@housebrand/bets';
import { turnoverSince } from '../core';
import { StandingsRepository } from './standings.repository';

/** Adds bets to members' turnover, each once. */
@Injectable()
export class TurnoverConsumer {
  private readonly registered: RegisteredConsumer;

  constructor(
    private readonly bets: BetLog<AgentTx>,
    private readonly standings: StandingsRepository,
    private readonly updates: LiveUpdates,
  ) {
    this.registered = bets.register({
      name: 'tier-turnover',
      everyMs: 2_000,
      alsoFor: () => standings.agentsToBegin(),
      consume: (tx, batch) => this.count(tx, batch),
    });
  }

  /** Counts all bets stored so far, for all agents. */
  follow(signal: AbortSignal): Promise<void> {
    return this.registered.follow(signal);
  }

  private async count(tx: AgentTx, { prefix, from, moves }: BetBatch): Promise<() => void> {
    const changed = await this.begin(tx, from);
    const byMember = Map.groupBy(moves, ({ member }) => member.username);
    const counted = await this.standings.counted(tx, [...byMember.keys()]);
    await this.standings.add(
      tx,
      new Map(counted.map(({ username, since }) => [username, turnoverSince(byMember.get(username)!, since)])),
    );
    const touched = [...new Set([...changed, ...counted.map(({ username }) => username)])];
    const members = touched.map((username): MemberRef => ({ prefix, username }));
    return () => this.updates.notify('tier', members);
  }

  /**
   * Starts counting members first seen since the last run, with their bets before the position.
   * @returns members whose turnover this changed
   */
  private async begin(tx: AgentTx, from: bigint): Promise<string[]> {
    const turnover = new Map<string, Satang>();
    for (const { username, since } of await this.standings.soon(tx)) {
      const moves = await this.bets.of({ prefix: tx.agent, username }, since, from);
      turnover.set(username, turnoverSince(moves, since));
    }
    await this.standings.add(tx, turnover);
    return [...turnover].filter(([, added]) => added !== 0n).map(([username]) => username);
  }
}
