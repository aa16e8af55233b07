import { expect, it } from '@jest/globals';
import type { CatalogueGame, CatalogueGateway } from '@housebrand/providers/nest';
import { FixedClock, waitUntil } from '@housebrand/shared/testing';
import type { GameSites } from '../core';
import { CatalogueService } from './catalogue.service';

const game = (id: string, name: string): CatalogueGame => ({
  id,
  name,
  provider: 'PGSOFT',
  gameType: 'Slot',
  refID: id,
  landscapeUrl: '',
  portraitUrl: '',
  color: null,
  isNew: false,
  isJackpot: false,
  rank: null,
});

it('lists a game once, with its first entry, when the provider lists it twice', async () => {
  const listed = [game('a', 'First'), game('b', 'Other'), game('a', 'Again')];
  const gateway = { games: async () => listed, providers: async () => [] } as unknown as CatalogueGateway;
  const site = { version: 1, disabledProviders: [], disabledGames: [] };
  const sites = { find: async () => site } as unknown as GameSites;
  const catalogue = new CatalogueService(gateway, sites, new FixedClock());
  const games = (await catalogue.games({ prefix: 'MTO', category: 'Slot' })).make();
  expect(games.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'First'],
    ['b', 'Other'],
  ]);
});

it('keeps the offered ids until the site or a list changes', async () => {
  const listed = [game('a', 'First'), game('b', 'Other')];
  const clock = new FixedClock();
  const gateway = {
    games: async (_: string, category: string) => (category === 'Slot' ? [...listed] : []),
  } as unknown as CatalogueGateway;
  const site = { version: 1, disabledProviders: [], disabledGames: [] as string[] };
  const catalogue = new CatalogueService(gateway, { find: async () => site } as unknown as GameSites, clock);
  const ids = await catalogue.offeredIds('MTO');
  expect([...ids]).toEqual(['a', 'b']);
  expect(await catalogue.offeredIds('MTO')).toBe(ids);

  Object.assign(site, { version: 2, disabledGames: ['a'] });
  expect([...(await catalogue.offeredIds('MTO'))]).toEqual(['b']);

  listed.push(game('c', 'New'));
  clock.advance(120_000);
  // the old list is served until its refresh has ended
  await waitUntil(async () => (await catalogue.offeredIds('MTO')).has('c'));
});
