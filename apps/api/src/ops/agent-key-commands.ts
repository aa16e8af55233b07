import type { INestApplicationContext } from '@nestjs/common';
import { AgentKeyService } from '@housebrand/theming/nest';
import { KEY_SCOPES, type KeyScope } from '@housebrand/shared';
import { prefixOf, positional, UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';

export const agentKeyCommands: readonly OpsCommand[] = [
  {
    name: 'agent key list',
    isReading: true,
    usage: 'PREFIX',
    summary: "List an agent's keys",
    run: async (app, input) => {
      const keys = await keysOf(app).list(prefixOf(input));
      const rows = keys.map(({ id, label, scopes, networks, createdAt, lastUsedAt, revokedAt }) => [
        id,
        label,
        scopes?.join(',') ?? 'all',
        networks.join(',') || 'all',
        createdAt.toISOString(),
        lastUsedAt?.toISOString() ?? '-',
        revokedAt ? 'revoked' : 'valid',
      ]);
      return table([['ID', 'LABEL', 'SCOPES', 'NETWORKS', 'CREATED', 'LAST USED', 'STATE'], ...rows]);
    },
  },
  {
    name: 'agent key create',
    usage: 'PREFIX --label "what for" [--scopes members,payments] [--networks 203.0.113.0/24]',
    summary: 'Create a key; it is shown only once',
    run: async (app, input) => {
      const { label = 'created by an operator' } = input.options;
      const wanted = { label, scopes: scopesOf(input), networks: listOf(input.options.networks) ?? [] };
      const { id, key } = await keysOf(app).create(prefixOf(input), wanted, 'operator');
      return [`Key ${id}, shown only once:`, key];
    },
  },
  {
    name: 'agent key revoke',
    usage: 'PREFIX ID',
    summary: 'Revoke a key; calls with it are refused from then on',
    run: async (app, input) => {
      await keysOf(app).revoke(prefixOf(input), positional(input, 1, "the key's id"), 'operator');
      return ['Revoked.'];
    },
  },
];

/** @throws UsageError */
function scopesOf({ options }: OpsArguments): KeyScope[] | null {
  const scopes = listOf(options.scopes);
  if (!scopes) return null;
  const known = scopes.filter((scope): scope is KeyScope => (KEY_SCOPES as readonly string[]).includes(scope));
  if (known.length === 0 || known.length < scopes.length) throw new UsageError(`scopes are ${KEY_SCOPES.join(', ')}`);
  return known;
}

const listOf = (text: string | undefined) => text?.split(',').filter(Boolean);

function keysOf(app: INestApplicationContext): AgentKeyService {
  return app.get(AgentKeyService, { strict: false });
}
