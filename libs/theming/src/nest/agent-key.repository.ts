import { asc, eq, isNull, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import { agentKeyTable, agentTable } from './agent.tables';

/** The visible data of an agent's key; the key itself is shown once, at its creation. */
export interface AgentKeyInfo {
  id: string;
  label: string;
  createdAt: Date;
  revokedAt: Date | null;
}

const { id, label, createdAt, revokedAt } = agentKeyTable;

@Injectable()
export class AgentKeyRepository {
  constructor(private readonly database: Database) {}

  /** Returns the agent of a valid key. The look-up runs before the agent is known. */
  async findAgent(hash: Buffer): Promise<string | null> {
    const { rows } = await this.database.unauthenticatedQuery<{ agent: string }>({
      name: 'agent-key-find',
      text: 'select agent from agent_key where key_hash = $1 and revoked_at is null',
      values: [hash],
    });
    return rows[0]?.agent ?? null;
  }

  /** Does nothing when the agent has this key already. @returns false when there is no such agent, or it is closed */
  async insert(tx: AgentTx, key: { id: string; keyHash: Buffer; label: string }): Promise<boolean> {
    const agents = await tx.select({ agent: agentTable.agent }).from(agentTable).where(isNull(agentTable.closedAt));
    if (agents.length === 0) return false;
    await tx
      .insert(agentKeyTable)
      .values({ agent: tx.agent, ...key })
      .onConflictDoNothing();
    return true;
  }

  list(prefix: string): Promise<AgentKeyInfo[]> {
    return this.database.read(prefix, (q) =>
      q.select({ id, label, createdAt, revokedAt }).from(agentKeyTable).orderBy(asc(createdAt)),
    );
  }

  /** @returns false when the agent has no such key */
  async revoke(prefix: string, keyId: string): Promise<boolean> {
    const { rowCount } = await this.database.write(prefix, (q) =>
      q
        .update(agentKeyTable)
        .set({ revokedAt: sql`coalesce(${revokedAt}, now())` })
        .where(eq(id, keyId)),
    );
    return rowCount === 1;
  }
}
