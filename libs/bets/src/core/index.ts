export * from './turnover';
