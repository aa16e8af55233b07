import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createQueryClient } from './query-client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('what a server has drawn of keeps no program alive', () => {
  createQueryClient().setQueryData(['credit'], 1);
  expect(jest.getTimerCount()).toBe(0);
});
