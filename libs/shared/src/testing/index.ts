export * from './acting-as';
export * from './fixed-clock';
export * from './test-app';
export * from './test-database';
export * from './test-settings';
