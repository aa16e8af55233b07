export { questsMigrations } from './migrations';
export { QuestsModule } from './quests.module';
export { insertBaseline } from './quests.repository';
export { dailyQuestTable, questBaselineTable } from './quest.tables';
