import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '@housebrand/shared';
import {
  assertTournaments,
  MAX_CONTENT_LENGTH,
  MAX_NAME_LENGTH,
  MAX_CATEGORIES,
  MAX_GAMES,
  MAX_PLACES,
  MAX_TOURNAMENTS,
  type TournamentConfig,
} from './editing';

const now = new Date('2026-11-22T12:00:00Z');
const coming: TournamentConfig = {
  id: 'weekend',
  name: { th: 'สุดสัปดาห์', en: 'Weekend' },
  content: { th: '', en: '' },
  imageUrl: '/assets/cup.webp',
  calculationType: 'TURNOVER',
  rewardType: 'CREDIT',
  games: ['g1', 'g2'],
  categories: [],
  startDate: '2026-11-22T12:00:00.001Z',
  endDate: '2026-11-29T12:00:00Z',
  rewardsSatang: [50_000, 10_050, 10_050],
  rewardsPoints: null,
} as unknown as TournamentConfig;
const running = { ...coming, startDate: '2026-11-22T12:00:00Z' };
const over = { ...coming, startDate: '2026-11-01T12:00:00Z', endDate: '2026-11-22T12:00:00Z' };

/** The problems as "field messageKey". */
function problemsOf(rows: readonly TournamentConfig[], known: readonly TournamentConfig[] = []): string[] {
  try {
    assertTournaments(rows, known, now);
    return [];
  } catch (error) {
    return (error as InvalidInput).problems.map(({ field, messageKey }) => `${field} ${messageKey.split('.')[1]}`);
  }
}

describe('assertTournaments', () => {
  it('limits every list and text', () => {
    expect([MAX_TOURNAMENTS, MAX_PLACES, MAX_GAMES, MAX_CATEGORIES]).toEqual([50, 100, 500, 20]);
    expect([MAX_NAME_LENGTH, MAX_CONTENT_LENGTH]).toEqual([120, 2_000]);
  });

  it('requires a start in the future and an end after it', () => {
    expect(() => assertTournaments([coming], [], now)).not.toThrow();
    expect(problemsOf([running])).toEqual(['rows.0.startDate startsInPast']);
    expect(problemsOf([{ ...coming, endDate: coming.startDate }])).toEqual(['rows.0.endDate endsTooEarly']);
    expect(problemsOf([{ ...coming, endDate: '2026-11-22T12:00:00.002Z' }])).toEqual([]);
  });

  it('requires prizes that never rise', () => {
    expect(problemsOf([{ ...coming, rewardsSatang: [] }])).toEqual([]);
    expect(problemsOf([{ ...coming, rewardsSatang: [10, 20, 10, 15] }])).toEqual([
      'rows.0.rewardsSatang.1 prizeRises',
      'rows.0.rewardsSatang.3 prizeRises',
    ]);
    const points = { ...coming, rewardType: 'POINT' as const, rewardsSatang: null, rewardsPoints: [3, 2, 4] };
    expect(problemsOf([points])).toEqual(['rows.0.rewardsPoints.2 prizeRises']);
  });

  it('rejects duplicate ids, and reports all problems at once', () => {
    const other = { ...coming, id: 'other', endDate: '2026-11-01T12:00:00Z', rewardsSatang: [1, 2] };
    expect(problemsOf([coming, other, coming])).toEqual([
      'rows.1.endDate endsTooEarly',
      'rows.1.rewardsSatang.1 prizeRises',
      'rows.2.id idTwice',
    ]);
    expect(problemsOf([])).toEqual([]);
  });
});

describe('assertTournaments for an existing tournament', () => {
  it('accepts any change before the start', () => {
    expect(problemsOf([{ ...coming, rewardsSatang: [9], games: [] }], [coming])).toEqual([]);
  });

  it('accepts new texts and a new picture after the start, but no new terms', () => {
    expect(problemsOf([{ ...running, imageUrl: '/assets/other.webp' }], [running])).toEqual([]);
    const changed = {
      ...running,
      calculationType: 'ROUNDS' as const,
      rewardType: 'POINT' as const,
      games: ['g1'],
      categories: ['Slot'],
      startDate: '2026-11-22T11:59:59.999Z',
      endDate: '2026-11-29T12:00:01Z',
      rewardsSatang: null,
      rewardsPoints: [500],
    } as unknown as TournamentConfig;
    const promised = [
      'calculationType',
      'rewardType',
      'games',
      'categories',
      'startDate',
      'endDate',
      'rewardsSatang',
      'rewardsPoints',
    ];
    expect(problemsOf([changed], [running])).toEqual(promised.map((name) => `rows.0.${name} hasStarted`));
  });

  it('accepts the same start and end in another time zone', () => {
    const elsewhere = {
      ...running,
      startDate: '2026-11-22T19:00:00.000+07:00',
      endDate: '2026-11-29T12:00+00:00',
    };
    expect(problemsOf([elsewhere], [running])).toEqual([]);
  });

  it('rejects the id of a tournament that has ended', () => {
    expect(problemsOf([coming], [over])).toEqual(['rows.0.id isOver']);
    expect(problemsOf([coming], [{ ...over, id: 'before' }])).toEqual([]);
  });
});
