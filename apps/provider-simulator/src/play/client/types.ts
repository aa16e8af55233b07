import type { GameRules, RoundView } from '../engines/game-rules';

export type * from '../engines/game-rules';

/** The page's data from the server. Amounts in satang. */
export interface TableData {
  session: string;
  language: 'th' | 'en';
  redirectUrl: string;
  member: string;
  creditSatang: number;
  game: { id: string; name: string; studio: string; color: string };
  rules: GameRules;
  openRound: RoundData | null;
  recent: RoundData[];
}

export interface RoundData {
  roundId: string;
  gameId: string;
  status: 'OPEN' | 'SETTLED' | 'VOID';
  stakeSatang: number;
  payoutSatang: number;
  step: number;
  view: RoundView;
  at: string;
}

export interface RoundReply extends RoundData {
  creditSatang: number;
}
