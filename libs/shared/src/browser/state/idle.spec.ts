/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inIdleSlices } from './idle';

describe('inIdleSlices', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('continues until the work is done', () => {
    let left = 3;
    inIdleSlices(() => {
      left -= 1;
      return left === 0;
    });
    jest.runAllTimers();
    expect(left).toBe(0);
  });

  it('stops when it is cancelled', () => {
    const work = jest.fn(() => false);
    inIdleSlices(work)();
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
