/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { PREVIEW_ADDRESS, type Campaign, type CampaignVersion } from '@housebrand/office';
import { refusal } from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aToday } from '../testing/samples';

afterEach(cleanup);

const text = (title: string) => ({
  title,
  type: 'object',
  properties: { th: { type: 'string' }, en: { type: 'string' } },
  required: ['th', 'en'],
});

/** Quests with the fields that need every kind of control; pass the fields that matter. */
function quests(differences: Partial<Campaign> = {}): Campaign {
  const quest = {
    id: 1,
    kind: 'TURNOVER',
    scope: null,
    title: { th: 'เล่นครบ', en: 'Play 2,000 baht' },
    targetSatang: 200_000,
    tags: ['daily'],
  };
  const item = {
    type: 'object',
    required: ['id', 'kind', 'scope', 'title', 'tags'],
    properties: {
      id: { title: 'Id', type: 'number', minimum: 1, maximum: 100 },
      kind: { title: 'Kind', type: 'string', enum: ['TURNOVER', 'ROUNDS'] },
      scope: {
        title: 'Games that count',
        type: ['object', 'null'],
        required: ['value'],
        properties: { value: { title: 'Game', type: 'string' } },
      },
      title: text('Title'),
      targetSatang: { title: 'Target', description: 'Per day.', type: ['integer', 'null'], minimum: 1 },
      tags: { title: 'Tags', type: 'array', items: { type: 'string' } },
    },
  };
  return {
    kind: 'quests',
    version: '9f86d081884c7d65',
    document: { rows: [quest] },
    schema: { type: 'object', properties: { rows: { title: 'Quests', type: 'array', items: item } } },
    ...differences,
  };
}

const version: CampaignVersion = {
  number: 1,
  by: 'mto.head',
  reason: 'First quests',
  at: '2026-11-25T07:02:11.000Z',
  isCurrent: false,
};

