export * from './api/get-leaderboards';
export * from './components/tournament-card';
export * from './feature';
export * from './headless';
