/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useRested } from './use-rested';

const { innerHeight } = window;
const asTallAs = (px: number): void => {
  window.innerHeight = px;
};

describe('useRested', () => {
  afterEach(() => asTallAs(innerHeight));

  it('waits on a phone until the visitor touches the page', () => {
    asTallAs(800);
    const { result } = renderHook(useRested);
    expect(result.current).toBe(false);
    act(() => window.dispatchEvent(new Event('scroll')));
    expect(result.current).toBe(true);
  });

  it('returns true at once in a tall window, and when a window becomes tall', () => {
    asTallAs(1_440);
    expect(renderHook(useRested).result.current).toBe(true);
    asTallAs(800);
    const { result } = renderHook(useRested);
    act(() => window.dispatchEvent(new Event('resize')));
    expect(result.current).toBe(true);
  });
});
