import type { OpsCommand } from './command';
import { listCommands } from './file-commands';

export const tournamentCommands: readonly OpsCommand[] = listCommands({
  name: 'tournaments',
  what: "Show an agent's running and upcoming tournaments",
  effect: "Replace an agent's upcoming tournaments; running ones keep scoring, times and prizes",
  counted: 'running and upcoming tournaments',
});
