import { Global, Module } from '@nestjs/common';
import type { AgentCalendar, MemberRef } from '@housebrand/shared';
import { AppLog, Jobs, type AgentTx, type ServerDomain } from '@housebrand/shared/nest';
import { testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { BetLog, PlayedBets, type LoggedMove, type PlayQuery, type WantedSums } from '../core';
import { BetConsumers } from '../nest/bet-consumers';
import { BetConsumersRepository } from '../nest/bet-consumers.repository';
import { betsMigrations } from '../nest/migrations';
import { TurnoverLog } from '../nest/turnover-log';

const BANGKOK: AgentCalendar = { zoneOf: () => Promise.resolve('Asia/Bangkok') };

/** Bets that a spec books itself. Consumers keep their positions in the spec's database, as in production. */
export class GivenBets extends PlayedBets implements Pick<TurnoverLog, 'behind' | 'after' | 'of'> {
  readonly moves: LoggedMove[] = [];
  hasFeed = true;
  isRead = true;

  assertOffered(): Promise<void> {
    return Promise.resolve();
  }

  isOffered(): Promise<boolean> {
    return Promise.resolve(this.hasFeed);
  }

  isReadUntil(): Promise<boolean> {
    return Promise.resolve(this.isRead);
  }

  sums(_prefix: string, _query: PlayQuery): Promise<WantedSums[]> {
    return Promise.resolve([]);
  }

  behind(): Promise<string[]> {
    return Promise.resolve([...new Set(this.moves.map(({ member }) => member.prefix))]);
  }

  after({ agent }: Pick<AgentTx, 'agent'>, from: bigint, limit: number): Promise<LoggedMove[]> {
    const theirs = this.moves.filter(({ member, position }) => member.prefix === agent && position > from);
    return Promise.resolve(theirs.slice(0, limit));
  }

  of({ prefix, username }: MemberRef, _since: Date, upTo: bigint): Promise<LoggedMove[]> {
    const isTheirs = ({ member }: LoggedMove) => member.prefix === prefix && member.username === username;
    return Promise.resolve(this.moves.filter((move) => isTheirs(move) && move.position <= upTo));
  }

  /** Books a settled bet, or with `kind: 'takenBack'` the reversal of one. @returns its id */
  book(move: Pick<LoggedMove, 'member' | 'at'> & Partial<LoggedMove>): string {
    const position = BigInt(this.moves.length + 1);
    const bet = { betId: `bet-${position}`, gameId: 'NAGX-1', provider: 'NAGX', category: 'Slot' };
    const amounts = { stakeSatang: 0n, payoutSatang: 0n };
    const booked: LoggedMove = { ...bet, ...amounts, kind: 'counted', voidedAt: null, ...move, position };
    this.moves.push(booked);
    return booked.betId;
  }

  /** Returns the log of an instance of its own, for specs without an application. */
  logOf({ database, url }: Pick<TestDatabase, 'database' | 'url'>): BetLog<AgentTx> {
    const jobs = new Jobs(testSettings({ databaseUrl: url }), new AppLog('silent'));
    const log = this as unknown as TurnoverLog;
    return new BetConsumers(database, log, new BetConsumersRepository(), BANGKOK, jobs);
  }

  /** Replaces the domain `bets` in a spec's application. */
  get domain(): ServerDomain {
    @Global()
    @Module({
      providers: [
        BetConsumers,
        BetConsumersRepository,
        { provide: TurnoverLog, useValue: this },
        { provide: BetLog, useExisting: BetConsumers },
        { provide: PlayedBets, useValue: this },
      ],
      exports: [BetLog, PlayedBets],
    })
    class GivenBetsModule {}

    return { name: 'bets', module: GivenBetsModule, migrations: betsMigrations };
  }
}
