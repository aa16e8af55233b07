export { quests } from './quests.domain';
export { QuestsModule } from './quests.module';
