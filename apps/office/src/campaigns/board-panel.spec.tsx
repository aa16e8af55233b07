/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Campaign, OfficeBoard, OfficeRole } from '@housebrand/office';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aToday } from '../testing/samples';

afterEach(cleanup);

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const row = (id: string, start: number) => ({
  id,
  name: { th: id, en: id },
  startDate: inDays(start),
  endDate: inDays(start + 7),
});
const board: OfficeBoard = { members: 1, rows: [{ rank: 1, username: 'MTO•••21', score: 48_250.5, reward: 5_000 }] };

const tournaments = (...rows: object[]): Campaign => ({
  kind: 'tournaments',
  version: '9f86d081884c7d65',
  document: { rows },
  schema: { type: 'object', properties: { rows: { type: 'array', items: { type: 'object', properties: {} } } } },
});

function open(role: OfficeRole, rows: object[], answers = {}) {
  return renderOffice({
    at: '/MTO/campaigns/tournaments',
    session: aSession(role),
    answers: {
      'GET /api/office/today': aToday(),
      'GET /api/office/campaigns/tournaments': tournaments(...rows),
      'GET /api/office/campaigns/tournaments/versions': { versions: [], cursor: null },
      'GET /api/office/tournaments/slots-week/board': board,
      'GET /api/office/tournaments/next-week/board': { members: 0, rows: [] },
      ...answers,
    },
  });
}

describe('board of a tournament', () => {
  it('ends a running one early, with a reason', async () => {
    const { sent } = open('head', [row('slots-week', -1)], { 'POST /api/office/tournaments/slots-week/end': board });
    await userEvent.click(await screen.findByRole('button', { name: 'End early…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End slots-week early' }));
    expect(dialog.getByText(/the prizes are paid/)).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong games');
    await userEvent.click(dialog.getByRole('button', { name: 'End early' }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Wrong games' }));
  });

  it('offers no early end for a future one, or to marketing', async () => {
    open('head', [row('next-week', 2)]);
    expect(await screen.findByText('No scores yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End early…' })).toBeNull();
    cleanup();
    open('marketing', [row('slots-week', -1)]);
    expect(await screen.findByText('MTO•••21')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End early…' })).toBeNull();
  });
});
