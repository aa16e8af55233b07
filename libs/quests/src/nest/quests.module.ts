import { Module } from '@nestjs/common';
import { QuestClaimsService } from './quest-claims.service';
import { QuestsController } from './quests.controller';
import { QuestsRepository } from './quests.repository';
import { QuestsService } from './quests.service';

/** Needs `MemberActivitySource`, `BusinessCalendar` and `RewardPayout`, bound by the application. */
@Module({ controllers: [QuestsController], providers: [QuestsService, QuestClaimsService, QuestsRepository] })
export class QuestsModule {}
