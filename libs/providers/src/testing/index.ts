export * from './check/check-provider';
export * from './check/report';
export * from './connect-gateways';
export * from './given-tokens';
export * from './provider-contract';
export * from './start-simulator';
export * from './visit';
export { tryCall } from './suite';
export type { SentCodes } from './suite/promises';
