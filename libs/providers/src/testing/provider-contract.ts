import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callName, callPath, replyHead, wireCalls, type ProviderSystem, type WireContract } from '../core';
import { visit } from './visit';
import { connectGateways, logIn, type ConnectedGateways } from './connect-gateways';

/** Where the providers are, and a member of theirs to call with. */
export interface ProviderTarget {
  baseUrls: Record<ProviderSystem, string>;
  secret?: string;
  member: { prefix: string; username: string; password: string };
}

/**
 * What gateways and providers promise each other, run through our gateways and over bare HTTP. The simulator passes it;
 * an adapter to a live provider is ready when it does, too.
 *
 * @param target asked for in `beforeAll`, so that a spec can start what it needs first
 */
export function describeProviderContract(target: () => ProviderTarget): void {
  describe('the provider contract', () => {
    let gateways: ConnectedGateways;

    beforeAll(async () => {
      gateways = connectGateways(target());
      await logIn(gateways, target().member);
    });

    afterAll(() => gateways.close());

    describeSessions(() => ({ gateways, target: target() }));
    describeMember(() => ({ gateways, target: target() }));
    describeCatalogue(() => ({ gateways, target: target() }));
    describeLaunches(() => ({ gateways, target: target() }));
    describeRefusals(target);
  });
}

type Subject = () => { gateways: ConnectedGateways; target: ProviderTarget };

function describeSessions(subject: Subject): void {
  it('gives a client signature that is good once', async () => {
    const { gateways, target } = subject();
    const { username, password } = target.member;
    const clientSignature = await gateways.memberSystem.clientSignature();
    await expect(gateways.memberSystem.authenticate({ username, password, clientSignature })).resolves.toBeTruthy();
    await expect(gateways.memberSystem.authenticate({ username, password, clientSignature })).rejects.toMatchObject({
      name: 'ProviderRefused',
    });
  });

  it('refuses a wrong password in words', async () => {
    const { gateways, target } = subject();
    const clientSignature = await gateways.memberSystem.clientSignature();
    const wrong = { username: target.member.username, password: 'not-the-password', clientSignature };
    await expect(gateways.memberSystem.authenticate(wrong)).rejects.toMatchObject({
      name: 'ProviderRefused',
      providerMessage: expect.stringMatching(/\S/),
    });
    const { prefix, username } = target.member;
    await expect(gateways.gamePlatform.login({ prefix, username, password: 'nor-here' })).rejects.toMatchObject({
      name: 'ProviderRefused',
    });
  });

  it('opens the game platform by password as well as by key, and the external API by password', async () => {
    const { gateways, target } = subject();
    const token = await gateways.gamePlatform.login(target.member);
    await expect(gateways.gamePlatform.profile(token)).resolves.toMatchObject({ username: target.member.username });
    const { username, password } = target.member;
    await expect(gateways.external.login({ username, password })).resolves.toBeTruthy();
  });

  it('ends the session of a token nobody knows', async () => {
    const { gateways } = subject();
    await expect(gateways.gamePlatform.profile('no-such-token')).rejects.toMatchObject({
      name: 'ProviderSessionExpired',
    });
    await expect(gateways.memberSystem.identify('no-such-token')).rejects.toMatchObject({
      name: 'ProviderSessionExpired',
    });
  });
}

function describeMember(subject: Subject): void {
  it('tells who the member is, and the same balance in both places', async () => {
    const { gateways, target } = subject();
    const { prefix, username } = target.member;
    const member = await gateways.gamePlatform.profile();
    expect(member).toMatchObject({ username, prefix, topUpPrefix: prefix });
    expect(member.tier.level).toBeGreaterThanOrEqual(1);
    const balance = await gateways.memberSystem.balance(prefix, username);
    expect(balance).toMatchObject({ username, balanceSatang: member.creditSatang, points: member.points });
  });

  it("does not tell another agent's balance", async () => {
    const { gateways, target } = subject();
    const other = target.member.prefix === 'NAGA' ? 'MTO' : 'NAGA';
    await expect(gateways.memberSystem.balance(other, target.member.username)).rejects.toMatchObject({
      name: 'ProviderRefused',
    });
  });

  it('has announcements for members', async () => {
    await expect(subject().gateways.gamePlatform.announcements()).resolves.toBeInstanceOf(Array);
  });
}

