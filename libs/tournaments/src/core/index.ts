export * from './addresses';
export * from './board';
export * from './contracts';
export * from './pages';
