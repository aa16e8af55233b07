import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderTokens } from '@housebrand/providers/nest';
import { Database, RequestContext, type MemberPrincipal, type Principal } from '@housebrand/shared/nest';
import { SESSION_LIMITS } from '../../core';
import { openAuthWorld, type AuthWorld } from '../../testing';
import { SessionService } from './session.service';

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());

const from = <T>(type: abstract new (...never: never[]) => T): T => world.app.get<T>(type, { strict: false });
/** A session of MTODEMO1 whose tokens carry its name; each is used later than the one before. */
async function begin(name: string, username = 'MTODEMO1'): Promise<MemberPrincipal> {
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
    older = await begin('older');
    newer = await begin('newer');
  });

  it("is the session's own within a request of the member", async () => {
    expect(await requested(older)).toBe('g-older');
    expect(await requested(newer)).toBe('g-newer');
    const inMemberSystem = from(ProviderTokens).of({ prefix: 'MTO', username: 'MTODEMO1' }, 'memberSystem');
    expect(await inMemberSystem).toBe('m-newer');
  });

  it('is that of the session used last for a job, and in a request of somebody else', async () => {
    expect(await requested(null)).toBe('g-newer');
    expect(await requested(await begin('other', 'MTODEMO2'))).toBe('g-newer');
    expect(await requested(older, 'MTODEMO2')).toBe('g-other');
  });

  it('leaves out sessions that ended', async () => {
    await from(SessionService).revoke(newer);
    expect(await requested(null)).toBe('g-older');
    await expect(requested(newer)).rejects.toMatchObject({ name: 'NotAuthenticated' });
    world.clock.advance(SESSION_LIMITS.idleMs);
    await expect(requested(null)).rejects.toMatchObject({ name: 'NotAuthenticated' });
  });

  it('is, for what any member may read, that of whoever was here last', async () => {
    const lastComers = (prefix: string) => from(ProviderTokens).ofLastComer(prefix, 'gamePlatform');
    expect(await lastComers('MTO')).toBe('g-newer');
    await begin('another', 'MTODEMO2');
    expect(await lastComers('MTO')).toBe('g-another');
    expect(await lastComers('NAGA')).toBeNull();
    world.clock.advance(SESSION_LIMITS.idleMs);
    expect(await lastComers('MTO')).toBeNull();
  });

  it('is nobody else’s under the same name', async () => {
    const elsewhere = from(ProviderTokens).of({ prefix: 'NAGA', username: 'MTODEMO1' }, 'gamePlatform');
    await expect(elsewhere).rejects.toMatchObject({ name: 'NotAuthenticated' });
  });
});
