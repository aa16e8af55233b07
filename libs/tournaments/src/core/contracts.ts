import { z } from 'zod';
import { PRIZE_KINDS, CALCULATIONS, TOURNAMENT_STATUSES, PERIODS } from './terms';

/** A text that an agent wrote for its members. */
export const TournamentText = z
  .object({
    th: z.string().meta({ example: 'ศึกสล็อตประจำสัปดาห์' }),
    en: z.string().meta({ example: 'Slots week' }),
  })
  .meta({ id: 'TournamentTextDto' });
export type TournamentText = z.infer<typeof TournamentText>;

/** One place of a board. */
export const LeaderboardRow = z
  .object({
    rank: z.number().meta({ example: 1, description: 'Place. Equal scores share a place.' }),
    username: z.string().meta({ example: 'MTO•••21', description: "Username; masked except in the caller's own row." }),
    score: z.number().meta({ example: 48250.5, description: 'Score: baht, rounds or multiplier.' }),
    reward: z.number().meta({ example: 5000, description: 'Prize in baht or points; 0 for places without a prize.' }),
  })
  .meta({ id: 'LeaderboardRowDto' });
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;

/** The caller's own row. */
export const OwnRow = LeaderboardRow.extend({
  gap: z.number().nullable().meta({ example: 320.5, description: 'Score missing to the next better place.' }),
}).meta({ id: 'OwnRowDto' });
export type OwnRow = z.infer<typeof OwnRow>;

/** A tournament with its board: an entry of `GET /api/apps/tournaments/leaderboards/{prefix}` (specification section 3). */
export const Tournament = z
  .object({
    id: z.string().meta({ example: 'slots-week' }),
    name: TournamentText,
    rewardType: z.enum(PRIZE_KINDS).meta({ example: 'CREDIT' }),
    calculationType: z.enum(CALCULATIONS).meta({ example: 'TURNOVER' }),
    games: z.array(z.string()).meta({
      example: [],
      description: 'Ids of games that count. If `games` and `categories` are empty, all games count.',
    }),
    categories: z.array(z.string()).meta({ example: ['Slot'], description: 'Categories whose games count.' }),
    content: TournamentText,
    startDate: z.string().meta({ example: '2026-11-15T17:00:00.000Z' }),
    endDate: z.string().meta({ example: '2026-11-22T17:00:00.000Z' }),
    status: z.enum(TOURNAMENT_STATUSES).meta({ example: 'RUNNING' }),
    imageUrl: z.string().meta({ example: '/media/banners/tournament.avif' }),
    rewards: z.array(z.number()).meta({ example: [5000, 3000], description: 'Prizes by place, in baht or points.' }),
    isClosed: z
      .boolean()
      .meta({ example: false, description: 'Whether the prizes are settled and the leaderboard is final.' }),
    members: z.number().meta({ example: 42, description: 'Number of members with a score.' }),
    leaderboards: z.array(LeaderboardRow).meta({ description: 'The top twenty.' }),
    own: OwnRow.nullable().meta({ description: "The caller's own row, at any place." }),
  })
  .meta({ id: 'TournamentDto' });
export type Tournament = z.infer<typeof Tournament>;

/** One place of a ranking. */
export const RankingRow = z
  .object({
    rank: LeaderboardRow.shape.rank,
    username: LeaderboardRow.shape.username,
    turnoverSatang: z.number().meta({ example: 4_825_050, description: 'Turnover in satang.' }),
  })
  .meta({ id: 'RankingRowDto' });
export type RankingRow = z.infer<typeof RankingRow>;

/** The caller's own row. */
export const OwnRankingRow = RankingRow.extend({
  gapSatang: z
    .number()
    .nullable()
    .meta({ example: 32_050, description: 'Turnover missing to the next better place, in satang.' }),
}).meta({ id: 'OwnRankingRowDto' });
export type OwnRankingRow = z.infer<typeof OwnRankingRow>;

/** The members with the highest turnover in a period: an entry of `GET /api/apps/rankings/{prefix}`, our addition. */
export const Ranking = z
  .object({
    period: z.enum(PERIODS).meta({ example: 'WEEK' }),
    calculationType: z.enum(CALCULATIONS).meta({ example: 'TURNOVER' }),
    startDate: z.string().meta({ example: '2026-11-15T17:00:00.000Z' }),
    endDate: z.string().meta({ example: '2026-11-22T17:00:00.000Z' }),
    members: z.number().meta({ example: 42, description: 'Number of members with a score.' }),
    leaderboards: z.array(RankingRow).meta({ description: 'The top ten.' }),
    own: OwnRankingRow.nullable().meta({ description: "The caller's own row, at any place." }),
  })
  .meta({ id: 'RankingDto' });
export type Ranking = z.infer<typeof Ranking>;
