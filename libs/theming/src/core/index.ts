export * from './agent-config';
export * from './index';
