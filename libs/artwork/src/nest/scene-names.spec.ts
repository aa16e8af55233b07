import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '@housebrand/shared/testing';
import { SceneNames } from './scene-names';

describe('SceneNames', () => {
  it('finds all names for concurrent callers while it reads the list', async () => {
    const banners = async () => ['naga-temple', 'calm-sea', 'gem-nebula'];
    const names = new SceneNames({ lobbies: ['SPORT'], banners }, new FixedClock());
    const requested = ['naga-temple', 'calm-sea', 'gem-nebula', 'unknown'].map((name) => names.isBanner(name));
    expect(await Promise.all(requested)).toEqual([true, true, true, false]);
    expect([names.isLobby('SPORT'), names.isLobby('CASINO')]).toEqual([true, false]);
  });
});
