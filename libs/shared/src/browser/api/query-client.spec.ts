/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { createQueryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

describe('queries without a network', () => {
  it('fails reads so that the screen can say so, and repeats them once back online', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    client.mount();
    const observer = new QueryObserver(client, {
      queryKey: ['credit'],
      queryFn: () => {
        if (onlineManager.isOnline()) return 1;
        throw new ApiError({ code: 0, status: 0, message: 'no network' });
      },
    });
    const seen = (wanted: (result: ReturnType<typeof observer.getCurrentResult>) => boolean) =>
      new Promise<void>((resolve) => {
        const stop = observer.subscribe((result) => {
          if (!wanted(result)) return;
          resolve();
          setTimeout(() => stop());
        });
      });
    await seen(({ isError }) => isError);
    const back = seen(({ data }) => data === 1);
    onlineManager.setOnline(true);
    await back;
    expect(observer.getCurrentResult().isSuccess).toBe(true);
    client.unmount();
  });
});
