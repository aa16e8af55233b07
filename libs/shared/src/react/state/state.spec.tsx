/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ToastHost } from '../ui/toast-host';
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

describe('toasts', () => {
  const shown = (): string | undefined => useToastStore.getState().current?.text;

  it('stay two seconds, four for maintenance, and one takes the place of another', () => {
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

  it('are told to screen readers', () => {
    render(<ToastHost />);
    act(() => toast.show('saved', 'success'));
    expect(screen.getByRole('status').textContent).toBe('saved');
  });
});

describe('the minimum display delay', () => {
  function Probe({ isPending }: { isPending: boolean }) {
    return <p>{useMinimumDisplayDelay(isPending) ? 'loading' : 'there'}</p>;
  }
  const text = (): string | null => document.querySelector('p')?.textContent ?? null;

  it('keeps what shows at least 200 ms', () => {
    const { rerender } = render(<Probe isPending />);
    act(() => jest.advanceTimersByTime(50));
    rerender(<Probe isPending={false} />);
    expect(text()).toBe('loading');
    act(() => jest.advanceTimersByTime(149));
    expect(text()).toBe('loading');
    act(() => jest.advanceTimersByTime(2));
    expect(text()).toBe('there');
  });

  it('adds nothing to what took longer, nor to what was there from the start', () => {
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

describe('questions', () => {
  it('resolve to the answer; a second one answers the first with no', async () => {
    const first = confirm({ title: 'first', confirmLabel: 'yes' });
    const second = confirm({ title: 'second', confirmLabel: 'yes' });
    await expect(first).resolves.toBe(false);
    useDialogStore.getState().answer(true);
    await expect(second).resolves.toBe(true);
    expect(useDialogStore.getState().current).toBeNull();
  });
});
