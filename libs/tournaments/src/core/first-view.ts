import { addressOf } from '@housebrand/shared';
import type { Tournament } from './contracts';

/** The parts of a tournament that are the same for all members and name none; the page renders them before the board has loaded. */
export type TournamentSummary = Pick<
  Tournament,
  'id' | 'name' | 'content' | 'status' | 'imageUrl' | 'rewards' | 'rewardType'
>;

/**
 * Returns the tournaments that the page opens with: the open ones, and the last ended one, so that the status filter
 * keeps its place. Empty when all have ended.
 */
export function openingSummaries(summaries: readonly TournamentSummary[]): TournamentSummary[] {
  const open = summaries.filter(({ status }) => status !== 'ENDED');
  const last = summaries.findLast(({ status }) => status === 'ENDED');
  return open.length > 0 && last ? [last, ...open] : open;
}

/** The key of {@link openingSummaries} in the page's initial data; not an API call. */
export function openingSummariesAddress(prefix: string): string {
  return addressOf('/tournament', { query: { prefix } });
}
