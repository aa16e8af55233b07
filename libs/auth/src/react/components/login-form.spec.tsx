/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createI18n, createQueryClient, PortalProvider, toast, useToastStore } from '@housebrand/shared/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '../session/session-store';
import { LoginForm } from './login-form';

interface Sent {
  path: string;
  body: unknown;
}
let sent: Sent[] = [];
let replies: Record<string, { status: number; body: unknown }> = {};

beforeEach(() => {
  createI18n('th');
  sent = [];
  localStorage.clear();
  useSessionStore.setState({ hasToken: false });
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    sent.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    const { status, body } = replies[path] ?? { status: 404, body: null };
    return { ok: status < 400, status, headers: { get: () => null }, json: async () => body };
  }) as unknown as typeof fetch;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PortalProvider portal={{ prefix: 'MTO', name: 'MTO Lounge', username: null, minimumAge: 20 }}>
        <LoginForm />
      </PortalProvider>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  toast.hide();
});

const username = () => screen.getByLabelText('ชื่อผู้ใช้');
const password = () => screen.getByLabelText('รหัสผ่าน');
const logIn = () => userEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));

describe('logging in', () => {
  it('sends the upper-case username, learns who it is, and remembers nothing secret', async () => {
    replies = {
      '/api/provider/login': { status: 200, body: { code: 0, message: '', result: { username: 'MTODEMO1', prefix: 'MTO', expiresAt: '' } } },
      '/api/provider/profile': { status: 200, body: { code: 0, message: '', result: { username: 'MTODEMO1' } } },
    };
    await userEvent.type(username(), 'mtodemo1');
    await userEvent.type(password(), 'Chips-2026!');
    await userEvent.click(screen.getByLabelText('จดจำชื่อผู้ใช้'));
    await logIn();
    await waitFor(() => expect(useSessionStore.getState().hasToken).toBe(true));
    expect(sent[0]).toEqual({ path: '/api/provider/login', body: { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' } });
    expect(JSON.stringify({ ...localStorage })).toContain('MTODEMO1');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Chips');
  });

  it('asks for what is missing before it asks the server, and leads to it', async () => {
    await logIn();
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(username());
    await userEvent.type(username(), 'MTODEMO1');
    await logIn();
    expect(document.activeElement).toBe(password());
  });

  it('says what the server says', async () => {
    replies = { '/api/provider/login': { status: 401, body: { code: 500, message: 'Invalid Username or Password', result: null } } };
    await userEvent.type(username(), 'MTODEMO1');
    await userEvent.type(password(), 'wrong');
    await logIn();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Invalid Username or Password'));
    expect(useSessionStore.getState().hasToken).toBe(false);
  });

  it('raises the maintenance toast for four seconds', async () => {
    const message = 'กำลังปรับปรุงระบบ กรุณาลองใหม่ในภายหลัง';
    replies = { '/api/provider/login': { status: 503, body: { code: 503, message, result: null } } };
    await userEvent.type(username(), 'MTODEMO1');
    await userEvent.type(password(), 'x');
    await logIn();
    await waitFor(() => expect(useToastStore.getState().current).toMatchObject({ text: message, durationMs: 4000 }));
  });
});
