export * from './api/get-daily-quests';
export * from './components/quest-strip';
export * from './feature';
export * from './headless';
