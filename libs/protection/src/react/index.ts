export * from './api/get-limits';
export * from './api/get-protection';
export * from './components/care-row';
export * from './components/session-reminder';
export * from './feature';
export * from './headless';
