import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { visit } from '../visit';
import type { Promises, Tried } from './promises';

const newPassword = () => randomBytes(24).toString('base64url');

const redirectUrl = 'http://localhost:3000/MTO';

async function launchSomeGame({ gateways, member }: Tried): Promise<string> {
  const [game] = await gateways.catalogue.games(member.prefix, 'Slot');
  const { id: gameId, provider, gameType } = game!;
  return gateways.launches.launchGame(member, { gameId, provider, gameType, redirectUrl });
}

export const launchesPromises: Promises<'launches'> = {
  trials: {
    startGame: launchSomeGame,
    startLotto: ({ gateways, member }) => gateways.launches.launchLotto(member, 'LOTTO'),
    sportLobbyTicket: ({ gateways, member }) =>
      gateways.launches.launchSportLobby(member, { lobby: 'sport', redirectUrl }),
    sportLobbyPassword: ({ gateways, member }) =>
      gateways.launches.admitToSportLobby(member, { lobby: 'sport', redirectUrl, password: newPassword() }),
  },

  describe(tried) {
    it('opens a game, the lottery and a sport lobby at addresses without a password', async () => {
      const { startGame, startLotto, sportLobbyTicket } = launchesPromises.trials;
      for (const trial of [startGame, startLotto, sportLobbyTicket]) {
        const uri = String(await trial(tried()));
        expect(uri).toMatch(/^https?:\/\//);
        expect(decodeURIComponent(uri)).not.toContain(tried().member.password);
        expect((await visit(uri)).status).toBe(200);
      }
    });

    it('admits the form with the generated password to a sport lobby, once', async () => {
      const { gateways, member } = tried();
      const password = newPassword();
      const action = await gateways.launches.admitToSportLobby(member, { lobby: 'sport', redirectUrl, password });
      const post = (given: string) =>
        fetch(action, {
          method: 'POST',
          body: new URLSearchParams({ username: member.username, password: given, state: 'sport', lang: 'th' }),
          redirect: 'manual',
        });
      expect(decodeURIComponent(action)).not.toContain(password);
      expect((await post(newPassword())).status).toBeGreaterThanOrEqual(400);
      const entered = await post(password);
      expect(entered.status).toBe(303);
      const lobby = new URL(entered.headers.get('location')!, action).href;
      expect(decodeURIComponent(lobby)).not.toContain(password);
      expect((await visit(lobby)).status).toBe(200);
      expect((await post(password)).status).toBeGreaterThanOrEqual(400);
    });

    it('refuses an unknown game', async () => {
      const { gateways, member } = tried();
      const launch = { gameId: 'NO-SUCH-GAME', provider: 'NOPE', gameType: 'Slot', redirectUrl };
      await expect(gateways.launches.launchGame(member, launch)).rejects.toMatchObject({ name: 'ProviderRefused' });
    });

    it('refuses an unknown type of lottery', async () => {
      const { gateways, member } = tried();
      const launch = gateways.launches.launchLotto(member, 'NO-SUCH-DRAW');
      await expect(launch).rejects.toMatchObject({ name: 'ProviderRefused' });
    });
  },
};
