import { expect, it } from '@jest/globals';
import { visit } from '../visit';
import type { Promises, Tried } from './promises';

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
  },

  describe(tried) {
    it('opens a game, the lottery and a sport lobby at addresses that carry no password', async () => {
      for (const trial of Object.values(launchesPromises.trials)) {
        const uri = String(await trial(tried()));
        expect(uri).toMatch(/^https?:\/\//);
        expect(decodeURIComponent(uri)).not.toContain(tried().member.password);
        expect((await visit(uri)).status).toBe(200);
      }
    });

    it('refuses a game that it does not have', async () => {
      const { gateways, member } = tried();
      const launch = { gameId: 'NO-SUCH-GAME', provider: 'NOPE', gameType: 'Slot', redirectUrl };
      await expect(gateways.launches.launchGame(member, launch)).rejects.toMatchObject({ name: 'ProviderRefused' });
    });
  },
};
