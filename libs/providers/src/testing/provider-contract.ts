import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callName, callPath, replyHead, wireCalls, type ProviderSystem, type WireContract } from '../core';
import { connectGateways, logIn, type ConnectedGateways, type MemberCredentials } from './connect-gateways';
import { promises, tryCall } from './suite';
import type { SentCodes } from './suite/promises';

/** Where the providers are, and a member of theirs to call with. */
export interface ProviderTarget {
  baseUrls: Record<ProviderSystem, string>;
  secret?: string;
  member: MemberCredentials;
  /** The phone that one-time passwords come to, and the eyes that read a captcha. */
  codes: SentCodes;
}

const named = (contracts: readonly WireContract[]): { name: string; contract: WireContract }[] =>
  contracts.map((contract) => ({ name: callName(contract), contract }));

/**
 * What gateways and providers promise each other, run through our gateways and over bare HTTP. The simulator passes it;
 * an adapter to a live provider is ready when it does, too. A new contract is in it by itself.
 *
 * @param target asked for in `beforeAll`, so that a spec can start what it needs first
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

    it.each(named(wireCalls))('$name answers its gateway', async ({ contract }) => {
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
