import { expect, it } from '@jest/globals';
import { waitUntil } from '@housebrand/shared/testing';
import type { Promises } from './promises';

export const feedPromises: Promises<'feed'> = {
  trials: { betFeed: ({ gateways }) => gateways.feed.page(null, 10) },

  describe(tried) {
    it('returns the same events for the same cursor, and later events for the next', async () => {
      const { feed } = tried().gateways;
      // Recent events may appear with a delay.
      await waitUntil(async () => (await feed.page(null, 5)).hasMore);
      const [first, again] = [await feed.page(null, 5), await feed.page(null, 5)];
      expect(first.events.length).toBeGreaterThan(0);
      const ids = first.events.map(({ id }) => id);
      expect(new Set([...ids, ...again.events.map(({ id }) => id)]).size).toBe(new Set(ids).size);
      const next = await feed.page(first.cursor, 5);
      expect(next.cursor).not.toBe(first.cursor);
    });
  },
};
