/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MINIMUM_DISPLAY_MS } from '../../browser';
import { QueryScreen, type ScreenQuery } from './query-screen';

const PENDING: ScreenQuery<string[]> = { data: undefined, isPending: true, error: null, refetch: () => undefined };
const FAILED: ScreenQuery<string[]> = { ...PENDING, isPending: false, error: new Error('lost') };
const found = (data: string[]): ScreenQuery<string[]> => ({ ...PENDING, isPending: false, data });

const Frame = ({ children }: { children: ReactNode }) => <div data-testid="frame">{children}</div>;
const screenOf = (query: ScreenQuery<string[]>, isEmptyShown = true) => (
  <QueryScreen
    query={query}
    skeleton={<p>loading</p>}
    {...(isEmptyShown && { empty: <p>none</p> })}
    failure={({ error, onRetry }) => <button onClick={onRetry}>{error.message}</button>}
    frame={Frame}
  >
    {(names) => <p>{`names: ${names.join(' ')}`}</p>}
  </QueryScreen>
);
const text = (): string | null => document.body.textContent;
const isFramed = (): boolean => screen.queryByTestId('frame') !== null;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('QueryScreen', () => {
  it('shows the skeleton for at least the minimum display time', () => {
    const { rerender } = render(screenOf(PENDING));
    expect([text(), isFramed()]).toEqual(['loading', true]);
    rerender(screenOf(found(['lotus'])));
    expect(text()).toBe('loading');
    act(() => jest.advanceTimersByTime(MINIMUM_DISPLAY_MS + 1));
    expect([text(), isFramed()]).toEqual(['names: lotus', false]);
  });

  it('shows data present at the first render at once', () => {
    render(screenOf(found(['lotus'])));
    expect(text()).toBe('names: lotus');
  });

  it('shows the failure, whose retry reads the query again', () => {
    const refetch = jest.fn();
    render(screenOf({ ...FAILED, refetch }));
    expect([text(), isFramed()]).toEqual(['lost', true]);
    screen.getByRole('button').click();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows the shared failure screen by default', () => {
    render(
      <QueryScreen query={FAILED} skeleton={null}>
        {() => null}
      </QueryScreen>,
    );
    expect(screen.getByRole('heading').textContent).not.toBe('');
    expect(screen.getByRole('button').textContent).not.toBe('');
  });

  it('keeps known content after a failed refresh', () => {
    render(screenOf({ ...found(['lotus']), error: new Error('lost') }));
    expect(text()).toBe('names: lotus');
  });

  it('replaces an empty list with the empty state, and with the failure if the refresh failed', () => {
    const { rerender } = render(screenOf(found([])));
    expect([text(), isFramed()]).toEqual(['none', true]);
    rerender(screenOf({ ...found([]), error: new Error('lost') }));
    expect(text()).toBe('lost');
  });

  it('passes an empty list on if it has no empty state', () => {
    render(screenOf(found([]), false));
    expect(text()).toBe('names: ');
  });
});
