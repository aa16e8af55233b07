import { Injectable } from '@nestjs/common';
import { BalanceGateway } from '@housebrand/providers/nest';
import { normalizeUsername, satangFromBaht, usernameHasPrefix, type Satang } from '@housebrand/shared';
import { RateLimits, type RateRule } from '@housebrand/shared/nest';
import { AgentDirectory, TransferCreditMismatch, TransferNotPossible, type LoginAgent } from '../../core';

/** Who knows a member's credit learns nothing; who guesses it or the name has so many tries a day. */
const TRIES: RateRule = { name: 'seamless.transfer', points: 20, seconds: 86_400 };

/** Credit that a member brings from another agent. */
export interface Transfer {
  sourceAgent: string;
  username: string;
  creditSatang: Satang;
}

/** What an agent says of the credit that a member brings. */
export interface ClaimedTransfer {
  transferUsername?: string;
  /** Baht. */
  transferCredit?: number;
}

/** Members who come with credit: both agents agree, and the source's system says the same figure. */
@Injectable()
export class Transfers {
  constructor(
    private readonly agents: AgentDirectory,
    private readonly balances: BalanceGateway,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @returns `null` when no credit is brought
   * @throws TransferNotPossible without the consent of both, TransferCreditMismatch for a wrong figure and an unknown name
   *   alike, TooManyRequests after too many of these
   */
  async confirm(agent: LoginAgent, claimed: ClaimedTransfer): Promise<Transfer | null> {
    const creditSatang = satangFromBaht(claimed.transferCredit ?? 0);
    const username = normalizeUsername(claimed.transferUsername ?? '');
    if (creditSatang === 0n && username === '') return null;
    const sourceAgent = await this.consentingSource(agent, username);
    await this.limits.consume(TRIES, agent.prefix);
    const isRight = await this.hasCredit({ sourceAgent, username, creditSatang }).catch(async (error: unknown) => {
      await this.limits.refund(TRIES, agent.prefix);
      throw error;
    });
    if (!isRight) throw new TransferCreditMismatch();
    await this.limits.refund(TRIES, agent.prefix);
    return { sourceAgent, username, creditSatang };
  }

  /** The agent of the username, when this one takes its members in and that one lets them go. */
  private async consentingSource({ prefix, transfers }: LoginAgent, username: string): Promise<string> {
    const source = transfers.fromAgents.find((from) => from !== prefix && usernameHasPrefix(username, from));
    const agent = source !== undefined && transfers.isAllowed ? await this.agents.find(source) : null;
    if (!agent?.transfers.toAgents.includes(prefix)) throw new TransferNotPossible();
    return agent.prefix;
  }

  private async hasCredit({ sourceAgent, username, creditSatang }: Transfer): Promise<boolean> {
    const found = await this.balances.find({ prefix: sourceAgent, username });
    return found?.balanceSatang === creditSatang;
  }
}
