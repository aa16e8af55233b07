export { ProviderRefused, ProviderSessionExpired, providersMessages } from '../core';
export * from './external.gateway';
export * from './game-platform.gateway';
export * from './member-system.gateway';
export * from './provider-records';
export * from './provider-tokens';
export * from './providers.module';
