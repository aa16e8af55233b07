export * from './balance';
export * from './contracts';
