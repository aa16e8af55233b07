export * from './announcements';
export * from './banners';
export * from './contracts';
