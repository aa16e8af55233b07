import { Injectable } from '@nestjs/common';
import { BetLog, type BetBatch, type RegisteredConsumer } from '@housebrand/bets';
import { businessDay, type Satang } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { IncomeAccount, incomeOf, termsAt } from '../../core';
import { DownlineRepository } from '../members/downline.repository';
import { IncomeRepository, type StoredIncome } from './income.repository';

/** The consumer's name, with which the demo world restarts it. */
export const INCOME_CONSUMER = 'affiliate-income';

/** Stores the income of uplines: once per bet, taken back if the bet becomes void. */
@Injectable()
export class IncomeConsumer {
  private readonly registered: RegisteredConsumer;

  constructor(
    bets: BetLog<AgentTx>,
    private readonly income: IncomeRepository,
    private readonly downline: DownlineRepository,
    private readonly account: IncomeAccount<AgentTx>,
  ) {
    this.registered = bets.register({
      name: INCOME_CONSUMER,
      everyMs: 5_000,
      batchSize: 500,
      consume: (tx, batch) => this.store(tx, batch),
    });
  }

  /** Processes all new bets of all agents. */
  follow(signal: AbortSignal): Promise<void> {
    return this.registered.follow(signal);
  }

  private async store(tx: AgentTx, { moves: bets, zone }: BetBatch): Promise<undefined> {
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
