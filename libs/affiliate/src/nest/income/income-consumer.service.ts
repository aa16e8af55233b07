import { Injectable } from '@nestjs/common';
import { businessDay, NotFound, type Satang } from '@housebrand/shared';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import { AffiliateCalendar, IncomeAccount, incomeOf, PlayedBets, termsAt, type BookedBet } from '../../core';
import { DownlineRepository } from '../members/downline.repository';
import { IncomeRepository, type BookedIncome } from './income.repository';

/** Bets of one transaction. */
const BATCH_SIZE = 500;

/** Turns bets into income of the members above: each bet once, and what is void is taken back. */
@Injectable()
export class IncomeConsumer {
  constructor(
    private readonly database: Database,
    private readonly income: IncomeRepository,
    private readonly downline: DownlineRepository,
    private readonly played: PlayedBets,
    private readonly account: IncomeAccount<AgentTx>,
    private readonly calendar: AffiliateCalendar,
  ) {}

  /** Books what there is by now, of all agents. */
  async followAll(signal: AbortSignal): Promise<void> {
    for (const prefix of await this.played.agents()) {
      let hasMore = true;
      while (hasMore && !signal.aborted) hasMore = await this.follow(prefix);
    }
  }

  /** Books a page of an agent's bets and moves on behind them, all or nothing. @returns whether there may be more */
  async follow(prefix: string): Promise<boolean> {
    const zone = await this.zoneOf(prefix);
    // the provider may tell of an agent before it is here: its bets wait, and hold up nobody else's
    if (zone === null) return false;
    const from = await this.income.position(prefix);
    const bets = await this.played.after(prefix, from, BATCH_SIZE);
    const last = bets.at(-1);
    if (!last) return false;
    await this.database.forAgent(prefix, async (tx) => {
      // whoever was faster has booked the page; it is read anew behind theirs
      if (await this.income.movePosition(tx, from, last.position)) await this.book(tx, bets, zone);
    });
    return bets.length === BATCH_SIZE;
  }

  /** `null` for an agent that is not here. */
  private async zoneOf(prefix: string): Promise<string | null> {
    try {
      return await this.calendar.zoneOf(prefix);
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  private async book(tx: AgentTx, bets: readonly BookedBet[], zone: string): Promise<void> {
    const [above, terms] = [
      await this.downline.above(tx, [...new Set(bets.map(({ member }) => member.username))]),
      await this.income.terms(tx),
    ];
    const lines = bets
      .filter(({ kind }) => kind === 'counted')
      .flatMap((bet) => incomeOf(bet, above.get(bet.member.username) ?? [], termsAt(terms, bet.at)))
      .map((line) => ({ ...line, businessDay: businessDay(line.at, zone) }));
    const isVoid = bets.filter(({ kind }) => kind === 'takenBack').map(({ betId }) => betId);
    const booked = [...(await this.income.earn(tx, lines)), ...(await this.income.takeBack(tx, isVoid))];
    for (const [username, amount] of sumsOf(booked)) await this.account.accrue(tx, username, amount);
  }
}

/** By who gets it, in their order: accounts are locked in one order. */
function sumsOf(booked: readonly BookedIncome[]): [string, Satang][] {
  const sums = [...Map.groupBy(booked, ({ username }) => username)].map(([username, lines]): [string, Satang] => [
    username,
    lines.reduce((sum, { amountSatang }) => sum + amountSatang, 0n),
  ]);
  return sums.filter(([, sum]) => sum !== 0n).sort(([a], [b]) => (a < b ? -1 : 1));
}
