export * from './board';
export * from './contracts';
