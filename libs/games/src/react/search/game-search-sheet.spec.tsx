/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setFirstAnswers, whenIdle } from '@housebrand/shared/react';
import { refusal, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gameListAddress } from '../../core';
import { aGame } from '../../testing';
import { GameSearchSheet } from './game-search-sheet';

const games = [
  aGame({ id: 'G-1', rank: 1, name: 'พญานาค', provider: 'NAGX' }),
  aGame({ id: 'G-2', rank: 2, name: 'Dragon Eye', provider: 'LOTM' }),
  aGame({ id: 'G-3', rank: 3, name: 'Phoenix', provider: 'LOTM' }),
];
const providers = [
  ['NAGX', 'Saffron Reels'],
  ['LOTM', 'Nine Lanterns'],
].map(([provider, providerName], order) => ({ provider, providerName, order, type: 'SLOT', url: '/media/x.svg' }));

function open(list: unknown = games) {
  const searched: string[] = [];
  renderScreen(
    <GameSearchSheet isOpen onClose={() => undefined} search="" onSearch={(search) => searched.push(search)} />,
    {
      answers: {
        // the games of one category; the others have none
        '/api/provider/game-list': [],
        [gameListAddress({ prefix: 'MTO', category: 'Slot' })]: list,
        '/api/provider/provider-list': providers,
        '/api/provider/games-status': [],
        '/api/apps/favorite_games/MTO/MTODEMO1': [],
      },
    },
  );
  return { searched };
}

const field = () => screen.findByRole('searchbox');
const tiles = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setFirstAnswers({});
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});
afterEach(async () => {
  cleanup();
  await new Promise<void>((done) => whenIdle(done));
});

describe('search sheet', () => {
  it('takes the focus, and shows popular games before anything is typed', async () => {
    open();
    const input = await field();
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(await tiles('เกมยอดนิยม')).toHaveLength(3);
    expect(screen.queryByText('ค้นหาล่าสุด')).toBeNull();
  });

  it('finds while typing, folds the text like the lobby, and links to the rest and to matching providers', async () => {
    const { searched } = open();
    await userEvent.type(await field(), 'LANTERN');
    await waitFor(async () => expect(await tiles('ผลการค้นหา')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'ดูทั้งหมด 2 เกม' }).getAttribute('href')).toBe('/MTO/game?q=LANTERN');
    expect(screen.getByRole('link', { name: 'Nine Lanterns' }).getAttribute('href')).toBe('/MTO/game?provider=LOTM');
    await waitFor(() => expect(searched).toEqual(['LANTERN']));
  });

  it('suggests the search without the typing mistake', async () => {
    open();
    await userEvent.type(await field(), 'phoenx');
    await userEvent.click(await screen.findByRole('button', { name: 'คุณหมายถึง “phoenix” หรือไม่' }));
    await waitFor(async () => expect(await tiles('ผลการค้นหา')).toHaveLength(1));
  });

  it('remembers a search whose game was opened, repeats it, and forgets it on request', async () => {
    open();
    const input = await field();
    await userEvent.type(input, 'dragon');
    await waitFor(async () => expect(await tiles('ผลการค้นหา')).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: /Dragon Eye/ }));
    await userEvent.clear(input);
    await userEvent.click(await screen.findByRole('button', { name: 'dragon' }));
    expect((input as HTMLInputElement).value).toBe('dragon');
    await userEvent.clear(input);
    await userEvent.click(await screen.findByRole('button', { name: 'ล้างรายการ' }));
    expect(screen.queryByText('ค้นหาล่าสุด')).toBeNull();
    expect(localStorage.getItem('recentSearches')).not.toContain('dragon');
  });

  it('offers another attempt when the games do not load', async () => {
    open(refusal(503, 'busy'));
    expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy();
  });
});
