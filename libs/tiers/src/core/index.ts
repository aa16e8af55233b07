export * from './contracts';
export * from './index';
