import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderTokens } from '@housebrand/providers/nest';
import { Database, RequestContext, type MemberPrincipal, type Principal } from '@housebrand/shared/nest';
import { SESSION_LIMITS } from '../../core';
import { openAuthWorld, type AuthWorld } from '../../testing';
import { SessionService } from '../session/session.service';

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());

const from = <T>(type: abstract new (...never: never[]) => T): T => world.app.get<T>(type, { strict: false });
/** Starts a session whose tokens contain `name`; each session is used later than the previous one. */
async function start(name: string, username = 'MTODEMO1'): Promise<MemberPrincipal> {
  world.clock.advance(1_000);
  const tokens = { memberSystemToken: `m-${name}`, gamePlatformToken: `g-${name}`, password: 'p' };
  const { principal } = await from(Database).forAgent('MTO', (tx) =>
    from(SessionService).start(tx, { prefix: 'MTO', username, memberId: 'id', ...tokens }),
  );
  return principal;
}
const requested = (principal: Principal | null, username = 'MTODEMO1'): Promise<string> =>
  from(RequestContext).run({ requestId: '', language: 'th', principal }, () =>
    from(ProviderTokens).of({ prefix: 'MTO', username }, 'gamePlatform'),
  );

describe("a member's provider token", () => {
  let older: MemberPrincipal;
  let newer: MemberPrincipal;

  beforeEach(async () => {
    older = await start('older');
    newer = await start('newer');
  });

  it('comes from the session of a request by the member', async () => {
    expect(await requested(older)).toBe('g-older');
    expect(await requested(newer)).toBe('g-newer');
    const inMemberSystem = from(ProviderTokens).of({ prefix: 'MTO', username: 'MTODEMO1' }, 'memberSystem');
    expect(await inMemberSystem).toBe('m-newer');
  });

  it('comes from the most recently used session in jobs and in requests of other members', async () => {
    expect(await requested(null)).toBe('g-newer');
    expect(await requested(await start('other', 'MTODEMO2'))).toBe('g-newer');
    expect(await requested(older, 'MTODEMO2')).toBe('g-other');
  });

  it('never comes from an ended session', async () => {
    await from(SessionService).revoke(newer);
    expect(await requested(null)).toBe('g-older');
    await expect(requested(newer)).rejects.toMatchObject({ name: 'NotAuthenticated' });
    world.clock.advance(SESSION_LIMITS.idleMs);
    await expect(requested(null)).rejects.toMatchObject({ name: 'NotAuthenticated' });
  });

  it('comes from the most recently active member for data that any member may read', async () => {
    const latestToken = (prefix: string) => from(ProviderTokens).ofLatestSession(prefix, 'gamePlatform');
    expect(await latestToken('MTO')).toBe('g-newer');
    await start('another', 'MTODEMO2');
    expect(await latestToken('MTO')).toBe('g-another');
    expect(await latestToken('NAGA')).toBeNull();
    world.clock.advance(SESSION_LIMITS.idleMs);
    expect(await latestToken('MTO')).toBeNull();
  });

  it('never comes from the same username of another agent', async () => {
    const elsewhere = from(ProviderTokens).of({ prefix: 'NAGA', username: 'MTODEMO1' }, 'gamePlatform');
    await expect(elsewhere).rejects.toMatchObject({ name: 'NotAuthenticated' });
  });
});
