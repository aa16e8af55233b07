export * from './addresses';
export * from './catalogue';
export * from './contracts';
export * from './pages';
export * from './rules';
