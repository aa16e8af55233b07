export * from './components/notification-bell';
export * from './feature';
export * from './headless';
export { default as NotificationsScreen } from './screens/notifications';
export type { NotificationsScreenProps } from './screens/notifications';
