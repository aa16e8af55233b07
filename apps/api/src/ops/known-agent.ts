import type { INestApplicationContext } from '@nestjs/common';
import { UnknownAgent } from '@housebrand/theming';
import { AgentConfigService } from '@housebrand/theming/nest';
import { UsageError, type OpsArguments } from './arguments';

/** Returns the existing agent named by the first word. @throws UnknownAgent, so that data for unknown agents is not lost silently */
export async function agentOf(app: INestApplicationContext, { positionals: [prefix] }: OpsArguments): Promise<string> {
  if (prefix === undefined) throw new UsageError('a prefix is missing');
  const known = await app.get(AgentConfigService, { strict: false }).findRecord(prefix);
  if (!known) throw new UnknownAgent();
  return known.prefix;
}
