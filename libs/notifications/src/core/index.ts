export * from './addresses';
export * from './by-day';
export * from './catalogue';
export type * from './contracts';
export * from './kinds';
export * from './pages';
export * from './ports';
export * from './quiet-hours';
export * from './texts';
