import type { OpsCommand } from './command';
import { listCommands } from './file-commands';

export const questCommands: readonly OpsCommand[] = listCommands({
  name: 'quests',
  what: "Show an agent's daily quests",
  effect: "Replace an agent's daily quests; existing claims stay valid",
  counted: 'quests',
});
