export * from './addresses';
export * from './board';
export * from './contracts';
export * from './pages';
export * from './periods';
export * from './ports';
export * from './scoring';
