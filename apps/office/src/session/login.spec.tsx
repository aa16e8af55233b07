/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { refusal } from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aToday } from '../testing/samples';

afterEach(cleanup);

const NO_SESSION = { 'GET /api/office/session': refusal(401, 'Log in first') };

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
        'POST /api/office/session/factor': aSession(),
        'GET /api/office/today': aToday(),
      },
    });
    await enterPassword();
    await userEvent.type(await screen.findByLabelText('Code'), '12 34-56');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { username: 'mto.head', password: 'Chips-2026!' },
      { code: '123456' },
    ]);
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
