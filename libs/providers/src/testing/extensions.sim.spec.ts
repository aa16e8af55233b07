import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AppLog } from '@housebrand/shared/nest';
import { extensionNames } from '../core';
import { ProviderExtensions } from '../nest/extensions/provider-extensions';
import { connectGateways, logIn, type ConnectedGateways, type MemberCredentials } from './connect-gateways';
import { startSimulator, type RunningSimulator } from './start-simulator';

const redirectUrl = 'http://localhost:3000/MTO';
const stranger = { prefix: 'MTO', username: 'MTONOBODY' };

describe('provider without an extension', () => {
  let simulator: RunningSimulator;
  let gateways: ConnectedGateways;
  let member: MemberCredentials;

  beforeAll(async () => {
    // Own simulator, because extensions are switched off globally.
    simulator = await startSimulator();
    gateways = connectGateways({ baseUrls: simulator.baseUrls });
    member = await simulator.addMember('MTO', 7_700);
    await logIn(gateways, member);
  });
  const offer = (extension: string, isOffered: boolean) =>
    simulator.control('POST', '/control/extensions', { extension, isOffered });
  afterEach(async () => {
    for (const extension of extensionNames()) await offer(extension, true);
  });
  afterAll(async () => {
    await gateways.close();
    await simulator.stop();
  });

  it('reads guest lists with the token of a member who is logged in', async () => {
    const before = await gateways.catalogue.providers('MTO');
    await offer('guestLists', false);
    expect(await gateways.catalogue.providers('MTO')).toEqual(before);
    expect((await gateways.catalogue.openings('MTO')).length).toBeGreaterThan(0);
    await expect(gateways.catalogue.games('NAGA', 'Slot')).rejects.toMatchObject({ reason: 'turnedAway' });
  });

  it("reads a balance from the member's own profile", async () => {
    const before = await gateways.balance.current(member);
    await offer('balance', false);
    expect(await gateways.balance.current(member)).toEqual({ ...before, asOf: expect.any(Date) });
    await expect(gateways.balance.current(stranger)).rejects.toMatchObject({ name: 'NotAuthenticated' });
  });

  it('rejects transfers, the bet feed and sport lobby launches as NotOffered', async () => {
    for (const extension of ['creditTransfer', 'betFeed', 'sportTicket']) await offer(extension, false);
    const order = { member, reference: 'without-1', amount: { kind: 'POINT', points: 1 } as const, reason: 'x' };
    const refused = [
      () => gateways.transfers.credit(order),
      () => gateways.transfers.debit(order),
      () => gateways.transfers.query(order),
      () => gateways.feed.page(null, 1),
      () => gateways.launches.launchSportLobby(member, { lobby: 'sport', redirectUrl }),
    ];
    for (const call of refused) await expect(call()).rejects.toMatchObject({ name: 'NotOffered', status: 503 });
    await offer('creditTransfer', true);
    expect(await gateways.transfers.query(order)).toEqual({ kind: 'notFound' });
  });

  it('reports the missing extensions', async () => {
    const extensions = new ProviderExtensions(gateways.client, gateways.transfers, gateways.feed, new AppLog('silent'));
    expect(await extensions.missing()).toEqual([]);
    for (const extension of ['creditTransfer', 'betFeed', 'guestLists', 'balance']) await offer(extension, false);
    const missing = await extensions.missing();
    expect(missing.map(({ extension }) => extension)).toEqual([
      'creditTransfer',
      'betFeed',
      'gamesStatus',
      'getProfileAndCredit',
    ]);
    expect(missing.every(({ withoutIt }) => withoutIt !== '')).toBe(true);
  });
});
