import { expect, it, jest } from '@jest/globals';
import { createQueryClient } from './query-client';

it('leaves no timer that keeps a server process alive', () => {
  jest.useFakeTimers();
  createQueryClient().setQueryData(['credit'], 1);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
