import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KEY_SCOPES, OWN_CODES, type KeyScope } from '@housebrand/shared';
import { SCOPE_OF_CALL } from '@housebrand/shared/nest';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { AgentKeyService } from '@housebrand/theming/nest';
import { apiBeforePortal } from './testing/api-before-portal';
import type { ApiOperation } from './testing/api-operations';
import { describeApi } from './testing/described-api';

/** The calls that create and end what other calls need come last. */
const ENDS = ['createAgent', 'eraseMember'];

describe('scopes of agent keys', () => {
  let world: TestWorld;
  let operations: ApiOperation[];
  const keys = new Map<KeyScope | 'all', string>();

  beforeAll(async () => {
    world = await openTestWorld({ application: apiBeforePortal });
    ({ operations } = await describeApi(world.app));
    operations = operations
      .filter(({ schemes }) => schemes.includes('x-agent-key'))
      .sort((one, other) => ENDS.indexOf(one.id) - ENDS.indexOf(other.id));
    const service = world.app.get(AgentKeyService, { strict: false });
    for (const scope of [...KEY_SCOPES, 'all'] as const) {
      const scopes = scope === 'all' ? null : [scope];
      // MASTER's key, which alone may create agents
      keys.set(scope, (await service.create('MASTER', { label: scope, scopes }, 'operator')).key);
    }
  });
  afterAll(() => world?.close());

  /** Sends a call about MASTER itself. */
  async function answerTo({ method, path, params, query, body }: ApiOperation, key: string) {
    const about: Record<string, string> = { prefix: 'MASTER', agentID: 'MASTER', username: 'MASTERDEMO1' };
    about.usernameOrTel = 'MASTERDEMO1';
    const own = (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, about[name] ?? value]));
    const url = Object.entries(own(params)).reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value ?? '1'))),
      path,
    );
    const names = Object.entries(own(query)).flatMap(([name, value]) => (name in about ? [[name, String(value)]] : []));
    const reply = await world.app.inject({
      method: method as 'GET',
      url: `${url}?${new URLSearchParams(names)}`,
      headers: { 'x-agent-key': key, 'idempotency-key': crypto.randomUUID(), 'accept-language': 'en' },
      ...(body && { payload: own(body) }),
    });
    const [, code] = /"code":(\d+)/.exec(reply.body) ?? [];
    return { status: reply.statusCode, code: Number(code), body: reply.body };
  }

  it('has one for every call that accepts agent keys', () => {
    expect(Object.keys(SCOPE_OF_CALL).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it('opens every call to its scope and to keys without scopes, and refuses it to all others', async () => {
    const wrong: string[] = [];
    for (const operation of operations) {
      const needed = SCOPE_OF_CALL[operation.id]!;
      for (const [scope, key] of keys) {
        const { status, code, body } = await answerTo(operation, key);
        const isRefused = code === OWN_CODES.keyScope && status === 403 && body.includes(needed);
        const isOpen = scope === 'all' || scope === needed;
        if (isRefused === isOpen || (isOpen && status === 403))
          wrong.push(`${operation.id} ${scope}: ${status} ${code}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(operations.length).toBeGreaterThan(40);
  });

  it("shows the agent's own settings to the scope `settings` only, and the public ones to all", async () => {
    const settingsOf = async (scope: KeyScope | 'all') => {
      const url = '/api/apps/agent_configs/MASTER';
      const reply = await world.app.inject({ url, headers: { 'x-agent-key': keys.get(scope)! } });
      return [reply.statusCode, reply.body.includes('whiteListMembers')];
    };
    expect(await settingsOf('settings')).toEqual([200, true]);
    expect(await settingsOf('all')).toEqual([200, true]);
    expect(await settingsOf('members')).toEqual([200, false]);
  });
});
