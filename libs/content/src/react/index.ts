export * from './announcement-cookie';
export * from './api/get-announcements';
export * from './api/get-banners';
export { LiveChat } from './chat/live-chat';
export * from './components/announcement-bell';
export * from './components/announcements';
export * from './components/banner-carousel';
export * from './components/help-rows';
export * from './feature';
