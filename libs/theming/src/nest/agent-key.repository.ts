import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { KeyScope } from '@housebrand/shared';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import { agentKeyTable, agentTable } from './agent.tables';

/** What a key may be used for. */
export interface KeyLimits {
  /** The groups of calls that it may make; `null`: all of them. */
  scopes: KeyScope[] | null;
  /** The networks from which it is valid, in CIDR notation; empty: all. */
  networks: string[];
}

/** The visible data of an agent's key; the key itself is shown once, at its creation. */
export interface AgentKeyInfo extends KeyLimits {
  id: string;
  label: string;
  createdAt: Date;
  /** Who created it, as in the audit trail; `null` for older keys. */
  createdBy: string | null;
  /** The last call, up to an hour early; `null`: none yet. */
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** A valid key. */
export type FoundKey = Pick<AgentKeyInfo, 'id' | 'lastUsedAt'> & KeyLimits & { prefix: string };

/** A new row; omitted limits do not limit the key. */
export type KeyRow = Omit<typeof agentKeyTable.$inferInsert, 'agent'>;

const { id, label, scopes, networks, createdAt, createdBy, lastUsedAt, revokedAt } = agentKeyTable;
const info = { id, label, scopes, networks, createdAt, createdBy, lastUsedAt, revokedAt };

@Injectable()
export class AgentKeyRepository {
  constructor(private readonly database: Database) {}

  /** Returns a valid key. The look-up runs before the agent is known. */
  async find(hash: Buffer): Promise<FoundKey | null> {
    const { rows } = await this.database.unauthenticatedQuery<FoundKey>({
      name: 'agent-key-find',
      text: `select agent as prefix, id, scopes, networks, last_used_at as "lastUsedAt" from agent_key
        where key_hash = $1 and revoked_at is null`,
      values: [hash],
    });
    return rows[0] ?? null;
  }

  /** Does nothing when the agent has this key already. @returns false when there is no such agent, or it is closed */
  async insert(tx: AgentTx, key: KeyRow): Promise<boolean> {
    const agents = await tx.select({ agent: agentTable.agent }).from(agentTable).where(isNull(agentTable.closedAt));
    if (agents.length === 0) return false;
    await tx
      .insert(agentKeyTable)
      .values({ agent: tx.agent, ...key })
      .onConflictDoNothing();
    return true;
  }

  list(prefix: string): Promise<AgentKeyInfo[]> {
    return this.database.read(prefix, (q) => q.select(info).from(agentKeyTable).orderBy(asc(createdAt)));
  }

  /** @returns `null` when the agent has no such key */
  async lock(tx: AgentTx, keyId: string): Promise<AgentKeyInfo | null> {
    const [found] = await tx.select(info).from(agentKeyTable).where(eq(id, keyId)).for('update');
    return found ?? null;
  }

  async change(tx: AgentTx, keyId: string, change: Pick<KeyRow, 'networks' | 'revokedAt'>): Promise<void> {
    await tx.update(agentKeyTable).set(change).where(eq(id, keyId));
  }

  /** Records a call, unless one was recorded since `before`. */
  async noteUse({ prefix, id: keyId }: FoundKey, at: Date, before: Date): Promise<void> {
    await this.database.write(prefix, (q) =>
      q
        .update(agentKeyTable)
        .set({ lastUsedAt: at })
        .where(and(eq(id, keyId), or(isNull(lastUsedAt), lt(lastUsedAt, before)))),
    );
  }
}
