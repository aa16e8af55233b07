/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inTurn, refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { aGame } from '../../testing';
import { recentGames } from '../launch/recent-games';
import { gameWindow } from '../launch/use-launch';
import LaunchScreen from './launch';

const ADDRESS = 'https://game.example/play/1';
const LAUNCH = 'POST /api/provider/launch-game';
const game = aGame();

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function open(launches: Answers[string], at = `/MTO/launch/Slot/${game.provider}/${game.id}`) {
  const { sent } = renderScreen(
    <StrictMode>
      <Routes>
        <Route path="/MTO/launch/:gameType/:provider/:gameID" element={<LaunchScreen />} />
        <Route path="/MTO/sports" element={<LaunchScreen />} />
        <Route path="/MTO/wheel" element={<LaunchScreen />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </StrictMode>,
    {
      at,
      portal: { contactHref: 'https://line.me/R/ti/p/%40mtogarden' },
      answers: {
        [LAUNCH]: launches,
        'POST /api/provider/wheel': launches,
        '/api/provider/game-list': [game],
        '/api/provider/provider-list': [],
      },
    },
  );
  return { launches: () => sent.filter(({ method, address }) => `${method} ${address}` === LAUNCH) };
}

let openGame: jest.SpiedFunction<typeof gameWindow.open>;

beforeEach(() => {
  localStorage.clear();
  openGame = jest.spyOn(gameWindow, 'open').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  openGame.mockRestore();
});

describe('launch interstitial', () => {
  it('opens the game once, in this window, and remembers it', async () => {
    const { launches } = open({ uri: ADDRESS });
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await waitFor(() => expect(openGame).toHaveBeenCalledWith(ADDRESS));
    // StrictMode renders twice but must launch once.
    expect(openGame).toHaveBeenCalledTimes(1);
    expect(launches()).toHaveLength(1);
    await waitFor(() =>
      expect(recentGames({ prefix: 'MTO', username: 'MTODEMO1' }).map(({ id }) => id)).toEqual([game.id]),
    );
  });

  it('opens a page of the external site without remembering it as a game', async () => {
    open({ uri: ADDRESS }, '/MTO/wheel');
    expect(screen.getByText('กำลังเปิด วงล้อนำโชค')).toBeTruthy();
    await waitFor(() => expect(openGame).toHaveBeenCalledWith(ADDRESS));
    expect(recentGames({ prefix: 'MTO', username: 'MTODEMO1' })).toEqual([]);
  });

  it("shows the provider's message when no turn is left, and links home", async () => {
    open(refusal(422, 'กลับมาใหม่พรุ่งนี้', { code: 2020 }), '/MTO/wheel');
    const heading = await screen.findByRole('heading', { level: 1, name: 'ยังเปิดไม่ได้ตอนนี้' });
    expect(heading.closest('main')?.textContent).toContain('กลับมาใหม่พรุ่งนี้');
    expect(heading.closest('main')?.textContent).not.toContain('เครดิตของคุณไม่ถูกหัก');
    expect(screen.getByRole('link', { name: 'กลับหน้าแรก' }).getAttribute('href')).toBe('/MTO');
    expect(screen.queryByRole('button', { name: 'ลองอีกครั้ง' })).toBeNull();
  });

  it('shows why a game did not open, that the credit is untouched, and the reference', async () => {
    open(refusal(422, 'ค่ายเกมตอบกลับช้ากว่าปกติ', { code: 2001 }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'เปิดเกมไม่สำเร็จ' });
    const main = heading.closest('main');
    expect(main?.textContent).toContain('ค่ายเกมตอบกลับช้ากว่าปกติ');
    expect(main?.textContent).toContain('เครดิตของคุณไม่ถูกหัก');
    expect(main?.textContent).toContain('5F20A9...C81E');
    const contact = screen.getByRole('link', { name: 'ติดต่อเรา' });
    expect(contact.getAttribute('href')).toBe('https://line.me/R/ti/p/%40mtogarden');
    expect(document.activeElement).toBe(main);
    expect(recentGames({ prefix: 'MTO', username: 'MTODEMO1' })).toEqual([]);
  });

  it('retries a failed launch', async () => {
    const { launches } = open(inTurn(refusal(422, 'x', { code: 2001 }), { uri: ADDRESS }));
    await userEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }));
    await waitFor(() => expect(openGame).toHaveBeenCalledWith(ADDRESS));
    expect(launches()).toHaveLength(2);
  });

  it('offers other games instead of a retry when the game does not exist', async () => {
    open(refusal(404, 'gone'));
    const others = await screen.findByRole('link', { name: 'เลือกเกมอื่น' });
    expect(others.getAttribute('href')).toBe('/MTO/game?type=SLOT');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('never opens a non-web address', async () => {
    open({ uri: 'javascript:alert(1)' });
    await screen.findByRole('heading', { level: 1, name: 'เปิดเกมไม่สำเร็จ' });
    expect(openGame).not.toHaveBeenCalled();
  });

  it('returns to the other games when cancelled, and opens nothing afterwards', async () => {
    let answer: (answer: unknown) => void = () => undefined;
    open(() => new Promise((resolve) => (answer = resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
    expect((await screen.findByRole('status')).textContent).toBe('/MTO/game');
    await act(async () => answer({ uri: ADDRESS }));
    expect(openGame).not.toHaveBeenCalled();
  });

  it('opens the lobby in the address (specification section 2, lobby redirects)', async () => {
    const { launches } = open({ uri: ADDRESS }, '/MTO/sports');
    await waitFor(() => expect(openGame).toHaveBeenCalledTimes(1));
    expect(launches().map(({ body }) => body)).toEqual([{ lobby: 'SPORT' }]);
    expect(recentGames({ prefix: 'MTO', username: 'MTODEMO1' }).map(({ gameType }) => gameType)).toEqual(['SPORT']);
  });
});
