import { and, count, eq, gte, inArray, lt } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type InstantRange, type NotificationKind } from '@housebrand/shared';
import { Database, prepared, statement, type AgentTx } from '@housebrand/shared/nest';
import { notificationSettingTable as settingTable, notificationTable as table } from '../notification.tables';

const { kind, sourceId, params, at, readAt } = table;

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

  /** Counts a member's lines of these kinds in a range, in the transaction that adds one of them. */
  async countIn(
    tx: AgentTx,
    username: string,
    kinds: NotificationKind[],
    { from, until }: InstantRange,
  ): Promise<number> {
    const isMeant = and(eq(table.username, username), inArray(kind, kinds), gte(at, from), lt(at, until));
    const [counted] = await tx.select({ lines: count() }).from(table).where(isMeant);
    return counted!.lines;
  }

  /** Returns a line with its member's settings; `null` if it is gone. */
  async message(prefix: string, { username, line }: { username: string; line: string }) {
    const [row] = await this.database.read(prefix, (q) => prepared(q, FIND_MESSAGE, { username, line }));
    return row ? { ...row, choices: row.choices ?? [], language: row.language ?? DEFAULT_LANGUAGE } : null;
  }
}
