/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PREVIEW_ADDRESS, type Campaign } from '@housebrand/office';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import type { PreviewMessage } from '../preview/preview';
import { aToday } from '../testing/samples';

// jsdom has no addresses of files
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterEach(cleanup);

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Banners with the fields that matter here. */
function banners(...rows: object[]): Campaign {
  const instant = { type: ['string', 'null'], format: 'date-time' };
  const item = {
    type: 'object',
    required: ['id', 'imgUrl'],
    properties: {
      id: { title: 'Id', type: 'string' },
      imgUrl: { title: 'Picture', type: 'string' },
      startsAt: { title: 'Start', ...instant },
      endsAt: { title: 'End', ...instant },
    },
  };
  return {
    kind: 'banners',
    version: '9f86d081884c7d65',
    document: { rows },
    schema: { type: 'object', properties: { rows: { title: 'Banners', type: 'array', items: item } } },
  };
}

function open(campaign: Campaign, answers = {}) {
  return renderOffice({
    at: '/MTO/content/banners',
    session: aSession('marketing'),
    answers: {
      'GET /api/office/today': aToday(),
      'GET /api/office/campaigns/banners': campaign,
      'GET /api/office/campaigns/banners/versions': { versions: [], cursor: null },
      ...answers,
    },
  });
}

async function saveWith(reason: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
}

describe('picture of an entry', () => {
  const stored = '/media/own/MTO/6f1d.webp';

  it('is uploaded, shown, and saved by its address', async () => {
    const campaign = banners({ id: 'one', imgUrl: '/media/banners/one.avif', startsAt: null, endsAt: null });
    const { sent, container } = open(campaign, {
      'POST /api/office/pictures': { address: stored, width: 1200, height: 600 },
      'PUT /api/office/campaigns/banners': campaign,
    });
    await userEvent.click(await screen.findByText('one'));
    const file = new File(['pixels'], 'new.png', { type: 'image/png' });
    await userEvent.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload all of it' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Picture').value).toBe(stored));
    expect(container.querySelector(`img[src="${stored}"]`)).toBeTruthy();
    expect(sent.find(({ address }) => address.includes('/pictures'))!.body).toEqual({ file: btoa('pixels') });
    await saveWith('New picture');
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')).toBeTruthy());
    const { document } = sent.find(({ method }) => method === 'PUT')!.body as { document: object };
    expect(document).toEqual({ rows: [{ id: 'one', imgUrl: stored, startsAt: null, endsAt: null }] });
  });
});

describe('entry of a list', () => {
  it('tells that members do not see it yet, or no longer', async () => {
    const row = { imgUrl: '/media/banners/one.avif', startsAt: null, endsAt: null };
    open(
      banners(
        { ...row, id: 'now' },
        { ...row, id: 'soon', startsAt: inHours(1) },
        { ...row, id: 'past', startsAt: inHours(-2), endsAt: inHours(-1) },
      ),
    );
    const textOf = (name: string) => screen.getByText(name).closest('summary')!.textContent;
    await screen.findByText('soon');
    expect([textOf('now'), textOf('soon'), textOf('past')]).toEqual(['1now', '2soonScheduled', '3pastEnded']);
  });

  it('is previewed on a page of the portal, in either language', async () => {
    open(banners({ id: 'one', title: { th: 'ไทย', en: 'Weekend' }, imgUrl: '/media/banners/one.avif' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('The portal on a phone');
    expect(frame.getAttribute('src')).toBe(PREVIEW_ADDRESS);
    const posted = jest.spyOn(frame.contentWindow!, 'postMessage');
    await userEvent.click(screen.getByRole('radio', { name: 'Thai' }));
    const [message, origin] = posted.mock.calls.at(-1) as unknown as [PreviewMessage, string];
    expect(origin).toBe(window.location.origin);
    expect(message.preview).toMatchObject({
      page: 'banners',
      language: 'th',
      documents: { banners: { rows: [{ id: 'one', title: { th: 'ไทย' } }] } },
    });
  });

  it('has a schedule in the time zone of the agent', async () => {
    const campaign = banners({ id: 'one', imgUrl: '/media/banners/one.avif', startsAt: null, endsAt: null });
    const { sent } = open(campaign, { 'PUT /api/office/campaigns/banners': campaign });
    await userEvent.click(await screen.findByText('one'));
    const start = screen.getByLabelText('Start');
    await userEvent.type(start, '2026-12-05T09:00');
    await saveWith('Festival');
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')).toBeTruthy());
    const { document } = sent.find(({ method }) => method === 'PUT')!.body as { document: object };
    expect(document).toMatchObject({ rows: [{ startsAt: '2026-12-05T02:00:00.000Z', endsAt: null }] });
  });
});
