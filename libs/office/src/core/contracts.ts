export * from './contracts/audit';
export * from './contracts/campaigns';
export * from './contracts/coupons';
export * from './contracts/members';
export * from './contracts/money';
export * from './contracts/session';
export * from './contracts/staff';
export * from './contracts/today';
