/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../api/query-client';
import { followLive } from './follow-live';
import { unlessLive } from './live-state';

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor(readonly url: string) {
    super();
    FakeStream.opened.push(this);
  }
  become(readyState: number): void {
    this.readyState = readyState;
    if (readyState === 1) this.onopen();
    else this.onerror();
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

class FakeChannel {
  onmessage: unknown = null;
  postMessage(): void {}
  close(): void {}
}

const locks = { request: (_: string, __: unknown, lead: () => Promise<void>) => lead() };
const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  FakeStream.opened = [];
  Object.assign(globalThis, { EventSource: FakeStream, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(() => void jest.useRealTimers());

describe('followLive', () => {
  it('reopens a refused stream, leaves a broken one to the browser, and opens none once stopped', () => {
    const stop = followLive(createQueryClient(), { prefix: 'MTO', username: 'MTODEMO1' }, performance.now());
    const [first] = FakeStream.opened;
    first?.become(1);
    expect(unlessLive(1)).toBe(10);
    first?.become(0);
    expect(unlessLive(1)).toBe(1);
    jest.advanceTimersByTime(MINUTE_MS);
    expect(FakeStream.opened).toHaveLength(1);
    first?.become(FakeStream.CLOSED);
    jest.advanceTimersByTime(MINUTE_MS);
    expect(FakeStream.opened).toHaveLength(2);
    FakeStream.opened[1]?.become(1);
    expect(unlessLive(1)).toBe(10);
    FakeStream.opened[1]?.become(FakeStream.CLOSED);
    stop();
    jest.advanceTimersByTime(MINUTE_MS);
    expect(FakeStream.opened).toHaveLength(2);
  });

  it('reads changing data again, once, when an open stream is refused: the session may be over', async () => {
    const client = createQueryClient();
    const readCredit = jest.fn(async () => 0);
    const credit = new QueryObserver(client, {
      queryKey: ['credit'],
      queryFn: readCredit,
      meta: { live: ['balance'] },
    });
    const leave = credit.subscribe(() => undefined);
    const stop = followLive(client, { prefix: 'MTO', username: 'MTODEMO1' }, performance.now());
    const refuse = async () => {
      FakeStream.opened.at(-1)!.become(FakeStream.CLOSED);
      await jest.advanceTimersByTimeAsync(MINUTE_MS);
    };
    await jest.advanceTimersByTimeAsync(0);
    FakeStream.opened[0]!.become(1);
    expect(readCredit).toHaveBeenCalledTimes(1);
    await refuse();
    await refuse();
    expect(FakeStream.opened).toHaveLength(3);
    expect(readCredit).toHaveBeenCalledTimes(2);
    stop();
    leave();
  });
});
