import type { INestApplicationContext } from '@nestjs/common';
import { TournamentConfigListDto, TournamentEditorService } from '@housebrand/tournaments/nest';
import { checked } from './checked';
import type { OpsCommand } from './command';
import { fileCommands } from './file-commands';

export const tournamentCommands: readonly OpsCommand[] = fileCommands({
  name: 'tournaments',
  what: "Show an agent's running and upcoming tournaments",
  effect: "Replace an agent's upcoming tournaments; running ones keep scoring, times and prizes",
  call: 'saveTournamentConfigs',
  show: (app, agent) => editorOf(app).list(agent),
  put: async (app, agent, written) => {
    const { rows } = await checked<TournamentConfigListDto>(TournamentConfigListDto, { rows: written });
    const tournaments = await editorOf(app).replace(agent, rows, 'operator');
    return `${agent} has ${tournaments.length} running and upcoming tournaments.`;
  },
});

function editorOf(app: INestApplicationContext): TournamentEditorService {
  return app.get(TournamentEditorService, { strict: false });
}
