import { InvalidInput, type DayRange, type InstantRange, type MemberRef, type Satang } from '@housebrand/shared';

/** What a member played on a game in a day. */
export interface DayOfGame {
  /** `YYYY-MM-DD` in the agent's time zone. */
  day: string;
  gameId: string;
  provider: string;
  category: string;
  /** Settled rounds, without void ones. */
  rounds: number;
  stakeSatang: Satang;
  payoutSatang: Satang;
  voids: number;
}

/** A decided round. */
export interface DecidedRound {
  id: string;
  at: Date;
  stakeSatang: Satang;
  payoutSatang: Satang;
  isVoid: boolean;
}

/** Rounds of a game in a time range, newest first. */
export interface RoundsRequest {
  range: InstantRange;
  gameId: string;
  limit: number;
  /** The last round of the page before; `null`: the first page. */
  after: Pick<DecidedRound, 'at' | 'id'> | null;
}

/** What a member played. Bound to the bets domain and the catalogue of games. */
export abstract class PlayRecords {
  /** Sums by day and game, the newest day first. */
  abstract byDay(member: MemberRef, range: InstantRange, zone: string): Promise<readonly DayOfGame[]>;
  /** The last play before an instant; `null`: none. */
  abstract lastBefore(member: MemberRef, instant: Date): Promise<Date | null>;
  abstract rounds(member: MemberRef, request: RoundsRequest): Promise<readonly DecidedRound[]>;
  /** Names of those games that the agent offers, by id. */
  abstract gameNames(prefix: string, gameIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Rounds per page. */
export const ROUNDS_LIMIT = 20;

/** Returns the days of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): DayRange {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** Names the last round of a page: its moment in milliseconds, and its id. */
export function roundCursor({ at, id }: Pick<DecidedRound, 'at' | 'id'>): string {
  return `${at.getTime()}.${id}`;
}

/** Reads what {@link roundCursor} returned. @throws InvalidInput for any other text */
export function roundOf(cursor: string): Pick<DecidedRound, 'at' | 'id'> {
  const at = new Date(Number(cursor.slice(0, cursor.indexOf('.'))));
  const id = cursor.slice(cursor.indexOf('.') + 1);
  if (!cursor.includes('.') || id === '' || id.includes('\0') || Number.isNaN(at.getTime()) || at.getTime() < 0)
    throw new InvalidInput([{ field: 'cursor', messageKey: 'shared.invalid', values: { field: 'cursor' } }]);
  return { at, id };
}

/** How a round ended for the member. `returned`: no more than the stake came back, which is nothing to celebrate. */
export type RoundOutcome = 'void' | 'lost' | 'returned' | 'won';

/** Returns how a round ended. */
export function outcomeOf(round: { stakeSatang: number; payoutSatang: number; isVoid: boolean }): RoundOutcome {
  if (round.isVoid) return 'void';
  if (round.payoutSatang === 0) return 'lost';
  return round.payoutSatang > round.stakeSatang ? 'won' : 'returned';
}
