/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SECOND_FACTOR_CODE } from '@housebrand/shared';
import { toast, useToastStore } from '@housebrand/shared/react';
import {
  aMember,
  hydrateScreen,
  inTurn,
  refusal,
  renderScreen,
  type Answers,
  type SentRequest,
} from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoginRequest } from '../../../core';
import { rememberUsername } from '../../session/remembered-username';
import { useSessionStore } from '../../session/session-store';
import { LoginForm } from './login-form';

function open(answers: Answers = {}) {
  return renderScreen(<LoginForm />, { at: '/MTO/login', member: null, answers }).sent;
}

beforeEach(() => {
  localStorage.clear();
  useSessionStore.setState({ hasToken: false });
});
afterEach(() => {
  cleanup();
  toast.hide();
});

const username = () => screen.getByLabelText('ชื่อผู้ใช้');
const password = () => screen.getByLabelText('รหัสผ่าน');
const logIn = () => userEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));

describe('login form', () => {
  it('sends the upper-case username, loads the profile and stores nothing secret', async () => {
    const sent = open({
      '/api/provider/login': { username: 'MTODEMO1', prefix: 'MTO', expiresAt: '' },
      '/api/provider/profile': aMember(),
    });
    await userEvent.type(username(), 'mtodemo1');
    await userEvent.type(password(), 'Chips-2026!');
    await userEvent.click(screen.getByLabelText('จดจำชื่อผู้ใช้'));
    await logIn();
    await waitFor(() => expect(useSessionStore.getState().hasToken).toBe(true));
    expect(sent[0]).toEqual({
      method: 'POST',
      address: '/api/provider/login',
      body: { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' },
    });
    expect(JSON.stringify({ ...localStorage })).toContain('MTODEMO1');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Chips');
  });

  it('shows on which host the passkey works, and accepts a code here', async () => {
    const challenge = { passkey: null, otherHosts: ['play.example'] };
    open({ 'POST /api/provider/login': refusal(403, 'กรุณายืนยัน', { code: SECOND_FACTOR_CODE, challenge }) });
    await userEvent.type(username(), 'MTODEMO1');
    await userEvent.type(password(), 'Chips-2026!');
    await logIn();
    expect(await screen.findByText(/^พาสคีย์ของคุณใช้ได้ที่ play\.example เท่านั้น/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ยืนยันด้วยพาสคีย์' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('รหัสยืนยัน'));
  });

  it('requires a second-factor code if the server does, and logs in with it', async () => {
    const sent = open({
      'POST /api/provider/login': inTurn(
        refusal(403, 'กรุณากรอกรหัสจากแอปยืนยันตัวตน', { code: SECOND_FACTOR_CODE }),
        refusal(403, 'รหัสไม่ถูกต้อง', { code: 4404 }),
        { username: 'MTODEMO1', prefix: 'MTO', expiresAt: '' },
      ),
      '/api/provider/profile': aMember(),
    });
    await userEvent.type(username(), 'mtodemo1');
    await userEvent.type(password(), 'Chips-2026!');
    expect(screen.queryByLabelText('รหัสยืนยัน')).toBeNull();
    await logIn();
    await userEvent.type(await screen.findByLabelText('รหัสยืนยัน'), '000000');
    await logIn();
    expect(await screen.findByText('รหัสไม่ถูกต้อง')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('รหัสยืนยัน'));
    await userEvent.type(screen.getByLabelText('รหัสยืนยัน'), '482913');
    await logIn();
    await waitFor(() => expect(useSessionStore.getState().hasToken).toBe(true));
    const logins = sent.filter(({ address }) => address === '/api/provider/login');
    const typed = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };
    expect(logins.map(({ body }) => body)).toEqual([typed, { ...typed, code: '000000' }, { ...typed, code: '482913' }]);
  });

  it('does not require the code after the username was changed', async () => {
    const requested = refusal(403, 'กรุณากรอกรหัสจากแอปยืนยันตัวตน', { code: SECOND_FACTOR_CODE });
    const sent = open({
      'POST /api/provider/login': inTurn(requested, { username: 'MTODEMO2', prefix: 'MTO', expiresAt: '' }),
      '/api/provider/profile': aMember(),
    });
    await userEvent.type(username(), 'MTODEMO1');
    await userEvent.type(password(), 'Chips-2026!');
    await logIn();
    await userEvent.type(await screen.findByLabelText('รหัสยืนยัน'), '482913');
    await userEvent.clear(username());
    await userEvent.type(username(), 'mtodemo2');
    expect(screen.queryByLabelText('รหัสยืนยัน')).toBeNull();
    await logIn();
    await waitFor(() => expect(useSessionStore.getState().hasToken).toBe(true));
    expect(sent[1]?.body).toEqual({ prefix: 'MTO', username: 'MTODEMO2', password: 'Chips-2026!' });
  });

  it('focuses a missing field instead of calling the server', async () => {
    const sent = open();
    await logIn();
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(username());
    await userEvent.type(username(), 'MTODEMO1');
    await logIn();
    expect(document.activeElement).toBe(password());
  });

  it.each([500, 1001])('shows a translation before the English message of code %p', async (code) => {
    open({ '/api/provider/login': refusal(401, 'Invalid Username or Password', { code }) });
    await userEvent.type(username(), 'MTODEMO1');
    const tick = () => username().closest('[data-good]');
    expect(tick()).not.toBeNull();
    await userEvent.type(password(), 'wrong');
    await logIn();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้องInvalid Username or Password'),
    );
    // a tick beside the refusal would say that the username is right
    expect(tick()).toBeNull();
    expect(useSessionStore.getState().hasToken).toBe(false);
  });

  it('solves a proof of work without showing an error', async () => {
    const challenge = { token: 't', salt: 'bWFueS1hdHRlbXB0cy0xMg', bits: 6, expiresAt: '' };
    const sent = open({
      '/api/provider/login': ({ body }: SentRequest) =>
        (body as LoginRequest).proof
          ? { username: 'MTODEMO1', prefix: 'MTO', expiresAt: '' }
          : refusal(429, 'ระบบต้องตรวจสอบสักครู่', { challenge }),
      '/api/provider/profile': aMember(),
    });
    await userEvent.type(username(), 'MTODEMO1');
    await userEvent.type(password(), 'Chips-2026!');
    await logIn();
    await waitFor(() => expect(useSessionStore.getState().hasToken).toBe(true));
    expect(sent[1]?.body).toMatchObject({ proof: { token: 't', answer: expect.stringMatching(/^\d+$/) } });
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });

  it.each([
    ['the remembered username', '', 'MTODEMO1', true],
    ['a username typed before hydration', 'MTODEMO2', 'MTODEMO2', false],
  ])('shows %s after server rendering', (_what, typed, shown, isRemembered) => {
    rememberUsername('MTO', 'MTODEMO1');
    let rendered: HTMLElement | null = null;
    const { errors } = hydrateScreen(<LoginForm />, { at: '/MTO/login', member: null }, () => {
      rendered = username();
      expect(rendered).toHaveProperty('value', '');
      Object.assign(rendered, { value: typed });
    });
    expect([username(), errors]).toEqual([rendered, []]);
    expect(username()).toHaveProperty('value', shown);
    expect(screen.getByLabelText('จดจำชื่อผู้ใช้')).toHaveProperty('checked', isRemembered);
  });

  it('shows maintenance as a toast for four seconds', async () => {
    const message = 'กำลังปรับปรุงระบบ กรุณาลองใหม่ในภายหลัง';
    open({ '/api/provider/login': refusal(503, message) });
    await userEvent.type(username(), 'MTODEMO1');
    await userEvent.type(password(), 'x');
    await logIn();
    await waitFor(() => expect(useToastStore.getState().current).toMatchObject({ text: message, durationMs: 4000 }));
  });
});
