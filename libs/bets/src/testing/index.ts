export * from './bet-histories';
export * from './given-bets';
