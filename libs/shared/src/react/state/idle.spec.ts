/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inIdleSlices } from './idle';

describe('work in idle slices', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('goes on until it is done', () => {
    let left = 3;
    inIdleSlices(() => --left === 0);
    jest.runAllTimers();
    expect(left).toBe(0);
  });

  it('stops when it is given up', () => {
    const work = jest.fn(() => false);
    inIdleSlices(work)();
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
