export * from './addresses';
export * from './catalogue';
export * from './contracts';
export * from './errors';
export * from './menu-access';
export * from './pages';
export * from './ports';
export * from './progress';
