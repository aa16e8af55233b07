export * from './acting-as';
export * from './fake-redis';
export * from './fixed-clock';
export * from './local-news';
export * from './test-app';
export * from './test-database';
export * from './test-settings';
export * from './wait-until';
