export * from './messages';
export * from './pages';
