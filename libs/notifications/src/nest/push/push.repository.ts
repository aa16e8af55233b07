import { and, desc, eq, inArray } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Database, prepared, statement, type AgentTx } from '@housebrand/shared/nest';
import { notificationTable as lineTable } from '../notification.tables';
import { pushKeyTable as keyTable, pushSubscriptionTable as table } from './push.tables';

/** Browsers of a member; one more ends the subscription of the longest subscribed one. */
const MAX_BROWSERS = 10;

/** A stored key pair; the private key is sealed. */
export type StoredPushKey = Omit<typeof keyTable.$inferSelect, 'agent'>;

/** A stored subscription. */
export type StoredSubscription = Omit<typeof table.$inferSelect, 'agent'>;

const { id, endpoint, p256dh, auth, language, sessionId } = table;
const { kind, sourceId, params, readAt } = lineTable;

const FIND_KEY = statement('push_key.find', [], (q) => q.select().from(keyTable));

const FIND_MESSAGE = statement('push_subscription.message', ['subscription', 'line'], (q, p) =>
  q
    .select({ endpoint, p256dh, auth, language, sessionId, kind, sourceId, params, readAt, username: table.username })
    .from(table)
    .innerJoin(lineTable, and(eq(lineTable.username, table.username), eq(lineTable.id, p.line)))
    .where(eq(id, p.subscription)),
);

/** Browsers that receive push messages, and the agents' keys for them. */
@Injectable()
export class PushRepository {
  constructor(private readonly database: Database) {}

  async key(prefix: string): Promise<StoredPushKey | null> {
    const [row] = await this.database.read(prefix, (q) => prepared(q, FIND_KEY, {}));
    return row ?? null;
  }

  /**
   * Stores a key pair unless another process has stored one meanwhile. Subscriptions with the replaced key receive nothing any more:
   * they are deleted.
   * @param before the private key to replace; `null`: there is none
   */
  async replaceKey(tx: AgentTx, before: string | null, key: StoredPushKey): Promise<void> {
    const isReplaced = before !== null && (await this.changeKey(tx, before, key));
    if (isReplaced) await tx.delete(table);
    else
      await tx
        .insert(keyTable)
        .values({ agent: tx.agent, ...key })
        .onConflictDoNothing();
  }

  private async changeKey(tx: AgentTx, before: string, key: StoredPushKey): Promise<boolean> {
    const { rowCount } = await tx.update(keyTable).set(key).where(eq(keyTable.privateKey, before));
    return rowCount === 1;
  }

  /** Subscribes a browser for a member; another member of the browser receives nothing any more. */
  async subscribe(tx: AgentTx, subscription: Omit<StoredSubscription, 'id'>): Promise<void> {
    const { username, createdAt } = subscription;
    await tx
      .insert(table)
      .values({ agent: tx.agent, id: newId(createdAt), ...subscription })
      .onConflictDoUpdate({ target: [table.agent, endpoint], set: subscription });
    const surplus = tx
      .select({ id })
      .from(table)
      .where(eq(table.username, username))
      .orderBy(desc(table.createdAt), desc(id))
      .offset(MAX_BROWSERS);
    await tx.delete(table).where(inArray(id, surplus));
  }

  /** Ends a browser's subscription if it is the member's. */
  async unsubscribe({ prefix, username }: MemberRef, address: string): Promise<void> {
    await this.database.write(prefix, (q) =>
      q.delete(table).where(and(eq(table.username, username), eq(endpoint, address))),
    );
  }

  async remove(prefix: string, subscription: string): Promise<void> {
    await this.database.write(prefix, (q) => q.delete(table).where(eq(id, subscription)));
  }

  /** Returns the ids of a member's subscriptions. */
  async idsOf(tx: AgentTx, username: string): Promise<string[]> {
    return (await tx.select({ id }).from(table).where(eq(table.username, username))).map((row) => row.id);
  }

  /** Returns a line of the inbox and a subscription of its member; `null` if one of them is gone. */
  async message(prefix: string, { subscription, line }: { subscription: string; line: string }) {
    const [row] = await this.database.read(prefix, (q) => prepared(q, FIND_MESSAGE, { subscription, line }));
    return row ?? null;
  }
}
