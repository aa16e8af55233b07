import { bahtNumber, maskUsername, type MemberRef } from '@housebrand/shared';
import {
  prizeOf,
  scoreNumber,
  type LeaderboardRow,
  type OwnRankingRow,
  type OwnRow,
  type PrizeKind,
  type RankingRow,
} from '../core';
import type { BoardRow, OwnBoardRow } from './boards.repository';
import type { TournamentRow } from './tournaments.repository';

/** The fields that determine the units and prizes of a board's rows. */
type BoardTerms = Pick<TournamentRow, 'calculationType' | 'rewardType' | 'rewards'>;

/** A row as the members of an agent see it. @param caller whose own name is not masked, if given */
export function toRow(
  { calculationType, rewardType, rewards }: BoardTerms,
  row: BoardRow,
  { prefix, username }: { prefix: string; username?: string },
): LeaderboardRow {
  return {
    rank: row.rank,
    username: row.username === username ? username : maskUsername(row.username, prefix),
    score: scoreNumber(calculationType, row.score),
    reward: rewardNumber(rewardType, prizeOf(rewards, row)),
  };
}

export function toOwn(terms: BoardTerms, row: OwnBoardRow, caller: MemberRef): OwnRow {
  const gap = row.ahead === null ? null : scoreNumber(terms.calculationType, row.ahead - row.score);
  return { ...toRow(terms, row, caller), gap };
}

export function toRankingRow(row: BoardRow, { prefix, username }: MemberRef): RankingRow {
  return {
    rank: row.rank,
    username: row.username === username ? username : maskUsername(row.username, prefix),
    turnoverSatang: Number(row.score),
  };
}

export function toOwnRankingRow(row: OwnBoardRow, caller: MemberRef): OwnRankingRow {
  const gapSatang = row.ahead === null ? null : Number(row.ahead - row.score);
  return { ...toRankingRow(row, caller), gapSatang };
}

export function rewardNumber(kind: PrizeKind, reward: bigint): number {
  return kind === 'CREDIT' ? bahtNumber(reward) : Number(reward);
}
