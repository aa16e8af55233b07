/** The page's data from the server. Amounts in satang. */
export interface TableData {
  session: string;
  language: 'th' | 'en';
  redirectUrl: string;
  member: string;
  creditSatang: number;
  game: { id: string; name: string; studio: string; category: string; family: string; variant: string; color: string };
  rules: Rules;
  openRound: RoundData | null;
  recent: RoundData[];
}

export interface Rules {
  rtp: number;
  minStake: number;
  maxStake: number;
  [detail: string]: unknown;
}

export interface RoundData {
  roundId: string;
  gameId: string;
  status: 'OPEN' | 'SETTLED' | 'VOID';
  stakeSatang: number;
  payoutSatang: number;
  step: number;
  view: Record<string, unknown>;
  at: string;
}

export interface RoundReply extends RoundData {
  creditSatang: number;
}
