export { quests } from './quests.domain';
export { QuestsModule } from './quests.module';
export { QuestConfigListDto } from './dto/quest-config.dto';
export { QuestEditorService } from './quest-editor.service';
export { QuestsService } from './quests.service';
