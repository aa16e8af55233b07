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

describe('progress bar', () => {
  it('does not show the bar for loads shorter than 200 ms', async () => {
    void trackLoading(inMs(150));
    await jest.advanceTimersByTimeAsync(199);
    expect(phase()).toBe('idle');
    await jest.advanceTimersByTimeAsync(500);
    expect(phase()).toBe('idle');
  });

  it('runs the bar until the last of several loads has ended', async () => {
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

  it('ends the bar after a failure as well', async () => {
    const work = trackLoading(inMs(300).then(() => Promise.reject(new Error('lost'))));
    work.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(1000);
    expect(phase()).toBe('idle');
  });
});
