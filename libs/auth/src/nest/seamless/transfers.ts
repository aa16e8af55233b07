import { Injectable } from '@nestjs/common';
import { BalanceGateway } from '@housebrand/providers/nest';
import { normalizeUsername, satangFromBaht, usernameHasPrefix, type Satang } from '@housebrand/shared';
import { RateLimits, type RateRule } from '@housebrand/shared/nest';
import { ClosedAccounts } from '../erasure/closed-accounts';
import { AgentDirectory, TransferCreditMismatch, TransferNotPossible, type LoginAgent } from '../../core';

/** Wrong names or amounts per day and agent, against guessing a member's credit. */
const TRIES: RateRule = { name: 'seamless.transfer', points: 20, seconds: 86_400 };

/** Credit that a member brings from another agent. */
export interface Transfer {
  sourceAgent: string;
  username: string;
  creditSatang: Satang;
}

/** An agent's statement about the credit that a member brings. */
export interface ClaimedTransfer {
  transferUsername?: string;
  /** Baht. */
  transferCredit?: number;
}

/** Verifies brought credit: both agents must consent, and the source's system must confirm the amount. */
@Injectable()
export class Transfers {
  constructor(
    private readonly agents: AgentDirectory,
    private readonly balances: BalanceGateway,
    private readonly limits: RateLimits,
    private readonly closed: ClosedAccounts,
  ) {}

  /**
   * @returns `null` if no credit is brought
   * @throws TransferNotPossible without the consent of both agents, TransferCreditMismatch for a wrong amount or an unknown
   *   name, TooManyRequests after too many of these
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

  /** Returns the agent that the username belongs to if both agents allow the transfer. */
  private async consentingSource({ prefix, transfers }: LoginAgent, username: string): Promise<string> {
    const source = transfers.fromAgents.find((from) => from !== prefix && usernameHasPrefix(username, from));
    const agent = source !== undefined && transfers.isAllowed ? await this.agents.find(source) : null;
    if (!agent?.transfers.toAgents.includes(prefix)) throw new TransferNotPossible();
    return agent.prefix;
  }

  private async hasCredit({ sourceAgent, username, creditSatang }: Transfer): Promise<boolean> {
    // the credit of a closed account was given up
    if (this.closed.isClosed({ prefix: sourceAgent, username })) return false;
    const found = await this.balances.find({ prefix: sourceAgent, username });
    return found?.balanceSatang === creditSatang;
  }
}
