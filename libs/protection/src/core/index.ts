export * from './catalogue';
export * from './contracts';
export * from './rules';
