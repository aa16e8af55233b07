import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GivenBets } from '@housebrand/bets/testing';
import type { MemberRef } from '@housebrand/shared';
import { createTestDatabase, localUpdates, type TestDatabase } from '@housebrand/shared/testing';
import { LocalChanges } from '@housebrand/shared/nest';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { LaddersService } from './ladders.service';
import { tiersMigrations } from './migrations';
import { DEMO_TIERS } from './seed-tiers';
import { StandingsRepository } from './standings.repository';
import { StandingsService } from './standings.service';
import { replaceTiers, TiersRepository } from './tiers.repository';
import { TurnoverConsumer } from './turnover-consumer';

const SEEN = new Date('2026-11-18T09:00:00.000Z');
const seconds = (count: number) => new Date(SEEN.getTime() + count * 1_000);
const REPORTED = {
  level: 9,
  name: 'Reported',
  descriptionBackgroundColor: '',
  backgroundDarkColor: '',
  backgroundBrightColor: '',
};
const reported = (depositSatang: bigint, turnoverSatang: bigint) => ({
  ...REPORTED,
  menus: [],
  depositSatang,
  turnoverSatang,
});

class GivenPlay extends GivenBets {
  /** Books a settled bet, or its reversal when `voidedAt` is set. */
  play(member: MemberRef, stakeSatang: bigint, at: Date, voidedAt: Date | null = null): void {
    this.book({ member, stakeSatang, at, voidedAt, kind: voidedAt ? 'takenBack' : 'counted' });
  }
}

describe('member standings', () => {
  let test: TestDatabase;
  let members = 0;

  beforeAll(async () => {
    test = await createTestDatabase([...new GivenPlay().domain.migrations!, ...tiersMigrations]);
    await test.database.forAgent('MTO', (tx) => replaceTiers(tx, DEMO_TIERS));
  });
  afterAll(() => test.close());

  /** A fresh instance with empty caches. */
  function instance(play: GivenPlay) {
    const [repository, updates] = [new StandingsRepository(test.database), localUpdates()];
    const ladders = new LaddersService(new TiersRepository(test.database), new LocalChanges());
    const consumer = new TurnoverConsumer(play.logOf(test), repository, updates);
    return {
      updates,
      standings: new StandingsService(repository, ladders, play, updates),
      follow: () => consumer.follow(new AbortController().signal),
    };
  }
  const member = (prefix = 'MTO') => {
    members += 1;
    return { prefix, username: `${prefix}T${members}` };
  };
  const note = async (
    play: GivenPlay,
    who: ReturnType<typeof member>,
    profile: ReturnType<typeof reported>,
    at = SEEN,
  ) => {
    const part = await instance(play).standings.toNote(who, profile, at);
    await test.database.forAgent(who.prefix, async (tx) => {
      await tx
        .with(part!(tx))
        .select({ one: sql`1` })
        .from(sql`(select) as nothing`);
    });
  };
  const turnover = async (play: GivenPlay, who: ReturnType<typeof member>) =>
    (await instance(play).standings.accumulated(who, reported(0n, -1n))).turnoverSatang;

  it('starts from the profile and continues with play, whatever the consumer had already read', async () => {
    const moves = fc.array(
      fc.record({
        stake: fc.bigInt({ min: 1n, max: 900_000n }),
        at: fc.integer({ min: -50, max: 50 }),
        voidedIn: fc.option(fc.integer({ min: 1, max: 60 })),
        isFollowed: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    let agents = 0;
    await fc.assert(
      fc.asyncProperty(moves, fc.nat(12), async (bets, seenAfter) => {
        // each run needs its own agent, because the position is kept per agent
        agents += 1;
        const [play, who] = [new GivenPlay(), member(`P${agents}X`)];
        let expected = 7_000_00n;
        for (const [index, { stake, at, voidedIn, isFollowed }] of bets.entries()) {
          if (index === seenAfter) await note(play, who, reported(0n, 7_000_00n));
          play.play(who, stake, seconds(at));
          if (at >= 0) expected += stake;
          if (voidedIn !== null) {
            play.play(who, -stake, seconds(at), seconds(at + voidedIn));
            if (at + voidedIn >= 0) expected -= stake;
          }
          if (isFollowed) await instance(play).follow();
        }
        if (bets.length <= seenAfter) await note(play, who, reported(0n, 7_000_00n));
        await instance(play).follow();
        await instance(play).follow();
        expect(await turnover(play, who)).toBe(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('promotes at the agent’s own minimums, and demotes after a void', async () => {
    const [play, who] = [new GivenPlay(), member()];
    const profile = reported(5_000_00n, 0n);
    await note(play, who, profile);
    const { standings, follow } = instance(play);
    const level = async () => (await standings.tierOf(who, profile)).tierLevel;
    expect(await level()).toBe(1);
    play.play(who, 19_999_99n, seconds(1));
    await follow();
    expect([await turnover(play, who), (await instance(play).standings.notedTier(who))?.tierLevel]).toEqual([
      19_999_99n,
      1,
    ]);
    play.play(who, 1n, seconds(2));
    await follow();
    const tier = await instance(play).standings.notedTier(who);
    expect(tier).toMatchObject({ tierLevel: 2, tierName: 'Silver', depositAmount: 5_000, turnoverAmount: 20_000 });
    expect(tier?.access.menu).toContain('daily-quest');
    play.play(who, -1n, seconds(2), seconds(60));
    await follow();
    expect((await instance(play).standings.tierOf(who, profile)).tierLevel).toBe(1);
  });

  it('invalidates the cached standing of an instance', async () => {
    const [play, who] = [new GivenPlay(), member()];
    const profile = reported(5_000_00n, 0n);
    await note(play, who, profile);
    const { standings, follow, updates } = instance(play);
    expect((await standings.tierOf(who, profile)).tierLevel).toBe(1);
    play.play(who, 30_000_00n, seconds(1));
    await follow();
    await updates.onModuleDestroy();
    expect((await standings.tierOf(who, profile)).tierLevel).toBe(2);
  });

  it('uses the profile without a bet feed, and play once there is one', async () => {
    const [play, who] = [new GivenPlay(), member()];
    play.hasFeed = false;
    await note(play, who, reported(100n, 500n));
    expect(await turnover(play, who)).toBe(-1n);
    expect((await instance(play).standings.notedTier(who))?.turnoverAmount).toBe(5);
    play.hasFeed = true;
    await note(play, who, reported(100n, 700n), seconds(10));
    play.play(who, 11n, seconds(5));
    play.play(who, 31n, seconds(15));
    await instance(play).follow();
    expect(await turnover(play, who)).toBe(731n);
    // the provider settles deposits, so the profile's sum wins
    await note(play, who, reported(900n, 1n), seconds(20));
    expect(await turnover(play, who)).toBe(731n);
    expect((await instance(play).standings.notedTier(who))?.depositAmount).toBe(9);
  });

  it('returns no tier for an unseen member, and the provider’s tier without a ladder', async () => {
    const play = new GivenPlay();
    expect(await instance(play).standings.notedTier(member())).toBeNull();
    const who = member('NOLADDER');
    expect(await instance(play).standings.tierOf(who, reported(1n, 2n))).toMatchObject({
      tierLevel: 9,
      tierName: 'Reported',
    });
  });
});
