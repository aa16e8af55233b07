import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { trackLoading, useProgressStore } from './progress-store';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const phase = () => useProgressStore.getState().phase;
const inMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('the progress bar', () => {
  it('does not show for what takes less than 200 ms', async () => {
    void trackLoading(inMs(150));
    await jest.advanceTimersByTimeAsync(199);
    expect(phase()).toBe('idle');
    await jest.advanceTimersByTimeAsync(500);
    expect(phase()).toBe('idle');
  });

  it('runs until the last of several is there, then ends', async () => {
    void trackLoading(inMs(400));
    void trackLoading(inMs(900));
    await jest.advanceTimersByTimeAsync(200);
    expect(phase()).toBe('running');
    await jest.advanceTimersByTimeAsync(300);
    expect(phase()).toBe('running');
    await jest.advanceTimersByTimeAsync(400);
    expect(phase()).toBe('finishing');
    await jest.advanceTimersByTimeAsync(300);
    expect(phase()).toBe('idle');
  });

  it('ends after a failure as well', async () => {
    const work = trackLoading(inMs(300).then(() => Promise.reject(new Error('lost'))));
    work.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(1000);
    expect(phase()).toBe('idle');
  });
});
