import { addressOf } from '@housebrand/shared';
import type { Tournament } from './contracts';

/** What of a tournament is the same for all members and names none of them: what its page is drawn with before the board is there. */
export type TournamentSummary = Pick<
  Tournament,
  'id' | 'name' | 'content' | 'status' | 'imageUrl' | 'rewards' | 'rewardType'
>;

/**
 * The tournaments that the page opens with: those that are not over, and the last one that is, so that the choice between them
 * has its place. None when all are over.
 */
export function openingSummaries(faces: readonly TournamentSummary[]): TournamentSummary[] {
  const open = faces.filter(({ status }) => status !== 'ENDED');
  const last = faces.findLast(({ status }) => status === 'ENDED');
  return open.length > 0 && last ? [last, ...open] : open;
}

/** Names {@link openingSummaries} among the answers that a page comes with; no call of the API. */
export function openingFacesAddress(prefix: string): string {
  return addressOf('/tournament', { query: { prefix } });
}
