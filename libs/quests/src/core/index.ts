export * from './addresses';
export * from './catalogue';
export * from './contracts';
export * from './editing';
export * from './errors';
export * from './pages';
export * from './ports';
export * from './progress';
