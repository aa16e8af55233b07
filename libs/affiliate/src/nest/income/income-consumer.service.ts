import { Injectable } from '@nestjs/common';
import { AgentCalendar, businessDay, NotFound, type Satang } from '@housebrand/shared';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import { IncomeAccount, incomeOf, PlayedBets, termsAt, type BookedBet } from '../../core';
import { DownlineRepository } from '../members/downline.repository';
import { IncomeRepository, type StoredIncome } from './income.repository';

/** Bets processed per transaction. */
const BATCH_SIZE = 500;

/** A bet consumer that stores the income of uplines: once per bet, taken back if the bet becomes void. */
@Injectable()
export class IncomeConsumer {
  constructor(
    private readonly database: Database,
    private readonly income: IncomeRepository,
    private readonly downline: DownlineRepository,
    private readonly played: PlayedBets,
    private readonly account: IncomeAccount<AgentTx>,
    private readonly calendar: AgentCalendar,
  ) {}

  /** Processes all new bets of all agents. */
  async followAll(signal: AbortSignal): Promise<void> {
    for (const prefix of await this.played.agents()) {
      let hasMore = true;
      while (hasMore && !signal.aborted) hasMore = await this.follow(prefix);
    }
  }

  /** Processes a page of an agent's bets and moves the position in one transaction. @returns whether more may follow */
  async follow(prefix: string): Promise<boolean> {
    const zone = await this.zoneOf(prefix);
    // The feed can contain agents that are not created here yet: postpone their bets without delaying other agents.
    if (zone === null) return false;
    const from = await this.income.position(prefix);
    const bets = await this.played.after(prefix, from, BATCH_SIZE);
    const last = bets.at(-1);
    if (!last) return false;
    await this.database.forAgent(prefix, async (tx) => {
      // If another consumer has moved the position, it has stored this page; the next call continues after it.
      if (await this.income.movePosition(tx, from, last.position)) await this.store(tx, bets, zone);
    });
    return bets.length === BATCH_SIZE;
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

  private async store(tx: AgentTx, bets: readonly BookedBet[], zone: string): Promise<void> {
    const [uplines, terms] = [
      await this.downline.above(tx, [...new Set(bets.map(({ member }) => member.username))]),
      await this.income.terms(tx),
    ];
    const lines = bets
      .filter(({ kind }) => kind === 'counted')
      .flatMap((bet) => incomeOf(bet, uplines.get(bet.member.username) ?? [], termsAt(terms, bet.at)))
      .map((line) => ({ ...line, businessDay: businessDay(line.at, zone) }));
    const voidBetIds = bets.filter(({ kind }) => kind === 'takenBack').map(({ betId }) => betId);
    const stored = [...(await this.income.earn(tx, lines)), ...(await this.income.reverse(tx, voidBetIds))];
    for (const [username, amount] of sumsOf(stored)) await this.account.accrue(tx, username, amount);
  }
}

/** Sums income by upline, sorted by username so that transactions lock accounts in the same order. */
function sumsOf(stored: readonly StoredIncome[]): [string, Satang][] {
  const sums = [...Map.groupBy(stored, ({ username }) => username)].map(([username, lines]): [string, Satang] => [
    username,
    lines.reduce((sum, { amountSatang }) => sum + amountSatang, 0n),
  ]);
  return sums.filter(([, sum]) => sum !== 0n).sort(([a], [b]) => (a < b ? -1 : 1));
}
