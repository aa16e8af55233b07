/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast } from '../../browser';
import { ToastHost } from './toast-host';

afterEach(() => {
  act(() => toast.hide());
  cleanup();
});

describe('toast', () => {
  it('announces toasts to screen readers', () => {
    render(<ToastHost />);
    act(() => toast.show('saved', 'success'));
    expect(screen.getByRole('status').textContent).toBe('saved');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('closes an error by its button', () => {
    render(<ToastHost />);
    act(() => toast.show('failed', 'error'));
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
