import { Module } from '@nestjs/common';
import { ArtModule } from '../art/art.module';
import { Callers } from './callers';
import { Extensions } from './extensions';
import { Faults } from './faults';
import type { WireHandler } from './handler';
import { AffiliateHandlers } from './handlers/affiliate.handlers';
import { BalanceHandlers } from './handlers/balance.handlers';
import { BridgeHandlers } from './handlers/bridge.handlers';
import { CatalogueHandlers } from './handlers/catalogue.handlers';
import { DepositsHandlers } from './handlers/deposits.handlers';
import { FeedHandlers } from './handlers/feed.handlers';
import { IdentityHandlers } from './handlers/identity.handlers';
import { LaunchesHandlers } from './handlers/launches.handlers';
import { ReportsHandlers } from './handlers/reports.handlers';
import { MemberMessagesHandlers } from './handlers/member-messages.handlers';
import { PasswordsHandlers } from './handlers/passwords.handlers';
import { RegistrationHandlers } from './handlers/registration.handlers';
import { RewardsHandlers } from './handlers/rewards.handlers';
import { ExternalHandlers } from './handlers/external.handlers';
import { PromotionsHandlers } from './handlers/promotions.handlers';
import { SiteHandlers } from './handlers/site.handlers';
import { TransfersHandlers } from './handlers/transfers.handlers';
import { WithdrawalsHandlers } from './handlers/withdrawals.handlers';
import { LaunchChecks } from './launch-checks';
import { WIRE_HANDLERS, WireRouter } from './wire-router';

const families = {
  identity: IdentityHandlers,
  catalogue: CatalogueHandlers,
  launches: LaunchesHandlers,
  balance: BalanceHandlers,
  deposits: DepositsHandlers,
  reports: ReportsHandlers,
  site: SiteHandlers,
  transfers: TransfersHandlers,
  feed: FeedHandlers,
  registration: RegistrationHandlers,
  passwords: PasswordsHandlers,
  withdrawals: WithdrawalsHandlers,
  rewards: RewardsHandlers,
  promotions: PromotionsHandlers,
  affiliate: AffiliateHandlers,
  external: ExternalHandlers,
  bridge: BridgeHandlers,
  memberMessages: MemberMessagesHandlers,
};

/** The three systems over HTTP. To add a call, add its contract and a handler in its family. */
@Module({
  imports: [ArtModule],
  providers: [
    ...Object.values(families),
    Callers,
    Extensions,
    Faults,
    LaunchChecks,
    WireRouter,
    {
      provide: WIRE_HANDLERS,
      inject: Object.values(families),
      useFactory: (...handlers: { all(): WireHandler[] }[]) => handlers.flatMap((family) => family.all()),
    },
  ],
  exports: [WireRouter, Faults, Extensions, LaunchChecks],
})
export class WireModule {}
