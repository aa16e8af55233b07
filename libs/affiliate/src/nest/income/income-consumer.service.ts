import { Injectable } from '@nestjs/common';
import { BetLog, type BetBatch, type RegisteredConsumer } from '@housebrand/bets';
import { businessDaysIn, type Satang } from '@housebrand/shared';
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
    const dayOf = businessDaysIn(zone);
    const lines = bets
      .filter(({ kind }) => kind === 'counted')
      .flatMap((bet) => incomeOf(bet, uplines.get(bet.member.username) ?? [], termsAt(terms, bet.at)))
      .map((line) => ({ ...line, businessDay: dayOf(line.at) }));
    const voidBetIds = bets.filter(({ kind }) => kind === 'takenBack').map(({ betId }) => betId);
    const stored = [...(await this.income.earn(tx, lines)), ...(await this.income.reverse(tx, voidBetIds))];
    const earned = sumsOf(stored);
    if (earned.size > 0) await this.account.accrue(tx, earned);
  }
}

/** Sums income by upline. */
function sumsOf(stored: readonly StoredIncome[]): Map<string, Satang> {
  const sums = new Map<string, Satang>();
  for (const { username, amountSatang } of stored) sums.set(username, (sums.get(username) ?? 0n) + amountSatang);
  return new Map([...sums].filter(([, sum]) => sum !== 0n));
}
