/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { expectSlices, setFirstAnswers, Slice, whenIdle } from '@housebrand/shared/react';
import { inTurn, refusal, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { lobbyStartAddress } from '../../core';
import { aGame } from '../../testing';
import LobbyScreen from './lobby';

const games = [
  aGame({ id: 'G-1', rank: 1, name: 'พญานาค', provider: 'NAGX' }),
  aGame({ id: 'G-2', rank: 2, name: 'Dragon Eye', provider: 'LOTM', isNew: true }),
  aGame({ id: 'G-3', rank: 3, name: 'Phoenix', provider: 'LOTM', isJackpot: true }),
];

const providers = [
  ['NAGX', 'Saffron Reels'],
  ['LOTM', 'Nine Lanterns'],
].map(([provider, providerName], order) => ({
  provider,
  providerName,
  order,
  type: 'SLOT',
  url: `/media/${provider}.svg`,
}));

function Address() {
  return <output>{useLocation().search}</output>;
}

function open(search = '?type=SLOT', list: unknown = games, elsewhere: ReactNode = null) {
  const { sent } = renderScreen(
    <>
      <Routes>
        <Route path="/MTO/game" element={<LobbyScreen />} />
        {elsewhere}
      </Routes>
      <Address />
    </>,
    {
      at: `/MTO/game${search}`,
      answers: {
        '/api/provider/game-list': list,
        '/api/provider/provider-list': providers,
        '/api/provider/games-status': [{ provider: 'NAGX', isOpen: false, until: null }],
        '/api/apps/favorite_games/MTO/MTODEMO1': [games[2]!.id],
      },
    },
  );
  return () => sent.filter(({ address }) => address.includes('game-list'));
}

const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setFirstAnswers({});
  // jsdom has no layout: simulate a phone's column, so that rows render.
  Element.prototype.getBoundingClientRect = () => ({ top: 0, left: 0, width: 328, height: 180 }) as DOMRect;
  window.scrollTo = () => undefined;
});
afterEach(async () => {
  cleanup();
  // Wait until the list has been stored; otherwise it would appear in the next test.
  await new Promise<void>((done) => whenIdle(done));
});

