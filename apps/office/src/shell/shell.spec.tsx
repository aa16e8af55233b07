/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { refusal } from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aToday, aWaitingItem } from '../testing/samples';

afterEach(cleanup);

const ANSWERS = {
  'GET /api/office/today': aToday({
    counts: [
      { kind: 'UNKNOWN_OUTCOME', count: 2 },
      { kind: 'PARKED', count: 1 },
    ],
    providers: [{ system: 'gamePlatform', isAnswering: false }],
  }),
  'GET /api/office/members': { members: [], cursor: null },
};

const links = async () => within(await screen.findByRole('navigation', { name: 'Navigation' }));

describe('frame of the office', () => {
  it('lists only the pages that the role opens, with what waits there', async () => {
    renderOffice({ at: '/MTO/today', session: aSession('support'), answers: ANSWERS });
    const navigation = await links();
    await waitFor(() => expect(navigation.getByRole('link', { name: /Money/ }).textContent).toBe('Money3'));
    expect(navigation.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\d+$/, ''))).toEqual([
      'Today',
      'Members',
      'Money',
      'Messages',
    ]);
  });

  it('does not open a page that the role lacks', async () => {
    renderOffice({ at: '/MTO/audit', session: aSession('support'), answers: ANSWERS });
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
  });

  it('lists the passkeys of the account and asks for the password before it adds one', async () => {
    const passkey = { id: 'key-1', name: 'Laptop', host: 'localhost', createdAt: aToday().at, usedAt: null };
    const { sent } = renderOffice({
      at: '/MTO/today',
      answers: {
        ...ANSWERS,
        'GET /api/office/passkeys': { passkeys: [passkey] },
        'DELETE /api/office/passkeys/key-1': null,
        'POST /api/office/passkeys/challenge': refusal(401, 'Username or password is wrong.'),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /mto.head/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My passkeys' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'My passkeys' }));
    expect(await dialog.findByText('Laptop')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Your password/), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a passkey' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Username or password is wrong.');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('names the systems that do not answer', async () => {
    renderOffice({ at: '/MTO/today', answers: ANSWERS });
    expect(await screen.findByText('Not answering: game platform')).toBeTruthy();
  });

  it('focuses the search with the slash key and keeps the term in the address', async () => {
    const { address } = renderOffice({ at: '/MTO/today', answers: ANSWERS });
    const field = await screen.findByRole('searchbox', { name: 'Search members' });
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('somchai{Enter}');
    await waitFor(() => expect(address()).toBe('/MTO/members?query=somchai'));
  });

  it('moves from the search to the first row with the arrow down', async () => {
    renderOffice({ at: '/MTO/today', answers: { 'GET /api/office/today': aToday({ waiting: [aWaitingItem()] }) } });
    const table = within(await screen.findByRole('table', { name: 'Waiting for you' }));
    await userEvent.keyboard('/{ArrowDown}');
    expect(document.activeElement).toBe(table.getByRole('link'));
  });

  it('opens no agent that the account may not act for', async () => {
    renderOffice({ at: '/NAGA/today', answers: ANSWERS });
    expect(await screen.findByText('Your account may not act for NAGA.')).toBeTruthy();
  });
});
