import { Injectable } from '@nestjs/common';
import { Audit, Clock } from '@housebrand/shared/nest';
import { AffiliateCalendar, termsAt, termsFrom, termsReported, type TermsInForce, type WrittenTerms } from '../core';
import { IncomeRepository } from './income/income.repository';

/** Who changes what an agent gives. */
export type TermsEditor = 'agent key' | 'operator';

/** What agents give for members that were brought: for operators' commands and agent-key calls alike. */
@Injectable()
export class AffiliateTermsService {
  constructor(
    private readonly income: IncomeRepository,
    private readonly calendar: AffiliateCalendar,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** What a bet brings that is settled now. @throws UnknownAgent */
  async find(prefix: string): Promise<TermsInForce> {
    await this.calendar.zoneOf(prefix);
    return termsReported(termsAt(await this.income.termsOf(prefix), this.clock.now()));
  }

  /**
   * What bets bring that are settled from now on; what was earned before stays, and a late void takes back what it was.
   * @throws InvalidInput, UnknownAgent
   */
  async change(prefix: string, written: WrittenTerms, by: TermsEditor): Promise<TermsInForce> {
    await this.calendar.zoneOf(prefix);
    const wanted = termsFrom(written, this.clock.now());
    const added = await this.income.transaction(prefix, async (tx) => {
      const terms = await this.income.addTerms(tx, wanted);
      const { basis, shares, since } = termsReported(terms);
      await this.audit.note(tx, prefix, {
        actor: by,
        action: 'settings.affiliate-terms-changed',
        subject: 'affiliate',
        details: { basis, shares: shares.join(' '), since },
      });
      return terms;
    });
    return termsReported(added);
  }
}
