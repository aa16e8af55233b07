import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { DEMO_PASSWORD, SIMULATOR_URL } from './demo';

export interface SimulatedMember {
  username: string;
  prefix: string;
  creditSatang: number;
  points: number;
  tier: number;
}

export interface SimulatedRound {
  id: string;
  gameId: string;
  status: 'OPEN' | 'SETTLED' | 'VOID';
  stakeSatang: number;
  payoutSatang: number;
}

export interface SimulatedPayment {
  id: string;
  amountSatang: number;
  status: string;
}

export interface FaultRequest {
  kind:
    | 'doneReplyLost'
    | 'reset'
    | 'timeoutBefore'
    | 'timeoutAfter'
    | 'http500'
    | 'http503'
    | 'html200'
    | 'code1005'
    | 'code1003';
  system?: 'memberSystem' | 'gamePlatform' | 'external';
  call?: string;
  username?: string;
  times?: number;
}

async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${SIMULATOR_URL}/control/${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} /control/${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Controls the simulator and reads its state. */
export const simulator = {
  member: (username: string) => control<SimulatedMember>('GET', `members/${username}`),
  rounds: (username: string) => control<SimulatedRound[]>('GET', `rounds?username=${username}`),
  fault: (fault: FaultRequest) => control('POST', 'faults', fault),
  clearFaults: () => control('DELETE', 'faults'),
  expireSessions: (username: string) => control<{ tokens: number }>('POST', `sessions/${username}/expire`),
  /** Returns what the simulated push service received for a browser, newest first: encrypted. */
  pushMessages: (browser: string) => control<{ body: string }[]>('GET', `push/${browser}`),
  /** Simulates money that arrives at the provider's bank. */
  deposit: (username: string, amountSatang: number) =>
    control('POST', 'deposits', { username, amountSatang, reference: `E2E-${Date.now()}` }),
  /** Returns a member's open deposits and withdrawals. */
  openPayments: (username: string) => control<SimulatedPayment[]>('GET', `payments?username=${username}&open=true`),
  /** Decides on an open deposit at the bank desk. */
  decideDeposit: (id: string, decision: { action: 'confirm' } | { action: 'reject'; reason: string }) =>
    control<SimulatedPayment>('POST', `deposits/${id}/decision`, decision),
  /** Pays or refuses the open withdrawal at the bank desk. */
  async decideWithdrawal(username: string, decision: { paid: boolean; reason?: string }): Promise<void> {
    const [waiting] = await simulator.openPayments(username);
    await control('POST', `withdrawals/${waiting!.id}/decision`, decision);
  },
  /** Returns the latest one-time password of a phone number. */
  async otp(tel: string): Promise<string> {
    const came = () => control<{ code: string }[]>('GET', `otp?tel=${tel}`);
    await expect.poll(async () => (await came()).length, `no message was sent to ${tel}`).toBeGreaterThan(0);
    return (await came())[0]!.code;
  },
  /** Returns the text of a captcha. */
  async captcha(captchaId: string): Promise<string> {
    const shown = await control<{ captchaId: string; answer: string }[]>('GET', 'captchas');
    return shown.find((one) => one.captchaId === captchaId)!.answer;
  },
  /** Voids a settled round. */
  voidRound: (id: string) => control('POST', `rounds/${id}/void`),
  /** Returns a launch address, as the provider would. */
  launch: (username: string, gameID: string) => control<{ uri: string }>('POST', 'launches', { username, gameID }),

  /** Creates a member for one test only, so that tests are independent, also on existing data. */
  async newMember(
    prefix: string,
    options: { creditSatang?: number; accountNumber?: string; tel?: string } = {},
  ): Promise<SimulatedMember> {
    const username = `${prefix}E2E${Date.now().toString(36).toUpperCase()}${randomInt(36 ** 2)
      .toString(36)
      .toUpperCase()}`;
    return control<SimulatedMember>('POST', 'members', {
      prefix,
      username,
      password: DEMO_PASSWORD,
      creditSatang: 100_000,
      ...options,
    });
  },
};
