export * from './addresses';
export * from './catalogue';
export type * from './contracts';
export * from './cursors';
export * from './errors';
export * from './message-text';
export * from './ports';
export * from './terms';
export * from './threads';
