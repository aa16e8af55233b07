import type { INestApplicationContext } from '@nestjs/common';
import { QuestConfigListDto, QuestEditorService } from '@housebrand/quests/nest';
import { checked } from './checked';
import type { OpsCommand } from './command';
import { fileCommands } from './file-commands';

export const questCommands: readonly OpsCommand[] = fileCommands({
  name: 'quests',
  what: "An agent's daily quests",
  effect: 'Put quests in the place of those before; a claim that was made stays',
  show: (app, agent) => editorOf(app).list(agent),
  put: async (app, agent, written) => {
    const { rows } = await checked<QuestConfigListDto>(QuestConfigListDto, { rows: written });
    const quests = await editorOf(app).replace(agent, rows, 'operator');
    return `${agent} has ${quests.length} quests.`;
  },
});

function editorOf(app: INestApplicationContext): QuestEditorService {
  return app.get(QuestEditorService, { strict: false });
}
