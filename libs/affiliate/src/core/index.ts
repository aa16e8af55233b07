export * from './addresses';
export * from './catalogue';
export * from './contracts';
export * from './errors';
export * from './income';
export * from './pages';
export * from './ports';
export * from './referral-link';
