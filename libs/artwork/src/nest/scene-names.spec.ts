import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '@housebrand/shared/testing';
import { SceneNames } from './scene-names';

describe('the names of wide pictures', () => {
  it('are all found by whoever asks while they are read', async () => {
    const banners = async () => ['naga-temple', 'calm-sea', 'gem-nebula'];
    const names = new SceneNames({ lobbies: ['SPORT'], banners }, new FixedClock());
    const requested = ['naga-temple', 'calm-sea', 'gem-nebula', 'nobody'].map((name) => names.isBanner(name));
    expect(await Promise.all(requested)).toEqual([true, true, true, false]);
    expect([names.isLobby('SPORT'), names.isLobby('CASINO')]).toEqual([true, false]);
  });
});
