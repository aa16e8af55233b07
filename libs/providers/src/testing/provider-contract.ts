import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callName, callPath, replyHead, wireCalls, type ProviderSystem, type WireContract } from '../core';
import { connectGateways, logIn, type ConnectedGateways, type MemberCredentials } from './connect-gateways';
import { promises, tryCall } from './suite';
import type { SentCodes } from './suite/promises';

/** The providers' addresses, and a member to call with. */
export interface ProviderTarget {
  baseUrls: Record<ProviderSystem, string>;
  secret?: string;
  member: MemberCredentials;
  /** Reads one-time passwords and captchas. */
  codes: SentCodes;
}

const named = (contracts: readonly WireContract[]): { name: string; contract: WireContract }[] =>
  contracts.map((contract) => ({ name: callName(contract), contract }));

/**
 * Runs the guarantees between gateways and providers, through our gateways and over bare HTTP. The simulator passes; an adapter
 * to a live provider is ready when it passes, too. New contracts are included automatically.
 *
 * @param target called in `beforeAll`, so that a spec can start its provider first
 */
export function describeProviderContract(target: () => ProviderTarget): void {
  describe('the provider contract', () => {
    let gateways: ConnectedGateways;
    const tried = () => ({ gateways, member: target().member, codes: target().codes });

    beforeAll(async () => {
      gateways = connectGateways(target());
      await logIn(gateways, target().member);
    });

    afterAll(() => gateways.close());

    it.each(named(wireCalls))('answers $name through its gateway', async ({ contract }) => {
      await expect(tryCall(contract, tried())).resolves.toBeDefined();
    });

    describe.each(Object.entries(promises))('%s', (_family, promise) => promise.describe(tried));

    describeRefusals(target);
  });
}

function describeRefusals(target: () => ProviderTarget): void {
  const address = (contract: WireContract): string => {
    const { params } = contract.example.request as { params?: Record<string, string> };
    return target().baseUrls[contract.system] + callPath(contract, { params });
  };

  it.each(named(wireCalls.filter(({ auth }) => auth !== 'none')))(
    'refuses $name without a credential, with a code',
    async ({ contract }) => {
      const sent = contract.method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' };
      const reply = await fetch(address(contract), { method: contract.method, ...sent });
      expect(replyHead.parse(await reply.json()).code).not.toBe(0);
    },
  );

  it.each(named(wireCalls.filter(({ auth, method }) => auth === 'none' && method === 'POST')))(
    'refuses $name with an invalid body, with a code',
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
