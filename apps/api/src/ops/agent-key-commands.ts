import type { INestApplicationContext } from '@nestjs/common';
import { AgentKeyService } from '@housebrand/theming/nest';
import { prefixOf, positional } from './arguments';
import { table, type OpsCommand } from './command';

export const agentKeyCommands: readonly OpsCommand[] = [
  {
    name: 'agent key list',
    isReading: true,
    usage: 'PREFIX',
    summary: "List an agent's keys",
    run: async (app, input) => {
      const keys = await keysOf(app).list(prefixOf(input));
      const rows = keys.map(({ id, label, createdAt, revokedAt }) => [
        id,
        label,
        createdAt.toISOString(),
        revokedAt ? 'revoked' : 'valid',
      ]);
      return table([['ID', 'LABEL', 'CREATED', 'STATE'], ...rows]);
    },
  },
  {
    name: 'agent key create',
    usage: 'PREFIX --label "what for"',
    summary: 'Create a key; it is shown only once',
    run: async (app, input) => {
      const { id, key } = await keysOf(app).create(prefixOf(input), input.options.label ?? 'created by an operator');
      return [`Key ${id}, shown only once:`, key];
    },
  },
  {
    name: 'agent key revoke',
    usage: 'PREFIX ID',
    summary: 'Revoke a key; calls with it are refused from then on',
    run: async (app, input) => {
      await keysOf(app).revoke(prefixOf(input), positional(input, 1, "the key's id"));
      return ['Revoked.'];
    },
  },
];

function keysOf(app: INestApplicationContext): AgentKeyService {
  return app.get(AgentKeyService, { strict: false });
}
