/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createI18n } from '@housebrand/shared/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPrefixCookie, removePrefixCookie, storePrefixCookie } from '../startup/prefix-cookie';
import { PrefixNotFoundScreen } from './prefix-not-found-screen';

beforeEach(() => {
  createI18n('en');
});
afterEach(() => {
  cleanup();
  removePrefixCookie();
});

describe('PrefixNotFoundScreen', () => {
  it('opens the site for a typed code, and rejects an invalid one', async () => {
    const open = jest.fn<(prefix: string) => void>();
    render(<PrefixNotFoundScreen onOpen={open} />);
    const code = screen.getByLabelText('Site code');
    await userEvent.type(code, 'm{enter}');
    expect(open).not.toHaveBeenCalled();
    expect(code.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(code, 'to{enter}');
    expect(open).toHaveBeenCalledWith('MTO');
  });

  it('suggests the site of the last visit', () => {
    storePrefixCookie('NAGA');
    expect(readPrefixCookie()).toBe('NAGA');
    render(<PrefixNotFoundScreen onOpen={() => undefined} />);
    expect((screen.getByLabelText('Site code') as HTMLInputElement).value).toBe('NAGA');
    removePrefixCookie();
    expect(readPrefixCookie()).toBeNull();
  });
});
