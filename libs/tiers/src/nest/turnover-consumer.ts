import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Jobs, LiveUpdates, type AgentTx } from '@housebrand/shared/nest';
import { TierPlay, turnoverSince } from '../core';
import { StandingsRepository } from './standings.repository';

const EVERY_MS = 2_000;
/** Bets per transaction. */
const BATCH_SIZE = 1_000;

/** Adds bets to members' turnover, each once; one instance runs it at a time. */
@Injectable()
export class TurnoverConsumer {
  constructor(
    private readonly play: TierPlay,
    private readonly standings: StandingsRepository,
    private readonly updates: LiveUpdates,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'tier-turnover', everyMs: EVERY_MS, run: (signal) => this.followAll(signal) });
  }

  /** Counts all bets stored so far, for all agents. */
  async followAll(signal: AbortSignal): Promise<void> {
    for (const prefix of await this.play.agents()) {
      let hasMore = true;
      while (hasMore && !signal.aborted) hasMore = await this.follow(prefix);
    }
  }

  /** Counts one page of an agent's bets and moves the position, in one transaction. @returns whether there may be more */
  async follow(prefix: string): Promise<boolean> {
    const { members, hasMore } = await this.standings.transaction(prefix, async (tx) => {
      const from = await this.standings.position(tx);
      const started = await this.begin(tx, from);
      const moves = await this.play.after(prefix, from, BATCH_SIZE);
      const byMember = Map.groupBy(moves, ({ member }) => member.username);
      const counted = await this.standings.counted(tx, [...byMember.keys()]);
      for (const { username, since } of counted)
        await this.standings.add(tx, username, turnoverSince(byMember.get(username)!, since));
      const last = moves.at(-1);
      if (last) await this.standings.moveTo(tx, last.position);
      const touched = [...new Set([...started, ...counted.map(({ username }) => username)])];
      return {
        members: touched.map((username): MemberRef => ({ prefix, username })),
        hasMore: moves.length === BATCH_SIZE,
      };
    });
    this.updates.notify('tier', members);
    return hasMore;
  }

  /** Starts counting members first seen since the last run, with their bets before the position. */
  private async begin(tx: AgentTx, followedTo: bigint): Promise<string[]> {
    const soon = await this.standings.soon(tx);
    for (const { username, since } of soon) {
      const moves = await this.play.of({ prefix: tx.agent, username }, since, followedTo);
      await this.standings.add(tx, username, turnoverSince(moves, since));
    }
    return soon.map(({ username }) => username);
  }
}
