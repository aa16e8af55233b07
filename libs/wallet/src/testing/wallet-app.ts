import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AgentCalendar, Forbidden, StepUpNeeded, type MemberRef } from '@housebrand/shared';
import { ProviderTokens, providers } from '@housebrand/providers/nest';
import { connectGateways, GivenTokens, logIn, type RunningSimulator } from '@housebrand/providers/testing';
import { actingAs, actingAsGuard, type TestDatabase, openTestWorld } from '@housebrand/shared/testing';
import { FollowingClock, LimitSteps, OutboxWorker, RateLimits, StepUp } from '@housebrand/shared/nest';
import {
  DepositGate,
  ExtrasGate,
  GiftGate,
  GiftSettings,
  MemberPlay,
  type GiftLimits,
  type UnsettledBets,
} from '../core';
import { wallet } from '../nest';

/** A minimum of 100 chips, and daily limits that no spec reaches. */
const GIFTS: GiftLimits = { minSatang: 10_000n, countPerDay: 1_000, totalSatangPerDay: 10_000_000n };

/** The limit in production; some specs have providers that never reply. */
const ANSWER_WITHIN_MS = 5_000;

type Member = MemberRef & { password: string };

/** The wallet over HTTP, with its own database and a running simulator. */
export interface WalletApp {
  app: NestFastifyApplication;
  database: TestDatabase;
  /** Follows the system clock until a spec advances it. */
  clock: FollowingClock;
  /** Provider tokens of the members' sessions. */
  session: GivenTokens;
  /** Usernames that the gates reject. */
  excluded: Set<string>;
  /** What each member's own limits leave for deposits, in satang by username; no entry: no limit. */
  depositsLeft: Map<string, bigint>;
  /** Usernames whose session needs a recent password first. */
  idle: Set<string>;
  /** Stakes of settled bets, as if read from the bet feed. */
  stakes: { username: string; at: Date; satang: bigint }[];
  /** Open bets by username; no entry: none. */
  undecided: Map<string, UnsettledBets>;
  /** Logs a member in at the provider. @returns the headers of the member's requests */
  enter(member: Member): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export async function createWalletApp(simulator: RunningSimulator): Promise<WalletApp> {
  const session = new GivenTokens();
  const excluded = new Set<string>();
  const depositsLeft = new Map<string, bigint>();
  const idle = new Set<string>();
  const stakes: WalletApp['stakes'] = [];
  const undecided: WalletApp['undecided'] = new Map();
  const clock = new FollowingClock();
  const { app, database, close } = await openTestWorld({
    domains: [providers, wallet],
    ports: portsOf({ session, excluded, depositsLeft, idle, stakes, undecided }),
    providers: [actingAsGuard],
    clock,
    simulator,
    settings: { answerWithinMs: ANSWER_WITHIN_MS },
  });
  // only the worker's polls retry a payment whose first delivery failed
  app.get(OutboxWorker).start();
  const enter = async (member: Member): Promise<Record<string, string>> => {
    const gateways = connectGateways({ baseUrls: simulator.baseUrls });
    await logIn(gateways, member);
    session.give(member, gateways.tokens.given(member));
    await gateways.close();
    return actingAs(member.prefix, member.username);
  };
  return { app, database, clock, session, excluded, depositsLeft, idle, stakes, undecided, enter, close };
}

type Rules = Pick<WalletApp, 'session' | 'excluded' | 'depositsLeft' | 'idle' | 'stakes' | 'undecided'>;

function portsOf({ session, excluded, depositsLeft, idle, stakes, undecided }: Rules) {
  const assertMay = ({ username }: MemberRef): Promise<void> =>
    excluded.has(username) ? Promise.reject(new Forbidden()) : Promise.resolve();
  const deposits: DepositGate = {
    assertMayDeposit: async (member, amountSatang = 0n) => {
      await assertMay(member);
      if (amountSatang > (depositsLeft.get(member.username) ?? amountSatang)) throw new Forbidden();
      return depositsLeft.has(member.username);
    },
  };
  const isExcluded = ({ username }: MemberRef): boolean => excluded.has(username);
  const gifts: GiftGate = {
    mayReceive: async (sender, receiver) => {
      await assertMay(sender);
      return !isExcluded(receiver);
    },
  };
  const extras: ExtrasGate = {
    assertMayTake: assertMay,
    isHeld: (member) => Promise.resolve(isExcluded(member)),
    isTurnoverOwed: (member) => Promise.resolve(!isExcluded(member)),
  };
  const stepUp: StepUp = {
    require: ({ username }) => (idle.has(username) ? Promise.reject(new StepUpNeeded()) : Promise.resolve()),
  };
  const play: MemberPlay = {
    hasBetFeed: () => Promise.resolve(true),
    turnoverSince: ({ username }, since) =>
      Promise.resolve(
        stakes
          .filter((stake) => stake.username === username && stake.at >= since)
          .reduce((sum, { satang }) => sum + satang, 0n),
      ),
    unsettled: ({ username }) => Promise.resolve(undecided.get(username) ?? { bets: 0, stakeSatang: 0 }),
  };
  const calendar: AgentCalendar = { zoneOf: () => Promise.resolve('Asia/Bangkok') };
  return [
    { provide: ProviderTokens, useValue: session },
    { provide: DepositGate, useValue: deposits },
    { provide: GiftGate, useValue: gifts },
    { provide: ExtrasGate, useValue: extras },
    { provide: GiftSettings, useValue: { of: () => Promise.resolve(GIFTS) } satisfies GiftSettings },
    { provide: StepUp, useValue: stepUp },
    // No wallet limit demands a proof of work, so the keys (which belong to identity) can be missing.
    {
      provide: LimitSteps,
      inject: [RateLimits],
      useFactory: (limits: RateLimits) => new LimitSteps(limits, null),
    },
    { provide: AgentCalendar, useValue: calendar },
    { provide: MemberPlay, useValue: play },
  ];
}
