export { providers } from './providers.domain';
export {
  CreditTransfer,
  mapSettled,
  neverAnOutcome,
  NotOffered,
  ProviderRefused,
  ProviderSessionExpired,
  PROMOTION_CODES,
  providersMessages,
  REGISTER_CODES,
  TRANSFER_REFUSALS,
} from '../core';
export type { TransferNotFound, Outcome, Transfer, TransferAmount, TransferOrder } from '../core';
export * from './affiliate/affiliate.gateway';
export * from './affiliate/affiliate.records';
export * from './balance/balance.gateway';
export * from './balance/balance.records';
export * from './bridge/bridge.gateway';
export * from './catalogue/catalogue.gateway';
export * from './catalogue/catalogue.records';
export * from './deposits/deposits.gateway';
export * from './deposits/deposits.records';
export * from './extensions/provider-extensions';
export * from './feed/feed.gateway';
export * from './feed/feed.records';
export * from './external/external.gateway';
export * from './external/external.records';
export * from './identity/identity.gateway';
export * from './identity/identity.records';
export * from './launches/launches.gateway';
export * from './launches/launches.records';
export * from './member-messages/member-messages.gateway';
export * from './passwords/passwords.gateway';
export * from './promotions/promotions.gateway';
export * from './promotions/promotions.records';
export * from './provider-tokens';
export * from './providers.module';
export * from './reports/reports.gateway';
export * from './reports/reports.records';
export * from './registration/registration.gateway';
export * from './registration/registration.records';
export * from './rewards/rewards.gateway';
export * from './rewards/rewards.records';
export * from './site/site.gateway';
export * from './site/site.records';
export * from './simulated/simulated-world';
export * from './transfers/transfers.gateway';
export * from './withdrawals/withdrawals.gateway';
export * from './withdrawals/withdrawals.records';
