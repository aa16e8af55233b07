import { Module } from '@nestjs/common';
import { QuestConfigsController } from './quest-configs.controller';
import { QuestEditorService } from './quest-editor.service';
import { QuestClaimsService } from './quest-claims.service';
import { QuestsController } from './quests.controller';
import { QuestsRepository } from './quests.repository';
import { QuestsService } from './quests.service';

/** Needs `MemberActivitySource`, `BusinessCalendar` and `RewardPayout`, bound by the application. */
@Module({
  controllers: [QuestsController, QuestConfigsController],
  providers: [QuestsService, QuestClaimsService, QuestsRepository, QuestEditorService],
  exports: [QuestEditorService],
})
export class QuestsModule {}
