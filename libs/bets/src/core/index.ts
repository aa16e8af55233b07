export * from './played';
export * from './ports';
export * from './turnover';