function describeCatalogue(subject: Subject): void {
  it('lists providers, their opening and their games to whoever browses', async () => {
    const { gateways, target } = subject();
    const { prefix } = target.member;
    const providers = await gateways.gamePlatform.providers(prefix);
    const codes = providers.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const openings = await gateways.gamePlatform.openings(prefix);
    expect(openings.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    const slots = await gateways.gamePlatform.games(prefix, 'Slot');
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every(({ category }) => category === 'Slot')).toBe(true);
  });

  it('narrows a list to a product', async () => {
    const { gateways, target } = subject();
    const { prefix } = target.member;
    const [provider] = (await gateways.gamePlatform.providers(prefix)).filter(({ section }) => section === 'SLOT');
    const games = await gateways.gamePlatform.games(prefix, 'Slot', provider!.product);
    expect(games.length).toBeGreaterThan(0);
    expect(new Set(games.map((game) => game.provider))).toEqual(new Set([provider!.code]));
  });

  it("tells an agent's site configuration", async () => {
    const { gateways, target } = subject();
    await expect(gateways.gamePlatform.siteConfig(target.member.prefix, '203.0.113.7')).resolves.toMatchObject({
      prefix: target.member.prefix,
    });
  });
}

function describeLaunches(subject: Subject): void {
  const redirectUrl = 'http://localhost:3000/MTO';

  it('opens a game, the lottery and a sport lobby for the member', async () => {
    const { gateways, target } = subject();
    const { prefix, username } = target.member;
    const [game] = await gateways.gamePlatform.games(prefix, 'Slot');
    const { id: gameId, provider, category: gameType } = game!;
    const uris = [
      await gateways.memberSystem.launchGame({ username, gameId, provider, gameType, redirectUrl }),
      await gateways.memberSystem.launchLotto('LOTTO'),
      await gateways.external.launchSportLobby({ prefix, username, lobby: 'sport', redirectUrl }),
    ];
    for (const uri of uris) {
      expect(uri).toMatch(/^https?:\/\//);
      expect(decodeURIComponent(uri)).not.toContain(target.member.password);
      expect((await visit(uri)).status).toBe(200);
    }
  });

  it('refuses a game that it does not have', async () => {
    const { gateways, target } = subject();
    const { username } = target.member;
    const launch = { username, gameId: 'NO-SUCH-GAME', provider: 'NOPE', gameType: 'Slot', redirectUrl };
    await expect(gateways.memberSystem.launchGame(launch)).rejects.toMatchObject({ name: 'ProviderRefused' });
  });
}

/** Values that a call's path needs when it is made without meaning to be understood. */
const PARAMETERS = { gameType: 'Slot', prefix: 'MTO' };

function describeRefusals(target: () => ProviderTarget): void {
  const address = (contract: WireContract): string =>
    target().baseUrls[contract.system] + callPath(contract, { params: PARAMETERS });

  it.each(named(wireCalls.filter(({ auth }) => auth !== 'none')))(
    '$name refuses a caller without a credential, with a code',
    async ({ contract }) => {
      const sent = contract.method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' };
      const reply = await fetch(address(contract), { method: contract.method, ...sent });
      expect(replyHead.parse(await reply.json()).code).not.toBe(0);
    },
  );

  it.each(named(wireCalls.filter(({ auth, method }) => auth === 'none' && method === 'POST')))(
    '$name refuses what is not agreed, with a code',
    async ({ contract }) => {
      const reply = await fetch(address(contract), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ not: 'agreed' }),
      });
      expect(replyHead.parse(await reply.json()).code).not.toBe(0);
    },
  );
}

function named(contracts: readonly WireContract[]): { name: string; contract: WireContract }[] {
  return contracts.map((contract) => ({ name: callName(contract), contract }));
}
