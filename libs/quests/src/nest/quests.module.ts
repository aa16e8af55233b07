import { Module, type DynamicModule } from '@nestjs/common';
import { AgentCalendar } from '@housebrand/shared';
import { mount, type MountOptions } from '@housebrand/shared/nest';
import { MemberActivitySource, RewardPayout } from '../core';
import { QuestConfigsController } from './quest-configs.controller';
import { QuestEditorService } from './quest-editor.service';
import { QuestClaimsService } from './quest-claims.service';
import { QuestsController } from './quests.controller';
import { QuestsRepository } from './quests.repository';
import { QuestsService } from './quests.service';

/** Ports that the application binds. */
const questsPorts = { activity: MemberActivitySource, calendar: AgentCalendar, payout: RewardPayout };

const questsParts = {
  controllers: [QuestsController, QuestConfigsController],
  providers: [QuestsService, QuestClaimsService, QuestsRepository, QuestEditorService],
  exports: [QuestEditorService, QuestsService],
};

/** Needs `MemberActivitySource`, `AgentCalendar` and `RewardPayout`, bound by the application. */
@Module(questsParts)
export class QuestsModule {
  /** Mounts the domain in another application, with its ports: see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof questsPorts>): DynamicModule {
    return mount({ module: QuestsModule, ...questsParts }, questsPorts, options);
  }
}
