/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useRested } from './use-rested';

const { innerHeight } = window;
const asTallAs = (px: number): void => {
  window.innerHeight = px;
};

describe('the rest after a first view', () => {
  afterEach(() => asTallAs(innerHeight));

  it('is waited for on a phone, and ended by whoever touches the page', () => {
    asTallAs(800);
    const { result } = renderHook(useRested);
    expect(result.current).toBe(false);
    act(() => window.dispatchEvent(new Event('scroll')));
    expect(result.current).toBe(true);
  });

  it('is over at once in a window that sees beyond what the page came with, and when it becomes one', () => {
    asTallAs(1_440);
    expect(renderHook(useRested).result.current).toBe(true);
    asTallAs(800);
    const { result } = renderHook(useRested);
    act(() => window.dispatchEvent(new Event('resize')));
    expect(result.current).toBe(true);
  });
});
