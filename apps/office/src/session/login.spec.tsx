/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { refusal } from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aToday } from '../testing/samples';

afterEach(cleanup);

const NO_SESSION = { 'GET /api/office/session': refusal(401, 'Log in first') };

const buffer = (text: string) => new TextEncoder().encode(text).buffer;

async function enterPassword() {
  await userEvent.type(await screen.findByLabelText('Username'), 'mto.head');
  await userEvent.type(screen.getByLabelText('Password'), 'Chips-2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('login', () => {
  it('asks for the password, then for the code, and opens the page of the address', async () => {
    const { sent } = renderOffice({
      at: '/MTO/today',
      session: null,
      answers: {
        ...NO_SESSION,
        'POST /api/office/session': aSession('head', { stage: 'FACTOR', operations: [], agents: [] }),
        'POST /api/office/session/passkey-challenge': { passkey: null },
        'POST /api/office/session/factor': aSession(),
        'GET /api/office/today': aToday(),
      },
    });
    await enterPassword();
    await userEvent.type(await screen.findByLabelText('Code'), '12 34-56');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
    expect(sent.filter(({ method, body }) => method === 'POST' && body).map(({ body }) => body)).toEqual([
      { username: 'mto.head', password: 'Chips-2026!' },
      { code: '123456' },
    ]);
  });

  it('offers a passkey instead of the code to an account that has one', async () => {
    const answer = { clientDataJSON: buffer('{}'), authenticatorData: buffer('data'), signature: buffer('signed') };
    const credential = { id: 'key-1', rawId: buffer('key-1'), type: 'public-key', response: answer };
    const get = () => Promise.resolve({ ...credential, getClientExtensionResults: () => ({}) });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
    const passkey = { challenge: 'YWJj', rpId: 'localhost', allowCredentials: [], userVerification: 'required' };
    const { sent } = renderOffice({
      at: '/MTO/today',
      session: null,
      answers: {
        ...NO_SESSION,
        'POST /api/office/session': aSession('head', { stage: 'FACTOR', operations: [], agents: [] }),
        'POST /api/office/session/passkey-challenge': { passkey: { ...passkey, timeout: 300_000 } },
        'POST /api/office/session/passkey': aSession(),
        'GET /api/office/today': aToday(),
      },
    });
    await enterPassword();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
    expect(sent.find(({ address }) => address.endsWith('/session/passkey'))?.body).toMatchObject({ id: 'key-1' });
  });

  it('shows why a password is refused', async () => {
    renderOffice({
      at: '/MTO/today',
      session: null,
      answers: { ...NO_SESSION, 'POST /api/office/session': refusal(401, 'Username or password is wrong') },
    });
    await enterPassword();
    expect((await screen.findByRole('alert')).textContent).toBe('Username or password is wrong');
  });

  it('asks to log in again once the session has ended, at the same address', async () => {
    const { address } = renderOffice({
      at: '/MTO/money?states=UNKNOWN',
      answers: {
        'GET /api/office/today': aToday(),
        'GET /api/office/money': refusal(401, 'The session has ended'),
      },
    });
    expect(await screen.findByText(/Your session ended/)).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/MTO/money?states=UNKNOWN'));
  });
});
