export * from './contracts';
export * from './referral-link';
