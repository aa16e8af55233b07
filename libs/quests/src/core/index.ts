export * from './contracts';
export * from './ports';
export * from './progress';
