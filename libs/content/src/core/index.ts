export * from './addresses';
export * from './announcements';
export * from './banners';
export * from './contracts';
export * from './pages';
export * from './promotions';
