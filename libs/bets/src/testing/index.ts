export * from './bet-histories';
