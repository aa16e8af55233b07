import type { INestApplicationContext } from '@nestjs/common';
import { UnknownAgent } from '@housebrand/theming';
import { AgentConfigService } from '@housebrand/theming/nest';
import { UsageError, type OpsArguments } from './arguments';

/** The agent that a command's first word names. @throws UnknownAgent: what is written for nobody would be lost in silence */
export async function agentOf(app: INestApplicationContext, { words: [prefix] }: OpsArguments): Promise<string> {
  if (prefix === undefined) throw new UsageError('a prefix is missing');
  const known = await app.get(AgentConfigService, { strict: false }).findRecord(prefix);
  if (!known) throw new UnknownAgent();
  return known.prefix;
}
