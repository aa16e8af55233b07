export * from './play-history';
export * from './played';
export * from './ports';
export * from './turnover';
