import {
  ProviderRefused,
  type MemberIdentity,
  type PlatformMember,
  type ProviderBalance,
} from '@housebrand/providers/nest';

import type { MemberRef } from '@housebrand/shared';

/** Password of every member of the fake provider. */
export const FAKE_PASSWORD = 'Chips-2026!';

/** Creates a member for the fake providers. */
export function fakeMember(prefix: string, username: string): PlatformMember {
  return {
    memberId: `id-${username.toLowerCase()}`,
    username,
    prefix,
    creditSatang: 1_234_567n,
    points: 250,
    name: 'Somchai Jaidee',
    firstName: 'Somchai',
    lastName: 'Jaidee',
    tel: '0812345678',
    bankName: 'SCB',
    accountNumber: '1234567890',
    bonus: 'NO_BONUS',
    tier: {
      level: 2,
      name: 'Silver',
      logoUrl: 'http://provider.example/2.svg',
      descriptionBackgroundColor: '#2F3A4D',
      backgroundDarkColor: '#4C5B75',
      backgroundBrightColor: '#C3D0E4',
      depositSatang: 850_000n,
      turnoverSatang: 5_990_000n,
      menus: ['coupon'],
    },
    createdAt: new Date('2025-11-18T09:00:00.000Z'),
    topUpPrefix: prefix,
    readAt: new Date('2026-11-18T09:00:00.000Z'),
  };
}

/**
 * Replaces both provider systems in specs: has the given members, all with the same password.
 * `failing` makes further calls of a name throw.
 */
export class FakeProviders {
  readonly calls: string[] = [];
  /** Members for whom the member system returns no platform link. */
  readonly withoutKey = new Set<string>();
  private readonly members = new Map<string, PlatformMember>();
  private readonly failures = new Map<string, unknown>();

  constructor(members: readonly PlatformMember[] = []) {
    for (const member of members) this.knows(member);
  }

  knows(member: PlatformMember): void {
    this.members.set(member.username, member);
  }

  /** Makes every further call of this name throw; without an error, restores it. */
  failing(call: string, error?: unknown): void {
    if (error === undefined) this.failures.delete(call);
    else this.failures.set(call, error);
  }

  readonly identity = {
    clientSignature: async (): Promise<string> => this.answer('clientSignature', 'signature'),
    authenticate: async ({ username, password }: { username: string; password: string }): Promise<string> => {
      if (password !== FAKE_PASSWORD || !this.members.has(username)) return this.refuse('authenticate');
      return this.answer('authenticate', `member-token-${username}`);
    },
    identify: async (token: string): Promise<MemberIdentity> => {
      const { memberId, username } = this.byToken(token);
      return this.answer('identify', {
        memberId,
        username,
        platformKey: this.withoutKey.has(username) ? null : username,
      });
    },
    enterPlatform: async ({ username }: { username: string }): Promise<string> =>
      this.answer('enterPlatform', `platform-token-${username}`),
    enterPlatformByKey: async (
      _prefix: string,
      platformKey: string,
    ): Promise<{ token: string; member: PlatformMember }> =>
      this.answer('enterPlatformByKey', {
        token: `platform-token-${platformKey}`,
        member: this.members.get(platformKey)!,
      }),
    profile: async (member: MemberRef): Promise<PlatformMember> =>
      this.answer('profile', this.byToken(await this.platformToken(member))),
    profileByToken: async (token: string): Promise<PlatformMember> =>
      this.answer('profileByToken', this.byToken(token)),
  };

  /** Accepts calls without changing anything: specs against the simulator cover the effect. */
  readonly passwords = {
    change: async (): Promise<void> => this.answer('change', undefined),
    changeAtPlatform: async (): Promise<void> => this.answer('changeAtPlatform', undefined),
  };

  readonly balances = {
    current: async ({ username }: MemberRef): Promise<ProviderBalance> => {
      const { creditSatang, points, name, readAt } = this.members.get(username) ?? this.refuse('balance');
      return this.answer('balance', { username, balanceSatang: creditSatang, points, name, asOf: readAt });
    },
    find: async (member: MemberRef): Promise<ProviderBalance | null> =>
      this.members.has(member.username) ? this.balances.current(member) : this.answer('balance', null),
  };

  /** Returns the platform token of a member's session; `openAuthWorld` binds it to the real `ProviderTokens`. */
  platformToken: (member: MemberRef) => Promise<string> = () => Promise.reject(new Error('no session'));

  private answer<T>(call: string, value: T): T {
    this.calls.push(call);
    if (this.failures.has(call)) throw this.failures.get(call);
    return value;
  }

  private refuse(call: string): never {
    this.calls.push(call);
    throw (
      this.failures.get(call) ??
      new ProviderRefused({ call, code: 1001, providerMessage: 'Wrong username or password' })
    );
  }

  private byToken(token: string): PlatformMember {
    const member = this.members.get(token.replace(/^(?:member|platform)-token-/, ''));
    return member ?? this.refuse('byToken');
  }
}
