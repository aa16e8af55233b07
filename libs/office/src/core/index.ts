export * from './addresses';
export * from './catalogue';
export type * from './contracts';
export * from './errors';
export * from './operations';
export * from './ports';
export * from './roles';
export * from './staff';
export * from './terms';
