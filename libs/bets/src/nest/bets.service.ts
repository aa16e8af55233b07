import { Injectable } from '@nestjs/common';
import type { InstantRange, MemberRef, Satang } from '@housebrand/shared';
import { ClosedMembers, Database, LiveUpdates, type AgentTx } from '@housebrand/shared/nest';
import {
  ABANDONED_AFTER_MS,
  dueMoves,
  type BetEvent,
  type DecidedBet,
  type DecidedBetsQuery,
  type PlayedDaySums,
  type PlayedGameSums,
  type PlayedSums,
  type PlayQuery,
  type WantedSums,
} from '../core';
import { BetsRepository } from './bets.repository';
import { PlayHistoryRepository } from './play-history.repository';
import { PlaySumsRepository } from './play-sums.repository';

/** Events per statement, which bounds its memory: a provider may send more events than requested. */
const CHUNK_SIZE = 5_000;
const END_OF_TIME = new Date('9999-12-31T00:00:00.000Z');

/** A page of the feed, with the cursor it was read from (`from`) and the next one. */
export interface ReadPage {
  from: string | null;
  events: readonly BetEvent[];
  cursor: string;
}

/** Stores the provider's bet feed and reports turnover. */
@Injectable()
export class BetsService {
  constructor(
    private readonly database: Database,
    private readonly bets: BetsRepository,
    private readonly sums: PlaySumsRepository,
    private readonly history: PlayHistoryRepository,
    private readonly updates: LiveUpdates,
    private readonly closed: ClosedMembers,
  ) {}

  /** Returns the cursor of the last page stored; `null`: none yet. */
  cursor(): Promise<string | null> {
    return this.bets.cursor();
  }

  /**
   * Stores a page in one transaction: its events, the resulting turnover, and the next cursor.
   * @returns false if the cursor has changed meanwhile, because another instance reads the feed or the data was reset
   */
  async take({ from, events, cursor }: ReadPage): Promise<boolean> {
    const isStored = await this.store({ from, events, cursor });
    if (isStored) this.notify(events);
    return isStored;
  }

  private store({ from, events, cursor }: ReadPage): Promise<boolean> {
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
    const decided = await this.bets.addEvents(
      agent,
      reported.map((event) => this.recorded(event)),
    );
    await this.bets.book(agent, decided.flatMap(dueMoves));
  }

  /** A provider may void a bet long after its member left: our record continues under the pseudonym. */
  private recorded(event: BetEvent): BetEvent {
    const username = this.closed.recordedName(event.member);
    return username === event.member.username ? event : { ...event, member: { ...event.member, username } };
  }

  private notify(events: readonly BetEvent[]): void {
    const members = events.map(({ member }) => member);
    for (const topic of ['balance', 'quests'] as const) this.updates.notify(topic, members);
  }

  /** Sums a member's bets settled from `from` (inclusive) to `until` (exclusive), excluding void bets. */
  played(member: MemberRef, from: Date, until: Date): Promise<PlayedSums> {
    return this.sums.played(member, { from, until });
  }

  /** Like {@link played}, by game. */
  playedByGame(member: MemberRef, from: Date, until: Date): Promise<PlayedGameSums[]> {
    return this.sums.playedByGame(member, { from, until });
  }

  /** Sums a member's play by day and game in a time zone, the newest day first. */
  playedByDay(member: MemberRef, range: InstantRange, zone: string): Promise<PlayedDaySums[]> {
    return this.history.byDay(member, range, zone);
  }

  /** Returns the start of the last hour before an instant in which the member played; `null`: none. */
  lastPlayedBefore(member: MemberRef, instant: Date): Promise<Date | null> {
    return this.history.lastBefore(member, instant);
  }

  /** Returns a member's decided bets on a game, newest first. */
  decidedBets(member: MemberRef, query: DecidedBetsQuery): Promise<DecidedBet[]> {
    return this.history.decided(member, query);
  }

  /** Sums the stakes of a member's bets settled since an instant, excluding void bets. */
  async turnoverSince(member: MemberRef, since: Date): Promise<Satang> {
    return (await this.sums.played(member, { from: since, until: END_OF_TIME })).turnoverSatang;
  }

  /** Counts a member's bets that are neither settled nor void. Bets of an age of `ABANDONED_AFTER_MS` no longer count. */
  unsettled(member: MemberRef, now: Date): Promise<{ bets: number; stakeSatang: Satang }> {
    return this.bets.unsettled(member, new Date(now.getTime() - ABANDONED_AFTER_MS));
  }

  /** Sums the bets of an agent's members; members without matching bets are omitted. */
  wantedSums(prefix: string, query: PlayQuery): Promise<WantedSums[]> {
    return this.sums.wantedSums(prefix, query);
  }
}
