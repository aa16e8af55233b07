import { affiliateContracts } from './affiliate/affiliate.schemas';
import { balanceContracts } from './balance/balance.schemas';
import { bridgeContracts } from './bridge/bridge.schemas';
import { catalogueContracts } from './catalogue/catalogue.schemas';
import type { WireContract } from './contract';
import { depositsContracts } from './deposits/deposits.schemas';
import { feedContracts } from './feed/feed.schemas';
import { identityContracts } from './identity/identity.schemas';
import { launchesContracts } from './launches/launches.schemas';
import { memberMessagesContracts } from './member-messages/member-messages.schemas';
import { reportsContracts } from './reports/reports.schemas';
import { passwordsContracts } from './passwords/passwords.schemas';
import { registrationContracts } from './registration/registration.schemas';
import { rewardsContracts } from './rewards/rewards.schemas';
import { externalContracts } from './external/external.schemas';
import { promotionsContracts } from './promotions/promotions.schemas';
import { siteContracts } from './site/site.schemas';
import { transfersContracts } from './transfers/transfers.schemas';
import { withdrawalsContracts } from './withdrawals/withdrawals.schemas';

/** The calls by family. To add a call of the provider, add it to its family. */
export const callFamilies = {
  identity: identityContracts,
  catalogue: catalogueContracts,
  launches: launchesContracts,
  balance: balanceContracts,
  deposits: depositsContracts,
  reports: reportsContracts,
  site: siteContracts,
  transfers: transfersContracts,
  feed: feedContracts,
  registration: registrationContracts,
  passwords: passwordsContracts,
  withdrawals: withdrawalsContracts,
  rewards: rewardsContracts,
  promotions: promotionsContracts,
  affiliate: affiliateContracts,
  external: externalContracts,
  bridge: bridgeContracts,
  memberMessages: memberMessagesContracts,
} as const;
/** A family of calls; each has a gateway, its schemas and its part of the contract suite. */
export type CallFamily = keyof typeof callFamilies;

/** All calls; the simulator mounts each of them. */
export const wireCalls: readonly WireContract[] = Object.values(callFamilies).flatMap<WireContract>(Object.values);
