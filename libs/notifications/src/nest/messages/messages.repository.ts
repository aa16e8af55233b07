import { and, eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@housebrand/shared';
import { Database, prepared, statement } from '@housebrand/shared/nest';
import { notificationSettingTable as settingTable, notificationTable as table } from '../notification.tables';

const { kind, sourceId, params, readAt } = table;

const FIND_MESSAGE = statement('notification.message', ['username', 'line'], (q, p) =>
  q
    .select({
      kind,
      sourceId,
      params,
      readAt,
      choices: settingTable.messages,
      language: settingTable.language,
    })
    .from(table)
    .leftJoin(settingTable, eq(settingTable.username, table.username))
    .where(and(eq(table.username, p.username), eq(table.id, p.line))),
);

/** Lines of inboxes as text messages. */
@Injectable()
export class MessagesRepository {
  constructor(private readonly database: Database) {}

  /** Returns a line with its member's settings; `null` if it is gone. */
  async message(prefix: string, { username, line }: { username: string; line: string }) {
    const [row] = await this.database.read(prefix, (q) => prepared(q, FIND_MESSAGE, { username, line }));
    return row ? { ...row, choices: row.choices ?? [], language: row.language ?? DEFAULT_LANGUAGE } : null;
  }
}
