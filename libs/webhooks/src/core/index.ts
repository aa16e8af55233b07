export * from './catalogue';
export type * from './contracts';
export * from './errors';
export * from './ports';
export * from './requests';
export * from './terms';
