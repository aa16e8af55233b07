export * from './catalogue';
export * from './contracts';
export * from './credentials';
export * from './errors';
export * from './login';
export * from './portal-token';
export * from './ports';
export * from './session';
