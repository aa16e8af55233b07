import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testSettings } from '@housebrand/shared/testing';
import { GamePictures } from '../core';
import type { MediaService } from './media.service';
import { WarmUp } from './warm-up';

const painted: string[] = [];
const media = { cover: async ({ id }: { id: string }) => void painted.push(id) } as unknown as MediaService;

class TwoGames extends GamePictures {
  override async find() {
    return null;
  }
  override async firstRows() {
    const game = { name: '', provider: '', category: '', portraitUrl: '', landscapeUrl: '' };
    return ['one', 'two'].map((id) => ({ ...game, id }));
  }
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  painted.length = 0;
});

describe('WarmUp', () => {
  it.each([
    [true, ['one']],
    [false, []],
  ])('paints the first pictures soon after the start if the setting is %s', async (pictureWarmUp, expected) => {
    const warmUp = new WarmUp(testSettings({ pictureWarmUp }), new TwoGames(), media);
    warmUp.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(20_000);
    warmUp.onApplicationShutdown();
    expect([...new Set(painted)].slice(0, 1)).toEqual(expected);
  });
});
