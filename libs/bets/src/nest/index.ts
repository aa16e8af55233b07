export { bets } from './bets.domain';
export { BetsModule } from './bets.module';
export { BetsService, type ReadPage } from './bets.service';
export type { BookedMove, PlayedGameSums, PlayedSums, PlayQuery, WantedSums } from './bets.repository';
export { TurnoverLog, type LoggedMove } from './turnover-log';