describe('lobby', () => {
  it('suggests the search without the typing mistake', async () => {
    open();
    await waitFor(() => expect(shown()).toHaveLength(3));
    await userEvent.type(screen.getByRole('searchbox'), 'phoenx');
    await userEvent.click(await screen.findByRole('button', { name: /phoenix/ }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(screen.getByText('Phoenix')).toBeTruthy();
  });

  it('searches by game and provider name, and updates the address', async () => {
    open();
    await waitFor(() => expect(shown()).toHaveLength(3));
    const field = screen.getByRole('searchbox');
    await userEvent.type(field, 'lantern');
    await waitFor(() => expect(shown()).toHaveLength(2));
    await userEvent.clear(field);
    await userEvent.type(field, 'dragon');
    await waitFor(() => expect(shown()).toHaveLength(1));
    await waitFor(() => expect(screen.getByText('?type=SLOT&q=dragon')).toBeTruthy());
  });

  it("reuses tiles for another list, with that list's pictures", async () => {
    open();
    await waitFor(() => expect(shown()).toHaveLength(3));
    const parts = () => {
      const tile = screen.getAllByRole('listitem')[1]!;
      return { name: tile.textContent, link: within(tile).getByRole('link'), picture: tile.querySelector('img')! };
    };
    const before = parts();
    fireEvent.error(before.picture);
    await waitFor(() => expect(before.picture.isConnected).toBe(false));
    await userEvent.type(screen.getByRole('searchbox'), 'lantern');
    await waitFor(() => expect(parts().name).not.toBe(before.name));
    expect(parts().link).toBe(before.link);
    expect(parts().picture.getAttribute('src')).toContain(games[2]!.id);
  });

  it('explains the labels of providers in the sheet of the tabs', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'เรียงตามยอดนิยม' }));
    const legend = await screen.findByRole('region', { name: 'ป้ายบนเกมหมายถึงอะไร' });
    expect(legend.textContent).toMatch(/EXCLUSIVEVVIPVIP.*ไม่มีผลต่อโอกาสชนะ/);
  });

  it('filters by provider, and by the tabs in the sheet', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Nine Lanterns' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'เรียงตามยอดนิยม' }));
    await userEvent.click(await screen.findByRole('button', { name: 'แจ็กพอต' }));
    await waitFor(() => expect(shown()[0]).toContain('Phoenix'));
    expect(screen.getByText('?type=SLOT&provider=LOTM&sort=jackpot')).toBeTruthy();
  });

  it('opens with the filter in its address', async () => {
    open('?type=SLOT&favorites=1');
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'แสดงเฉพาะเกมโปรด' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('reports an unknown category and offers all games', async () => {
    const listCalls = open('?type=BINGO');
    await screen.findByRole('heading', { name: 'ไม่พบหมวดเกมนี้' });
    expect(listCalls()).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'ดูเกมทั้งหมด' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'ไม่พบหมวดเกมนี้' })).toBeNull());
  });

  it('redirects to the lobby of a section without games, with language and referral code', () => {
    const Sports = () => <p>the sports lobby{useLocation().search}</p>;
    open('?type=SPORT&lang=en&ref=6F2A', games, <Route path="/MTO/sports" element={<Sports />} />);
    expect(screen.getByText('the sports lobby?lang=en&ref=6F2A')).toBeTruthy();
  });

  it('reports that nothing matches, and resets the filter', async () => {
    open('?type=SLOT&q=nothing');
    await screen.findByRole('heading', { name: 'ไม่พบเกมที่ค้นหา' });
    await userEvent.click(screen.getByRole('button', { name: 'ดูเกมทั้งหมด' }));
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it("shows a closed provider's games without links", async () => {
    open();
    await screen.findByRole('button', { name: /ปิดปรับปรุง.*พญานาค/ });
    expect(screen.queryByRole('link', { name: /พญานาค/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Dragon Eye/ }).getAttribute('href')).toBe(
      `/MTO/launch/Slot/LOTM/${games[1]!.id}`,
    );
  });

  it('shows why the list failed to load, and retries', async () => {
    open('?type=SLOT', inTurn(refusal(503, 'ระบบปลายทางไม่พร้อม'), games));
    const retry = await screen.findByRole('button', { name: 'ลองอีกครั้ง' });
    expect(document.body.textContent).toContain('ระบบปลายทางไม่พร้อม');
    await userEvent.click(retry);
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('reserves no space for games that fail to load after the first ones, and says so', async () => {
    const start = { games: games.slice(0, 2), total: 1_459, providers: ['LOTM'] };
    setFirstAnswers({ [lobbyStartAddress({ prefix: 'MTO', category: 'Slot' })]: start });
    open('?type=SLOT', inTurn(refusal(503, 'ระบบปลายทางไม่พร้อม'), games));
    const room = () => Number.parseInt(screen.getByRole('list').style.height, 10);
    await waitFor(() => expect(room()).toBeGreaterThan(10_000));
    await userEvent.keyboard('{Escape}');
    const retry = await screen.findByRole('button', { name: 'ลองอีกครั้ง' });
    expect(shown()).toHaveLength(2);
    expect(room()).toBeLessThan(1_000);
    await userEvent.click(retry);
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('shows the list stored at an earlier visit at once and refreshes it', async () => {
    const kept = { shape: 1, expiresAt: 1, games: games.slice(0, 2) };
    localStorage.setItem('gameList:MTO:Slot', JSON.stringify(kept));
    const listCalls = open();
    expect(shown()).toHaveLength(2);
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(listCalls()).toHaveLength(1);
  });

  it('shows the stored list only after React has hydrated the page', async () => {
    const kept = { shape: 1, expiresAt: 1, games: games.slice(0, 2) };
    localStorage.setItem('gameList:MTO:Slot', JSON.stringify(kept));
    expectSlices(1);
    open();
    expect(screen.queryByRole('list')).toBeNull();
    render(<Slice>{null}</Slice>);
    await waitFor(() => expect(shown()).toHaveLength(3));
  });
});
