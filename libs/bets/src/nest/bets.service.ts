import { Injectable } from '@nestjs/common';
import type { MemberRef, Satang } from '@housebrand/shared';
import { Database, LiveNews, type AgentTx } from '@housebrand/shared/nest';
import { dueMoves, type BetEvent } from '../core';
import {
  BetsRepository,
  type BookedMove,
  type PlayedGameSums,
  type PlayedSums,
  type PlayQuery,
  type WantedSums,
} from './bets.repository';

/** Events of one statement: PostgreSQL takes 65,535 values, and a provider may send more than was asked for. */
const CHUNK_SIZE = 1_000;

/** A page of the feed, and the cursor it was read from. */
export interface ReadPage {
  from: string | null;
  events: readonly BetEvent[];
  cursor: string;
}

/** What members have played, by the provider's feed. */
@Injectable()
export class BetsService {
  constructor(
    private readonly database: Database,
    private readonly bets: BetsRepository,
    private readonly news: LiveNews,
  ) {}

  /** How far the feed was read. */
  cursor(): Promise<string | null> {
    return this.bets.cursor();
  }

  /**
   * Keeps a page: its events, the turnover that follows from them, and where the next page begins, all or nothing.
   * @returns false when the cursor was moved meanwhile: somebody else keeps the feed, or the world began anew
   */
  async take({ from, events, cursor }: ReadPage): Promise<boolean> {
    const isTaken = await this.keep({ from, events, cursor });
    if (isTaken) this.notify(events);
    return isTaken;
  }

  private keep({ from, events, cursor }: ReadPage): Promise<boolean> {
    return this.database.asOperator(async (tx) => {
      if (!(await this.bets.moveCursor(tx, from, cursor))) return false;
      for (const [prefix, reported] of Map.groupBy(events, ({ member }) => member.prefix)) {
        await tx.forAgent(prefix, async (agent) => {
          for (let at = 0; at < reported.length; at += CHUNK_SIZE)
            await this.count(agent, reported.slice(at, at + CHUNK_SIZE));
        });
      }
      return true;
    });
  }

  private async count(agent: AgentTx, reported: readonly BetEvent[]): Promise<void> {
    const betIds = await this.bets.addEvents(agent, reported);
    if (betIds.length > 0) await this.bets.book(agent, (await this.bets.known(agent, betIds)).flatMap(dueMoves));
  }

  private notify(events: readonly BetEvent[]): void {
    const members = events.map(({ member }) => member);
    for (const topic of ['balance', 'quests'] as const) this.news.notify(topic, members);
  }

  /** What a member played from an instant up to another: by when bets were settled, void ones left out. */
  played(member: MemberRef, from: Date, until: Date): Promise<PlayedSums> {
    return this.bets.played(member, from, until);
  }

  /** The same, game by game. */
  playedByGame(member: MemberRef, from: Date, until: Date): Promise<PlayedGameSums[]> {
    return this.bets.playedByGame(member, from, until);
  }

  /** Bets of a member that were staked from an instant on and are neither settled nor void. */
  unsettled(member: MemberRef, from: Date): Promise<{ bets: number; stakeSatang: Satang }> {
    return this.bets.unsettled(member, from);
  }

  /** What members of an agent played of some games in a time, who played nothing of it left out. */
  wantedSums(prefix: string, wanted: PlayQuery): Promise<WantedSums[]> {
    return this.bets.wantedSums(prefix, wanted);
  }

  /** What was booked after a place, over all agents, in the order of booking: whose figures have changed. */
  bookedAfter(position: bigint, limit: number): Promise<BookedMove[]> {
    return this.bets.bookedAfter(position, limit);
  }
}
