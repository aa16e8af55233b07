export * from './catalogue';
export * from './contracts';
export * from './errors';
export * from './open-entries';
