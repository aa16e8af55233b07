import { BetLog, PlayedBets } from '@housebrand/bets';
import { Module, type DynamicModule } from '@nestjs/common';
import { AgentCalendar } from '@housebrand/shared';
import { mount, type MountOptions } from '@housebrand/shared/nest';
import { IncomeAccount, PortalAddress } from '../core';
import { AffiliateController } from './affiliate.controller';
import { AffiliateLinkController } from './affiliate-link.controller';
import { AffiliateLinkService } from './affiliate-link.service';
import { AffiliateTermsController } from './affiliate-terms.controller';
import { AffiliateTermsService } from './affiliate-terms.service';
import { AffiliateService } from './affiliate.service';
import { IncomeConsumer } from './income/income-consumer.service';
import { IncomeHistory } from './income/income-history.service';
import { IncomeRepository } from './income/income.repository';
import { IncomeSumsComparison } from './income/income-sums-comparison';
import { IncomeSumsRepository } from './income/income-sums.repository';
import { IncomeWithdrawals } from './income/income-withdrawal.service';
import { IncomeWithdrawalsController } from './income-withdrawals.controller';
import { DownlineRepository } from './members/downline.repository';
import { ReferralRecords } from './referral-records';
import { ReferralService } from './referral.service';

/** Ports that the application binds. */
const affiliatePorts = {
  address: PortalAddress,
  calendar: AgentCalendar,
  bets: BetLog,
  played: PlayedBets,
  account: IncomeAccount,
};

const affiliateParts = {
  controllers: [AffiliateController, IncomeWithdrawalsController, AffiliateLinkController, AffiliateTermsController],
  providers: [
    AffiliateService,
    AffiliateLinkService,
    AffiliateTermsService,
    ReferralRecords,
    ReferralService,
    DownlineRepository,
    IncomeRepository,
    IncomeSumsRepository,
    IncomeSumsComparison,
    IncomeConsumer,
    IncomeHistory,
    IncomeWithdrawals,
  ],
  exports: [ReferralRecords, ReferralService, IncomeConsumer, AffiliateTermsService],
};

/** Provides the referral programme. Needs the ports of the core, bound by the application, and the providers' gateways. */
@Module(affiliateParts)
export class AffiliateModule {
  /** Mounts the module with its ports in an application outside this repository; see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof affiliatePorts>): DynamicModule {
    return mount({ module: AffiliateModule, ...affiliateParts }, affiliatePorts, options);
  }
}
