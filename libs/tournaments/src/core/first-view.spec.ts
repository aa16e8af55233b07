import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openingSummaries, type TournamentSummary } from './first-view';
import { TOURNAMENT_STATUSES } from './terms';

const summary = (id: string, status: TournamentSummary['status']): TournamentSummary => ({
  id,
  status,
  name: { th: id, en: id },
  content: { th: '', en: '' },
  rewardType: 'CREDIT',
  imageUrl: '',
  rewards: [],
});
const anySummaries = fc
  .array(fc.constantFrom(...TOURNAMENT_STATUSES))
  .map((statuses) => statuses.map((status, index) => summary(`${index}`, status)));
const idsOf = (summaries: readonly TournamentSummary[], isOver: boolean) =>
  summaries.filter(({ status }) => (status === 'ENDED') === isOver).map(({ id }) => id);

describe('openingSummaries', () => {
  it('returns all open tournaments in order, preceded by the last ended one', () => {
    fc.assert(
      fc.property(anySummaries, (summaries) => {
        const opening = openingSummaries(summaries);
        expect(idsOf(opening, false)).toEqual(idsOf(summaries, false));
        expect(idsOf(opening, true)).toEqual(
          idsOf(summaries, false).length > 0 ? idsOf(summaries, true).slice(-1) : [],
        );
      }),
    );
  });
});
