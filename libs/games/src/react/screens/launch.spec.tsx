/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { gameForSpecs, PortalForSpecs, serve } from '../portal-for-specs';
import type { Answer } from '../portal-for-specs';
import { recentGames } from '../recent-games';
import { gameWindow } from '../use-launch';
import LaunchScreen from './launch';

const ADDRESS = 'https://game.example/play/1';
const LAUNCH = 'POST /api/provider/launch-game';
const game = gameForSpecs(1);

function server(launches: Answer[]) {
  return serve((path) => {
    if (path === '/api/provider/launch-game') return launches.shift();
    if (path.startsWith('/api/provider/game-list')) return { result: [game] };
    if (path.startsWith('/api/provider/provider-list')) return { result: [] };
    return undefined;
  });
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function open(at = `/MTO/launch/Slot/${game.provider}/${game.id}`) {
  return render(
    <StrictMode>
      <PortalForSpecs at={at}>
        <Routes>
          <Route path="/MTO/launch/:gameType/:provider/:gameID" element={<LaunchScreen />} />
          <Route path="/MTO/sports" element={<LaunchScreen />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </PortalForSpecs>
    </StrictMode>,
  );
}

const openGame = jest.spyOn(gameWindow, 'open').mockImplementation(() => undefined);

beforeEach(() => {
  localStorage.clear();
  openGame.mockClear();
});
afterEach(cleanup);

describe('the launch interstitial', () => {
  it('opens the game once, in this window, and remembers it', async () => {
    const calls = server([{ result: { uri: ADDRESS } }]);
    open();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await waitFor(() => expect(openGame).toHaveBeenCalledWith(ADDRESS));
    // rendered twice by StrictMode, launched once
    expect(openGame).toHaveBeenCalledTimes(1);
    expect(calls.filter((call) => call === LAUNCH)).toHaveLength(1);
    await waitFor(() => expect(recentGames().map(({ id }) => id)).toEqual([game.id]));
  });

  it('says why a game did not open, that the credit is untouched, and names the reference', async () => {
    server([{ status: 422, code: 2001, message: 'ค่ายเกมตอบกลับช้ากว่าปกติ' }]);
    open();
    const heading = await screen.findByRole('heading', { level: 1, name: 'เปิดเกมไม่สำเร็จ' });
    const main = heading.closest('main');
    expect(main?.textContent).toContain('ค่ายเกมตอบกลับช้ากว่าปกติ');
    expect(main?.textContent).toContain('เครดิตของคุณไม่ถูกหัก');
    expect(main?.textContent).toContain('5F20A9...C81E');
    expect(document.activeElement).toBe(main);
    expect(recentGames()).toEqual([]);
  });

  it('tries again', async () => {
    const calls = server([{ status: 422, code: 2001, message: 'x' }, { result: { uri: ADDRESS } }]);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }));
    await waitFor(() => expect(openGame).toHaveBeenCalledWith(ADDRESS));
    expect(calls.filter((call) => call === LAUNCH)).toHaveLength(2);
  });

  it('offers other games instead of another try when there is no such game', async () => {
    server([{ status: 404, code: 404, message: 'gone' }]);
    open();
    const others = await screen.findByRole('link', { name: 'เลือกเกมอื่น' });
    expect(others.getAttribute('href')).toBe('/MTO/game?type=SLOT');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('never opens an address that is not of the web', async () => {
    server([{ result: { uri: 'javascript:alert(1)' } }]);
    open();
    await screen.findByRole('heading', { level: 1, name: 'เปิดเกมไม่สำเร็จ' });
    expect(openGame).not.toHaveBeenCalled();
  });

  it('goes to the other games when it is cancelled, and opens nothing afterwards', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    serve((path) =>
      path === '/api/provider/launch-game' ? new Promise<Answer>((resolve) => (answer = resolve)) : { result: [] },
    );
    open();
    await userEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
    expect((await screen.findByRole('status')).textContent).toBe('/MTO/game');
    await act(async () => answer({ result: { uri: ADDRESS } }));
    expect(openGame).not.toHaveBeenCalled();
  });

  it('opens the lobby that the address names (specification section 2, lobby redirects)', async () => {
    const bodies: unknown[] = [];
    serve((path, body) => {
      if (path !== '/api/provider/launch-game') return { result: [] };
      bodies.push(body);
      return { result: { uri: ADDRESS } };
    });
    open('/MTO/sports');
    await waitFor(() => expect(openGame).toHaveBeenCalledTimes(1));
    expect(bodies).toEqual([{ lobby: 'SPORT' }]);
    expect(recentGames().map(({ gameType }) => gameType)).toEqual(['SPORT']);
  });
});
