export * from './contracts';
export * from './menu-access';
export * from './progress';
