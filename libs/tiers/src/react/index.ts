export * from './api/get-tier-configs';
export * from './components/progress-ring';
export * from './components/tier-chip';
export * from './components/tier-ladder';
export * from './components/tier-medal';
export * from './feature';
export * from './member-progress';
export { progressOf } from './progress-of';
export { default as MenuClosedScreen } from './screens/menu-closed';
