export * from './addresses';
export * from './catalogue';
export * from './contracts';
export * from './limit-errors';
export * from './limits';
export * from './pages';
export * from './ports';
export * from './rules';
