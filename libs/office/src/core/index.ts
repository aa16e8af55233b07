export * from './addresses';
export type * from './contracts';
export * from './operations';
export * from './roles';
export * from './terms';
