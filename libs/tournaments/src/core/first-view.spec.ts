import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TOURNAMENT_STATUSES } from './contracts';
import { openingSummaries, type TournamentSummary } from './first-view';

const face = (id: string, status: TournamentSummary['status']): TournamentSummary => ({
  id,
  status,
  name: { th: id, en: id },
  content: { th: '', en: '' },
  rewardType: 'CREDIT',
  imageUrl: '',
  rewards: [],
});
const anyFaces = fc
  .array(fc.constantFrom(...TOURNAMENT_STATUSES))
  .map((statuses) => statuses.map((status, index) => face(`${index}`, status)));
const idsOf = (faces: readonly TournamentSummary[], isOver: boolean) =>
  faces.filter(({ status }) => (status === 'ENDED') === isOver).map(({ id }) => id);

describe('openingSummaries', () => {
  it('are all that are not over, in their order, and of the others the last', () => {
    fc.assert(
      fc.property(anyFaces, (faces) => {
        const opening = openingSummaries(faces);
        expect(idsOf(opening, false)).toEqual(idsOf(faces, false));
        expect(idsOf(opening, true)).toEqual(idsOf(faces, false).length > 0 ? idsOf(faces, true).slice(-1) : []);
      }),
    );
  });
});
