import { AffiliateGateway } from './affiliate/affiliate.gateway';
import { BalanceGateway } from './balance/balance.gateway';
import { BridgeGateway } from './bridge/bridge.gateway';
import { CatalogueGateway } from './catalogue/catalogue.gateway';
import { DepositsGateway } from './deposits/deposits.gateway';
import { FeedGateway } from './feed/feed.gateway';
import { IdentityGateway } from './identity/identity.gateway';
import { LaunchesGateway } from './launches/launches.gateway';
import { MemberMessagesGateway } from './member-messages/member-messages.gateway';
import { ReportsGateway } from './reports/reports.gateway';
import { PasswordsGateway } from './passwords/passwords.gateway';
import { RegistrationGateway } from './registration/registration.gateway';
import { RewardsGateway } from './rewards/rewards.gateway';
import { ExternalGateway } from './external/external.gateway';
import { PromotionsGateway } from './promotions/promotions.gateway';
import { SiteGateway } from './site/site.gateway';
import { TransfersGateway } from './transfers/transfers.gateway';
import { WithdrawalsGateway } from './withdrawals/withdrawals.gateway';

/** The gateways by call family: the module exports them and the contract suite connects them. */
export const gateways = {
  identity: IdentityGateway,
  catalogue: CatalogueGateway,
  launches: LaunchesGateway,
  balance: BalanceGateway,
  deposits: DepositsGateway,
  reports: ReportsGateway,
  site: SiteGateway,
  transfers: TransfersGateway,
  feed: FeedGateway,
  registration: RegistrationGateway,
  passwords: PasswordsGateway,
  withdrawals: WithdrawalsGateway,
  rewards: RewardsGateway,
  promotions: PromotionsGateway,
  affiliate: AffiliateGateway,
  external: ExternalGateway,
  bridge: BridgeGateway,
  memberMessages: MemberMessagesGateway,
} as const;
export type Gateways = { [Family in keyof typeof gateways]: InstanceType<(typeof gateways)[Family]> };
