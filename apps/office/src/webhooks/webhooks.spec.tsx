/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { refusal } from '@housebrand/shared/testing/react';
import type { Webhook, WebhookDelivery } from '@housebrand/webhooks';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aToday } from '../testing/samples';

afterEach(cleanup);

const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const NOW = new Date().toISOString();
const URL = 'https://crm.example.com/hooks';

const aWebhook = (differences: Partial<Webhook> = {}): Webhook => ({
  id: 'hook-1',
  url: URL,
  description: 'CRM',
  kinds: ['payment.settled'],
  disabledReason: null,
  disabledAt: null,
  failingSince: null,
  lastDeliveredAt: NOW,
  oldSecretUntil: null,
  createdAt: NOW,
  ...differences,
});
const aDelivery = (differences: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 'delivery-1',
  eventId: '9f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f',
  kind: 'payment.settled',
  subject: 'MTOSOMCHAI',
  occurredAt: NOW,
  state: 'FAILED',
  attempts: 12,
  lastStatus: 503,
  lastFailure: 'STATUS',
  attemptedAt: NOW,
  deliveredAt: null,
  ...differences,
});
const answersWith = (webhooks: Webhook[], more: object = {}) => ({
  'GET /api/office/today': aToday(),
  'GET /api/office/webhooks': { webhooks },
  'GET /api/office/webhooks/hook-1/deliveries': { deliveries: [aDelivery()], cursor: null },
  ...more,
});
const writeReason = async (dialog: ReturnType<typeof within>) =>
  userEvent.type(dialog.getByLabelText(/Reason/), 'Connects the CRM');

describe('page of all webhooks', () => {
  it('explains what a webhook is while there is none', async () => {
    renderOffice({ at: '/MTO/webhooks', answers: answersWith([]) });
    expect(await screen.findByText(/every settled payment, rejected withdrawal or registration/)).toBeTruthy();
  });

  it('lists them with their health', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const webhooks = [
      aWebhook(),
      aWebhook({ id: 'hook-2', failingSince: hourAgo }),
      aWebhook({ id: 'hook-3', disabledReason: 'FAILING', disabledAt: NOW }),
      aWebhook({ id: 'hook-4', lastDeliveredAt: null }),
    ];
    renderOffice({ at: '/MTO/webhooks', answers: answersWith(webhooks) });
    const [, ...rows] = within(await screen.findByRole('table', { name: 'Webhooks' })).getAllByRole('row');
    const health = rows.map((row) => within(row).getAllByRole('cell')[1]!.textContent);
    expect(health).toEqual(['Working', 'Failing for 1 h 0 min', 'Off: failed 3 days', 'Waiting for events']);
  });

  it('adds one with address, name and events, and shows its secret once', async () => {
    const made = { webhook: aWebhook(), secret: SECRET };
    const answers = answersWith([], { 'POST /api/office/webhooks': made });
    const { sent } = renderOffice({ at: '/MTO/webhooks', answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Add webhook…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await userEvent.type(dialog.getByLabelText(/^Name/), 'CRM');
    await userEvent.type(dialog.getByLabelText(/^Address/), URL);
    await userEvent.click(dialog.getByLabelText('Member registered'));
    await writeReason(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Signing secret of CRM' }));
    expect(shown.getByText(SECRET)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      url: URL,
      description: 'CRM',
      kinds: ['payment.settled', 'withdrawal.rejected'],
      reason: 'Connects the CRM',
    });
    await userEvent.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
  });

  it('says at the field why an address is refused', async () => {
    const message = 'This address is not on the public internet.';
    const refused = refusal(422, 'Check the fields.', { errors: [{ field: 'url', message }] });
    renderOffice({ at: '/MTO/webhooks', answers: answersWith([], { 'POST /api/office/webhooks': refused }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Add webhook…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await userEvent.type(dialog.getByLabelText(/^Name/), 'CRM');
    await userEvent.type(dialog.getByLabelText(/^Address/), 'https://10.0.0.8/');
    await writeReason(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(await dialog.findByText(message)).toBeTruthy();
  });
});

describe('page of a webhook', () => {
  it('says why it is off, and is turned on', async () => {
    const off = aWebhook({ disabledReason: 'GONE', disabledAt: NOW });
    const answers = answersWith([off], { 'PUT /api/office/webhooks/hook-1': aWebhook() });
    const { sent } = renderOffice({ at: '/MTO/webhooks/hook-1', answers });
    expect(await screen.findByText(/The receiver answered 410/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send test event…' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit CRM' }));
    await userEvent.click(dialog.getByLabelText('On: receives events'));
    await writeReason(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
        url: URL,
        description: 'CRM',
        kinds: ['payment.settled'],
        isEnabled: true,
        reason: 'Connects the CRM',
      }),
    );
  });

  it('lists its deliveries in the state that the address names, and replays one', async () => {
    const replay = 'POST /api/office/webhooks/hook-1/deliveries/delivery-1/replay';
    const answers = answersWith([aWebhook()], { [replay]: aDelivery({ state: 'WAITING' }) });
    const { sent, address } = renderOffice({ at: '/MTO/webhooks/hook-1?state=WAITING', answers });
    await userEvent.click(await screen.findByRole('link', { name: 'Failed' }));
    expect(address()).toBe('/MTO/webhooks/hook-1?state=FAILED');
    await waitFor(() => expect(sent.some((one) => one.address.includes('deliveries?state=FAILED'))).toBe(true));
    const table = within(await screen.findByRole('table', { name: 'Deliveries' }));
    expect(table.getByText('HTTP 503')).toBeTruthy();
    await userEvent.click(table.getByRole('button', { name: 'Replay…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replay this event' }));
    await writeReason(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Replay' }));
    await waitFor(() => expect(sent.some((one) => `${one.method} ${one.address}` === replay)).toBe(true));
  });

  it('offers auditors nothing to change', async () => {
    const session = aSession('auditor', { agent: null });
    renderOffice({ at: '/MTO/webhooks/hook-1', session, answers: answersWith([aWebhook()]) });
    expect(await screen.findByRole('table', { name: 'Deliveries' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Replay|Edit|Delete|Send|Replace/ })).toBeNull();
  });
});
