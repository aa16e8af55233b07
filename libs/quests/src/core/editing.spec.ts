import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '@housebrand/shared';
import { assertQuests, MAX_TITLE_LENGTH, MAX_QUESTS, type QuestConfig, type QuestPrize } from './editing';

const quest = (given: Partial<QuestConfig> = {}): QuestConfig => ({
  id: 1,
  kind: 'TURNOVER',
  scope: null,
  title: { th: 'ทำยอด', en: 'Play' },
  targetSatang: 50_000,
  targetRounds: null,
  reward: { kind: 'CREDIT', amountSatang: 1_050, amountPoints: null },
  ...given,
});
const rounds = (targetRounds: number) => ({ targetSatang: null, targetRounds });
const points = (amountPoints: number): QuestPrize => ({ kind: 'POINT', amountSatang: null, amountPoints });
/** Message keys of the problems, by field. */
const problemsByField = (rows: QuestConfig[], claimed: QuestConfig[] = []): Record<string, string> => {
  try {
    assertQuests(rows, claimed);
    return {};
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return Object.fromEntries(error.problems.map(({ field, messageKey }) => [field, messageKey]));
  }
};

describe('assertQuests', () => {
  it('allows at most fifty quests, with titles of at most 120 characters', () => {
    expect([MAX_QUESTS, MAX_TITLE_LENGTH]).toEqual([50, 120]);
  });

  it('accepts quests of every kind, and an empty list', () => {
    expect(() => assertQuests([], [])).not.toThrow();
    expect(() => assertQuests([quest()], [])).not.toThrow();
    const scope = { kind: 'PROVIDER', value: 'NAGX' } as const;
    expect(
      problemsByField([
        quest({ targetSatang: 50 }),
        quest({ id: 2, kind: 'ROUNDS', ...rounds(20), scope }),
        quest({ id: 3, kind: 'DEPOSIT', targetSatang: 9_950 }),
        quest({ id: 4, scope, reward: points(50) }),
      ]),
    ).toEqual({});
  });

  it('reports an id that an earlier row already uses', () => {
    expect(problemsByField([quest(), quest({ id: 2 }), quest({ kind: 'DEPOSIT' }), quest({ id: 2 })])).toEqual({
      'rows.2.id': 'quests.idTwice',
      'rows.3.id': 'quests.idTwice',
    });
  });

  it('reports all problems at once: a deposit quest with games, and a repeated id', () => {
    const scope = { kind: 'GAME', value: 'NAGX-1' } as const;
    expect(
      problemsByField([quest({ kind: 'DEPOSIT', scope }), quest({ kind: 'ROUNDS', ...rounds(1), reward: points(2) })]),
    ).toEqual({
      'rows.0.scope': 'quests.depositOfGames',
      'rows.1.id': 'quests.idTwice',
    });
  });
});

describe('assertQuests for a quest that a member claimed today', () => {
  const scope = { kind: 'PROVIDER', value: 'NAGX' } as const;
  const claimed = [quest({ id: 7, scope })];

  it('accepts another title, another position, and removal', () => {
    expect(problemsByField([quest(), quest({ id: 7, scope, title: { th: 'อีกชื่อ', en: 'Other' } })], claimed)).toEqual(
      {},
    );
    expect(problemsByField([quest()], claimed)).toEqual({});
  });

  it.each<[Partial<QuestConfig>, string[]]>([
    [{ kind: 'ROUNDS', ...rounds(500), scope }, ['kind', 'targetSatang', 'targetRounds']],
    [{ scope: { kind: 'CATEGORY', value: 'NAGX' } }, ['scope.kind']],
    [{ scope: { kind: 'PROVIDER', value: 'IRON' } }, ['scope.value']],
    [{ scope: null }, ['scope.kind', 'scope.value']],
    [{ scope, targetSatang: 50_001 }, ['targetSatang']],
    [{ scope, reward: points(10) }, ['reward.kind', 'reward.amountSatang', 'reward.amountPoints']],
    [{ scope, reward: { kind: 'CREDIT', amountSatang: 1_051, amountPoints: null } }, ['reward.amountSatang']],
  ])('rejects changed terms: %j', (change, fields) => {
    expect(problemsByField([quest(), quest({ id: 7, ...change })], claimed)).toEqual(
      Object.fromEntries(fields.map((field) => [`rows.1.${field}`, 'quests.claimedToday'])),
    );
  });
});
