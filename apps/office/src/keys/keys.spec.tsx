/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { OfficeKey, StaffAccount } from '@housebrand/office';
import { refusal } from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aToday } from '../testing/samples';

afterEach(cleanup);

const key: OfficeKey = {
  id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
  label: 'Accounting',
  scopes: ['members', 'payments'],
  networks: ['203.0.113.0/24'],
  createdAt: '2026-11-18T09:00:00.000Z',
  createdBy: 'staff:mto.head',
  lastUsedAt: null,
  revokedAt: null,
};
const revoked: OfficeKey = {
  ...key,
  id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11',
  label: 'Old server',
  scopes: null,
  networks: [],
  createdBy: null,
  revokedAt: '2026-11-20T09:00:00.000Z',
};
const ANSWERS = { 'GET /api/office/today': aToday(), 'GET /api/office/keys': { keys: [revoked, key] } };
const bodyOf = (sent: ReturnType<typeof renderOffice>['sent']) => sent.find(({ method }) => method === 'POST')?.body;

describe('list of API keys', () => {
  it('lists calls, networks, creator and state, valid keys first', async () => {
    renderOffice({ at: '/MTO/keys', answers: ANSWERS });
    const table = within(await screen.findByRole('table', { name: 'API keys' }));
    const [, first, second] = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toMatch(/AccountingValidMembers, Payments203\.0\.113\.0\/24.*mto\.headNever/);
    expect(second).toMatch(/Old serverRevokedAll callsAnywhere/);
    expect(table.getAllByRole('button', { name: 'Revoke…' })).toHaveLength(1);
  });

  it('creates a key with the chosen calls, and shows it once', async () => {
    const made = { id: key.id, key: 'hb_once' };
    const { sent } = renderOffice({ at: '/MTO/keys', answers: { ...ANSWERS, 'POST /api/office/keys': made } });
    await userEvent.click(await screen.findByRole('button', { name: 'Create a key…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a key' }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'New server');
    await userEvent.click(dialog.getByRole('button', { name: 'Create a key' }));
    expect(await dialog.findByText('Enter a label')).toBeTruthy();
    expect(dialog.getByText('Choose at least one group')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Label/), 'Web server');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Campaigns' }));
    await userEvent.type(dialog.getByLabelText('Networks'), '203.0.113.0/24, 198.51.100.7');
    await userEvent.click(dialog.getByRole('button', { name: 'Create a key' }));
    expect(await screen.findByText('hb_once')).toBeTruthy();
    expect(bodyOf(sent)).toEqual({
      label: 'Web server',
      scopes: ['campaigns'],
      networks: ['203.0.113.0/24', '198.51.100.7'],
      reason: 'New server',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('hb_once')).toBeNull());
  });

  it('creates a key for all calls without scopes', async () => {
    const made = { id: key.id, key: 'hb_once' };
    const { sent } = renderOffice({ at: '/MTO/keys', answers: { ...ANSWERS, 'POST /api/office/keys': made } });
    await userEvent.click(await screen.findByRole('button', { name: 'Create a key…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a key' }));
    await userEvent.type(dialog.getByLabelText(/Label/), 'Web server');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All calls' }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'New server');
    await userEvent.click(dialog.getByRole('button', { name: 'Create a key' }));
    await waitFor(() => expect(bodyOf(sent)).toEqual({ label: 'Web server', networks: [], reason: 'New server' }));
  });

  it('says what to do when the outcome of a creation is not known', async () => {
    renderOffice({ at: '/MTO/keys', answers: { ...ANSWERS, 'POST /api/office/keys': refusal(504, 'No reply') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Create a key…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a key' }));
    await userEvent.type(dialog.getByLabelText(/Label/), 'Web server');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All calls' }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'New server');
    await userEvent.click(dialog.getByRole('button', { name: 'Create a key' }));
    expect(await dialog.findByText(/If the list has the key, revoke it/)).toBeTruthy();
  });

  it('limits a key to networks, with a reason', async () => {
    const limited = { ...key, networks: [] };
    const { sent } = renderOffice({
      at: '/MTO/keys',
      answers: { ...ANSWERS, [`POST /api/office/keys/${key.id}/networks`]: limited },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Networks…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Networks of “Accounting”' }));
    await userEvent.clear(dialog.getByLabelText('Networks'));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Server has moved');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodyOf(sent)).toEqual({ networks: [], reason: 'Server has moved' }));
  });

  it('shows an auditor the keys without their actions', async () => {
    renderOffice({ at: '/MTO/keys', session: aSession('auditor'), answers: ANSWERS });
    expect(await screen.findByText('Accounting')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Create|Revoke|Networks/ })).toBeNull();
  });
});

describe('account of the staff', () => {
  const account: StaffAccount = {
    username: 'mto.support',
    role: 'support',
    agent: 'MTO',
    state: 'ACTIVE',
    hasFactor: true,
    networks: ['203.0.113.0/24'],
    createdAt: '2026-11-18T09:00:00.000Z',
    lastSeenAt: null,
  };

  it('is limited to networks, with a reason', async () => {
    const { sent } = renderOffice({
      at: '/MTO/staff',
      answers: {
        'GET /api/office/today': aToday(),
        'GET /api/office/staff': { accounts: [account] },
        'POST /api/office/staff/mto.support/networks': account,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Networks…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Networks of mto.support' }));
    await userEvent.type(dialog.getByLabelText('Networks'), ', 198.51.100.7');
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Second office');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const networks = ['203.0.113.0/24', '198.51.100.7'];
    await waitFor(() => expect(bodyOf(sent)).toEqual({ networks, reason: 'Second office' }));
  });
});
