import { Injectable } from '@nestjs/common';
import { AgentCalendar } from '@housebrand/shared';
import { Audit, Clock, Database, type Editor } from '@housebrand/shared/nest';
import { termsAt, termsFrom, termsReported, type TermsInForce, type WrittenTerms } from '../core';
import { IncomeRepository } from './income/income.repository';

/** Referral terms of agents, changed by operator commands and agent-key calls. */
@Injectable()
export class AffiliateTermsService {
  constructor(
    private readonly database: Database,
    private readonly income: IncomeRepository,
    private readonly calendar: AgentCalendar,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the terms for bets settled now. @throws UnknownAgent */
  async find(prefix: string): Promise<TermsInForce> {
    await this.calendar.zoneOf(prefix);
    return termsReported(termsAt(await this.income.termsOf(prefix), this.clock.now()));
  }

  /**
   * Sets the terms for bets settled from now on. Earlier income stays, and a late void takes back exactly what its bet earned.
   * @throws InvalidInput, UnknownAgent
   */
  async change(prefix: string, written: WrittenTerms, by: Editor): Promise<TermsInForce> {
    await this.calendar.zoneOf(prefix);
    const requested = termsFrom(written, this.clock.now());
    const added = await this.database.forAgent(prefix, async (tx) => {
      const terms = await this.income.addTerms(tx, requested);
      const { basis, shares, since } = termsReported(terms);
      await this.audit.noteEdit(tx, prefix, by, {
        action: 'settings.affiliate-terms-changed',
        subject: 'affiliate',
        details: { basis, shares: shares.join(' '), since },
      });
      return terms;
    });
    return termsReported(added);
  }
}
