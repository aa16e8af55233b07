export * from './addresses';
export * from './contracts';
export * from './pages';
export * from './ports';
export * from './referral-link';
