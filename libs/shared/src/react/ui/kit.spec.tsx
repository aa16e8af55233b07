/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { ApiError } from '../api/api-error';
import { createI18n } from '../messages/i18n';
import { setLanguage } from '../messages/language';
import { initialsOf } from './avatar';
import { Button, LinkButton } from './button';
import { SearchField } from './field';
import { ProgressTrack } from './progress-track';
import { FailureScreen } from './state-screen';

// what is waited for comes, on a busy machine later
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  createI18n('en');
});
afterEach(cleanup);

describe('buttons', () => {
  it('take no second press while they send', async () => {
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

  it('that lead outside open beside the portal without handing it over', () => {
    render(
      <MemoryRouter>
        <LinkButton href="https://line.me/x">Contact</LinkButton>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link').getAttribute('rel')).toContain('noopener');
  });
});

describe('fields', () => {
  it('for searching clear and keep the focus', async () => {
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

describe('progress', () => {
  it('is a share of one, whatever it is given', () => {
    const shown = (value: number): string | null => {
      cleanup();
      render(<ProgressTrack value={value} label="To Gold" />);
      return screen.getByRole('progressbar', { name: 'To Gold' }).getAttribute('aria-valuenow');
    };
    expect([0.579, 3, -1, Number.NaN].map(shown)).toEqual(['57', '100', '0', '0']);
  });
});

describe('initials', () => {
  it('are two letters, without marks that cannot stand alone', () => {
    expect(initialsOf('ธนพร แสงจันทร์')).toBe('ธน');
    expect(initialsOf('กิ่งแก้ว')).toBe('กง');
    expect(initialsOf('mtodemo1')).toBe('MT');
    expect(initialsOf('')).toBe('');
  });
});

describe('failures of a read', () => {
  const screenOf = (error: unknown) => {
    cleanup();
    render(<FailureScreen error={error} onRetry={() => undefined} />);
    return screen.getByRole('heading').textContent;
  };

  it('are told as what they are, with a reference', () => {
    expect(screenOf(new ApiError({ code: 503, status: 503, message: 'later' }))).toBe('Under maintenance');
    expect(screenOf(new ApiError({ code: 500, status: 500, message: 'no', requestId: '5f20a9aa-bbbb-c81e' }))).toBe(
      "Couldn't load this",
    );
    expect(document.body.textContent).toContain('Reference 5F20A9...C81E');
    expect(screenOf(new Error('defect'))).toBe("Couldn't load this");
  });

  it('are tried again by themselves when the phone is back, once', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const onRetry = jest.fn();
    render(<FailureScreen error={null} onRetry={onRetry} />);
    expect(onRetry).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(onRetry).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  });

  it('are told as offline when the phone is', () => {
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    expect(screenOf(new Error('x'))).toBe('No internet');
    online.mockRestore();
    fireEvent(window, new Event('online'));
  });

  it('follow a switch of the language at once', async () => {
    render(<FailureScreen error={null} onRetry={() => undefined} />);
    act(() => setLanguage('th'));
    expect(await screen.findByText('โหลดข้อมูลไม่สำเร็จ')).toBeTruthy();
    expect(document.documentElement.lang).toBe('th');
  });
});
