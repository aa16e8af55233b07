export * from './bet-histories';
export * from './given-bets';
export * from './new-bets-service';
