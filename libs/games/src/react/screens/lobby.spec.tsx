/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { gameForSpecs, PortalForSpecs, serve } from '../portal-for-specs';
import LobbyScreen from './lobby';

const games = [
  gameForSpecs(1, { name: 'พญานาค', provider: 'NAGX' }),
  gameForSpecs(2, { name: 'Dragon Eye', provider: 'LOTM', isNew: true }),
  gameForSpecs(3, { name: 'Phoenix', provider: 'LOTM', isJackpot: true }),
];

const providers = [
  ['NAGX', 'Saffron Reels'],
  ['LOTM', 'Nine Lanterns'],
].map(([provider, providerName], order) => ({ provider, providerName, order, type: 'SLOT', url: `/media/${provider}.svg` }));

const server = (isListBroken = false) =>
  serve((path) => {
    if (path.startsWith('/api/provider/game-list')) {
      return isListBroken ? { status: 503, code: 503, message: 'ระบบปลายทางไม่พร้อม' } : { result: games };
    }
    if (path.startsWith('/api/provider/provider-list')) return { result: providers };
    if (path.startsWith('/api/provider/games-status')) return { result: [{ provider: 'NAGX', isOpen: false, until: null }] };
    return { result: [games[2]!.id] };
  });

function Address() {
  return <output>{useLocation().search}</output>;
}

const open = (search = '?type=SLOT') =>
  render(
    <PortalForSpecs at={`/MTO/game${search}`}>
      <LobbyScreen />
      <Address />
    </PortalForSpecs>,
  );

const shown = () => within(screen.getByRole('list')).getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has no layout: a phone's column, so that rows are drawn
  Element.prototype.getBoundingClientRect = () => ({ top: 0, left: 0, width: 328, height: 180 }) as DOMRect;
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe('the lobby', () => {
  it('finds by name and by the name of the provider, and says so in the address', async () => {
    server();
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

  it('narrows to a provider and to a tab', async () => {
    server();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Nine Lanterns' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'แจ็กพอต' }));
    await waitFor(() => expect(shown()[0]).toContain('Phoenix'));
    expect(screen.getByText('?type=SLOT&provider=LOTM&sort=jackpot')).toBeTruthy();
  });

  it('opens as its address says', async () => {
    server();
    open('?type=SLOT&favorites=1');
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'แสดงเฉพาะเกมโปรด' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says that nothing matches, and leads back to everything', async () => {
    server();
    open('?type=SLOT&q=nothing');
    await screen.findByRole('heading', { name: 'ไม่พบเกมที่ค้นหา' });
    await userEvent.click(screen.getByRole('button', { name: 'ดูเกมทั้งหมด' }));
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('shows a closed provider as closed: its games lead nowhere', async () => {
    server();
    open();
    await screen.findByRole('button', { name: /ปิดปรับปรุง.*พญานาค/ });
    expect(screen.queryByRole('link', { name: /พญานาค/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Dragon Eye/ }).getAttribute('href')).toBe(
      `/MTO/launch/Slot/LOTM/${games[1]!.id}`,
    );
  });

  it('tells why the list did not come, and asks again', async () => {
    server(true);
    open();
    const retry = await screen.findByRole('button', { name: 'ลองอีกครั้ง' });
    expect(document.body.textContent).toContain('ระบบปลายทางไม่พร้อม');
    server();
    await userEvent.click(retry);
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('shows at once what was kept from an earlier visit, and reads it anew behind it', async () => {
    const kept = { shape: 1, expiresAt: 1, games: games.slice(0, 2) };
    localStorage.setItem('gameList:MTO:Slot', JSON.stringify(kept));
    const calls = server();
    open();
    expect(shown()).toHaveLength(2);
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(calls.filter((call) => call.includes('game-list'))).toHaveLength(1);
  });
});
