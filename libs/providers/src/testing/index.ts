export * from './connect-gateways';
export * from './provider-contract';
export * from './start-simulator';
export * from './visit';
