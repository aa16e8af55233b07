export * from './api/get-summary';
export * from './components/invite-card';
export * from './feature';
export * from './headless';
