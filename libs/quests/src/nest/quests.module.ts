import { Module } from '@nestjs/common';
import { QuestsController } from './quests.controller';
import { QuestsRepository } from './quests.repository';
import { QuestsService } from './quests.service';

/** Needs `MemberActivitySource` and `BusinessCalendar`, bound by the application. */
@Module({ controllers: [QuestsController], providers: [QuestsService, QuestsRepository] })
export class QuestsModule {}
