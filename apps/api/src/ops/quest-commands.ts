import type { INestApplicationContext } from '@nestjs/common';
import { QuestConfigListDto, QuestEditorService } from '@housebrand/quests/nest';
import { checked } from './checked';
import type { OpsCommand } from './command';
import { fileCommands } from './file-commands';

export const questCommands: readonly OpsCommand[] = fileCommands({
  name: 'quests',
  what: "Show an agent's daily quests",
  effect: "Replace an agent's daily quests; existing claims stay valid",
  call: 'saveQuestConfigs',
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
