import { expect, it, jest } from '@jest/globals';
import { createQueryClient } from './query-client';

it('what a server has drawn of keeps no program alive', () => {
  jest.useFakeTimers();
  createQueryClient().setQueryData(['credit'], 1);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
