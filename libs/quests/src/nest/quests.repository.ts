import { Injectable } from '@nestjs/common';
import { Database } from '@housebrand/shared/nest';
import { dailyQuestTable } from './quest.tables';

export type QuestDefinition = Omit<typeof dailyQuestTable.$inferSelect, 'agent'>;

@Injectable()
export class QuestsRepository {
  constructor(private readonly database: Database) {}

  definitions(prefix: string): Promise<QuestDefinition[]> {
    return this.database.read(prefix, (q) => q.select().from(dailyQuestTable).orderBy(dailyQuestTable.id));
  }
}
