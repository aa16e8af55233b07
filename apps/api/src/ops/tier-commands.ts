import type { INestApplicationContext } from '@nestjs/common';
import { LadderDto, LadderEditorService } from '@housebrand/tiers/nest';
import { checked } from './checked';
import type { OpsCommand } from './command';
import { fileCommands } from './file-commands';

export const tierCommands: readonly OpsCommand[] = fileCommands({
  name: 'tiers',
  what: "Show an agent's tiers",
  effect: "Replace an agent's tiers, effective immediately for all members",
  call: 'saveTiers',
  show: (app, agent) => editorOf(app).list(agent),
  put: async (app, agent, written) => {
    const { rows } = await checked<LadderDto>(LadderDto, { rows: written });
    const steps = await editorOf(app).replace(agent, rows, 'operator');
    return `${agent} has ${steps.length} tiers.`;
  },
});

function editorOf(app: INestApplicationContext): LadderEditorService {
  return app.get(LadderEditorService, { strict: false });
}
