import type { OpsCommand } from './command';
import { listCommands } from './file-commands';

export const tierCommands: readonly OpsCommand[] = listCommands({
  name: 'tiers',
  what: "Show an agent's tiers",
  effect: "Replace an agent's tiers, effective immediately for all members",
  counted: 'tiers',
});
