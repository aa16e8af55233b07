import type { INestApplicationContext } from '@nestjs/common';
import { TournamentConfigListDto, TournamentEditorService } from '@housebrand/tournaments/nest';
import { checked } from './checked';
import type { OpsCommand } from './command';
import { fileCommands } from './file-commands';

export const tournamentCommands: readonly OpsCommand[] = fileCommands({
  name: 'tournaments',
  what: "An agent's tournaments that run or are to come",
  effect: 'Put tournaments in the place of those to come; one that has begun keeps what it promised',
  show: (app, agent) => editorOf(app).list(agent),
  put: async (app, agent, written) => {
    const { rows } = await checked<TournamentConfigListDto>(TournamentConfigListDto, { rows: written });
    const tournaments = await editorOf(app).replace(agent, rows, 'operator');
    return `${agent} has ${tournaments.length} tournaments that run or are to come.`;
  },
});

function editorOf(app: INestApplicationContext): TournamentEditorService {
  return app.get(TournamentEditorService, { strict: false });
}
