/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { confirm, useDialogStore } from './dialogs';
import { useMinimumDisplayDelay } from './minimum-display';
import { toast, useToastStore } from './toasts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  toast.hide();
  jest.useRealTimers();
});

describe('toast', () => {
  const shown = (): string | undefined => useToastStore.getState().current?.text;

  it('stays two seconds, four for maintenance, and replaces the current toast', () => {
    toast.show('one');
    toast.show('two');
    expect(shown()).toBe('two');
    jest.advanceTimersByTime(1999);
    expect(shown()).toBe('two');
    jest.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
    toast.show('down', 'maintenance');
    jest.advanceTimersByTime(3999);
    expect(shown()).toBe('down');
    jest.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  it('keeps an error until it is closed, also after a later toast', () => {
    toast.show('failed', 'error');
    jest.advanceTimersByTime(600_000);
    expect(shown()).toBe('failed');
    toast.show('saved', 'success');
    expect(shown()).toBe('saved');
    jest.advanceTimersByTime(2000);
    expect(shown()).toBe('failed');
    toast.hide();
    expect(shown()).toBeUndefined();
  });
});

describe('useMinimumDisplayDelay', () => {
  function Probe({ isPending }: { isPending: boolean }) {
    return <p>{useMinimumDisplayDelay(isPending) ? 'loading' : 'there'}</p>;
  }
  const text = (): string | null => document.querySelector('p')?.textContent ?? null;

  it('shows the loading state for at least 200 ms', () => {
    const { rerender } = render(<Probe isPending />);
    act(() => jest.advanceTimersByTime(50));
    rerender(<Probe isPending={false} />);
    expect(text()).toBe('loading');
    act(() => jest.advanceTimersByTime(149));
    expect(text()).toBe('loading');
    act(() => jest.advanceTimersByTime(2));
    expect(text()).toBe('there');
  });

  it('adds no delay after a longer load, nor to data present at first render', () => {
    const { rerender } = render(<Probe isPending />);
    act(() => jest.advanceTimersByTime(500));
    rerender(<Probe isPending={false} />);
    act(() => jest.advanceTimersByTime(0));
    expect(text()).toBe('there');
    cleanup();
    render(<Probe isPending={false} />);
    expect(text()).toBe('there');
  });
});

describe('confirm', () => {
  it('resolves to the answer, and answers a pending question with no', async () => {
    const first = confirm({ title: 'first', confirmLabel: 'yes' });
    const second = confirm({ title: 'second', confirmLabel: 'yes' });
    await expect(first).resolves.toBe(false);
    useDialogStore.getState().answer(true);
    await expect(second).resolves.toBe(true);
    expect(useDialogStore.getState().current).toBeNull();
  });
});
