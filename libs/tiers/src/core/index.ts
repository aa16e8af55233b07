export * from './contracts';
export * from './menu-access';
export * from './ports';
export * from './progress';
