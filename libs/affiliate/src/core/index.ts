export * from './contracts';
export * from './referral-link';
export * from './ports';