function open(answers = {}, { at = '/MTO/campaigns/quests', role = 'marketing' as const } = {}) {
  return renderOffice({
    at,
    session: aSession(role),
    answers: {
      'GET /api/office/today': aToday(),
      'GET /api/office/campaigns/quests': quests(),
      'GET /api/office/campaigns/quests/versions': { versions: [version], cursor: null },
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

const openRow = async (name: RegExp) => userEvent.click(await screen.findByText(name));

describe('editor of a document', () => {
  it('saves what the form shows, with the version that was read and a reason', async () => {
    const saved = quests({ version: 'aaaaaaaaaaaaaaaa' });
    const { sent } = open({ 'PUT /api/office/campaigns/quests': saved });
    await openRow(/^Play 2,000 baht$/);
    const target = screen.getByLabelText('Target');
    await userEvent.clear(target);
    await userEvent.type(target, '1500.50');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Set' }));
    await userEvent.type(screen.getByLabelText('Game'), 'dragon');
    await saveWith('Higher target');
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')).toBeTruthy());
    const body = sent.find(({ method }) => method === 'PUT')!.body as { document: { rows: object[] } };
    expect(body).toMatchObject({ version: '9f86d081884c7d65', reason: 'Higher target' });
    expect(body.document.rows[0]).toMatchObject({ id: 1, targetSatang: 150_050, scope: { value: 'dragon' } });
  });

  it('adds, names, moves and removes entries', async () => {
    const { sent } = open({ 'PUT /api/office/campaigns/quests': quests() });
    await userEvent.click(await screen.findByRole('button', { name: 'Add an entry' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'English' }), 'Win twice');
    await userEvent.click(screen.getByRole('button', { name: 'Move up' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'English' }).value).toBe('Win twice');
    await userEvent.click(screen.getByText('Play 2,000 baht'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Play 2,000 baht' }));
    await saveWith('One quest');
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')).toBeTruthy());
    const body = sent.find(({ method }) => method === 'PUT')!.body as { document: unknown };
    expect(body.document).toEqual({
      rows: [
        { id: 1, kind: 'TURNOVER', scope: null, title: { th: '', en: 'Win twice' }, targetSatang: null, tags: [] },
      ],
    });
  });

  it('shows a problem at its field, in the entry that has it', async () => {
    open({
      'PUT /api/office/campaigns/quests': refusal(422, 'Check the entries', {
        errors: [{ field: 'rows.0.title.th', message: 'The Thai text is missing.' }],
      }),
    });
    await openRow(/^Play 2,000 baht$/);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Thai' }));
    await saveWith('No Thai');
    expect(await screen.findByText('The Thai text is missing.')).toBeTruthy();
    expect(screen.getByText('1 problem')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was typed when another version was saved', async () => {
    open({ 'PUT /api/office/campaigns/quests': refusal(409, 'It has changed since you opened it.') });
    await openRow(/^Play 2,000 baht$/);
    await userEvent.type(screen.getByRole('textbox', { name: 'English' }), ' today');
    await saveWith('Too late');
    expect(await screen.findByText(/^It has changed since you opened it/)).toBeTruthy();
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
  });

  it('opens the document without its actions to a role that reads', async () => {
    renderOffice({
      at: '/MTO/campaigns/quests',
      session: aSession('auditor'),
      answers: {
        'GET /api/office/today': aToday(),
        'GET /api/office/campaigns/quests': quests(),
        'GET /api/office/campaigns/quests/versions': { versions: [version], cursor: null },
      },
    });
    await openRow(/^Play 2,000 baht$/);
    expect(screen.getByLabelText<HTMLInputElement>('Target').readOnly).toBe(true);
    for (const name of ['Save…', 'Add an entry', 'Restore…']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('restores a version with a reason', async () => {
    const address = '/api/office/campaigns/quests/versions/1/restore';
    const { sent } = open({ [`POST ${address}`]: quests() });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Back to the first');
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
        address,
        body: { version: '9f86d081884c7d65', reason: 'Back to the first' },
      }),
    );
  });

  it('warns before a restore that discards unsaved changes', async () => {
    open({});
    const warning = /^Saves version 1 again.* Your unsaved changes are discarded\.$/;
    await userEvent.click(await screen.findByRole('button', { name: 'Restore…' }));
    expect(within(await screen.findByRole('dialog')).queryByText(warning)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await openRow(/^Play 2,000 baht$/);
    await userEvent.type(screen.getByRole('textbox', { name: 'English' }), ' today');
    await userEvent.click(screen.getByRole('button', { name: 'Restore…' }));
    expect(await screen.findByText(warning)).toBeTruthy();
  });

  it.each(['campaigns/nothing', 'content/quests'])('does not exist at %s', async (at) => {
    open({}, { at: `/MTO/${at}` });
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
  });
});

describe('report of the colours', () => {
  const colors = {
    textPrimaryColor: '#F4F6FC',
    textSecondaryColor: '#A9B4D0',
    backgroundPrimaryColor: '#0A1626',
    backgroundSecondaryColor: '#12243C',
    creditBoxDarkBackgroundColor: '#0F2D3F',
    creditBoxBrightBackgroundColor: '#1C6E7D',
    loginBoxDarkBackgroundColor: '#0F2D3F',
    loginBoxBrightBackgroundColor: '#1C6E7D',
    buttonPrimaryColor: '#F2B84B',
    buttonSecondaryColor: '#1C6E7D',
  };
  const theme = (themes: Record<string, string>): Campaign => ({
    kind: 'theme',
    version: '9f86d081884c7d65',
    document: { look: 'own', themes },
    schema: {
      type: 'object',
      properties: {
        themes: {
          title: 'Colours',
          type: 'object',
          properties: { textPrimaryColor: { title: 'Primary text', type: 'string' } },
        },
      },
    },
  });
  const openTheme = (themes: Record<string, string>) =>
    open(
      {
        'GET /api/office/campaigns/theme': theme(themes),
        'GET /api/office/campaigns/theme/versions': { versions: [], cursor: null },
        ...Object.fromEntries(
          ['banners', 'quests', 'tiers'].map((kind) => [
            `GET /api/office/campaigns/${kind}`,
            { kind, version: '1', schema: {}, document: { rows: [] } },
          ]),
        ),
      },
      { at: '/MTO/theme' },
    );

  it('lists the colours that lack contrast, and previews the look as it is edited', async () => {
    openTheme({ ...colors, textPrimaryColor: '#0A1727' });
    const report = await screen.findByRole('region', { name: 'Contrast' });
    expect(report.textContent).toContain('Words: Text #0a1727 →');
    await userEvent.click(screen.getByRole('button', { name: 'Naga' }));
    expect(report.textContent).not.toContain('Words: Text');
    expect(screen.getByLabelText<HTMLInputElement>('Buttons: First').value.toUpperCase()).toBe('#EBC05A');
    const frame = await screen.findByTitle<HTMLIFrameElement>('The portal on a phone');
    expect(frame.getAttribute('src')).toBe(PREVIEW_ADDRESS);
  });

  it('keeps the focus while a colour is typed, and reports an unfinished one', async () => {
    openTheme(colors);
    const field = await screen.findByLabelText<HTMLInputElement>('Buttons: First');
    await userEvent.clear(field);
    await userEvent.type(field, '#12');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, 'A594');
    expect([document.activeElement, field.value, field.getAttribute('aria-invalid')]).toEqual([
      field,
      '#12A594',
      'false',
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save…' }).disabled).toBe(false);
  });
});
