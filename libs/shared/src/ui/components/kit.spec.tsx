/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import serverMessages from '../../core/locales/en.json' with { type: 'json' };
import { ApiError, createI18n, setLanguage } from '../../browser';
import { initialsOf } from './avatar';
import { Button, LinkButton } from './button';
import { SearchField } from './search-field';
import { ProgressTrack } from './progress-track';
import { FailureScreen } from './state-screen';

// A busy machine needs longer than the default.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  createI18n('en');
});
afterEach(cleanup);

describe('Button', () => {
  it('ignores a second press while it is loading', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Send</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={press} isLoading>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });

  it('opens external links in a new tab without an opener', () => {
    render(
      <MemoryRouter>
        <LinkButton href="https://line.me/x">Contact</LinkButton>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link').getAttribute('rel')).toContain('noopener');
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
  });

  it('opens an app without a new tab, which would stay empty', () => {
    render(
      <MemoryRouter>
        <LinkButton href="tel:1323">Call</LinkButton>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link').getAttribute('target')).toBeNull();
  });
});

describe('SearchField', () => {
  it('clears a search field and keeps the focus', async () => {
    function Probe() {
      const [value, setValue] = useState('dragon');
      return <SearchField label="Search games" value={value} onChange={setValue} />;
    }
    render(<Probe />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    const input = screen.getByLabelText('Search games') as HTMLInputElement;
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
  });
});

describe('ProgressTrack', () => {
  it('clamps its value to a share of one', () => {
    const shown = (value: number): string | null => {
      cleanup();
      render(<ProgressTrack value={value} label="To Gold" />);
      return screen.getByRole('progressbar', { name: 'To Gold' }).getAttribute('aria-valuenow');
    };
    expect([0.579, 3, -1, Number.NaN].map(shown)).toEqual(['57', '100', '0', '0']);
  });
});

describe('initialsOf', () => {
  it('returns two letters, without marks that cannot stand alone', () => {
    expect(initialsOf('ธนพร แสงจันทร์')).toBe('ธน');
    expect(initialsOf('กิ่งแก้ว')).toBe('กง');
    expect(initialsOf('mtodemo1')).toBe('MT');
    expect(initialsOf('')).toBe('');
  });
});

describe('FailureScreen', () => {
  const screenOf = (error: unknown) => {
    cleanup();
    render(<FailureScreen error={error} onRetry={() => undefined} />);
    return screen.getByRole('heading').textContent;
  };

  it('names maintenance by the server’s message, another outage and errors, with a reference', () => {
    const unavailable = (message: string) => new ApiError({ code: 503, status: 503, message });
    expect(screenOf(unavailable(serverMessages.underMaintenance))).toBe('Under maintenance');
    expect(document.body.textContent).toContain('Under maintenanceYour credit is safe. Please try again later.');
    expect(screenOf(unavailable(serverMessages.unavailable))).toBe('Temporarily unavailable');
    expect(screenOf(new ApiError({ code: 500, status: 500, message: 'no', requestId: '5f20a9aa-bbbb-c81e' }))).toBe(
      "Couldn't load this",
    );
    expect(document.body.textContent).toContain('Reference 5F20A9...C81E');
    expect(screenOf(new Error('defect'))).toBe("Couldn't load this");
  });

  it('retries once when the device is back online', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const onRetry = jest.fn();
    render(<FailureScreen error={null} onRetry={onRetry} />);
    expect(onRetry).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(onRetry).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  });

  it('names the missing connection when the device is offline', () => {
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    expect(screenOf(new Error('x'))).toBe('No internet');
    online.mockRestore();
    fireEvent(window, new Event('online'));
  });

  it('follows a language switch at once', async () => {
    render(<FailureScreen error={null} onRetry={() => undefined} />);
    act(() => setLanguage('th'));
    expect(await screen.findByText('โหลดข้อมูลไม่สำเร็จ')).toBeTruthy();
    expect(document.documentElement.lang).toBe('th');
  });
});
