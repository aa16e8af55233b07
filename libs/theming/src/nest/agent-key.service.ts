import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId, NotFound } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { UnknownAgent } from '../core';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { agentKeyTable, agentTable } from './agent.tables';

export interface AgentKeyInfo {
  id: string;
  label: string;
  createdAt: Date;
  revokedAt: Date | null;
}

/**
 * Keys of server-to-server callers: each belongs to one agent. Only a hash is stored; a key is 256 random bits, so a plain
 * hash cannot be turned back.
 */
@Injectable()
export class AgentKeyService {
  constructor(private readonly database: Database) {}

  /** The prefix a key belongs to; `null` when it is unknown or revoked. */
  async verify(key: string): Promise<string | null> {
    if (key.length < 8 || key.length > 200) return null;
    const [found] = await this.database.asOperator((tx) =>
      tx
        .select({ agent: agentKeyTable.agent })
        .from(agentKeyTable)
        .where(and(eq(agentKeyTable.keyHash, hash(key)), isNull(agentKeyTable.revokedAt))),
    );
    return found?.agent ?? null;
  }

  /** Makes a key. It is returned once and cannot be read again. @throws UnknownAgent */
  async create(prefix: string, label: string): Promise<{ id: string; key: string }> {
    const key = `hb_${randomBytes(32).toString('base64url')}`;
    return { id: await this.store(prefix, label, key), key };
  }

  /** Stores a given key; does nothing when it is there already. For the demo world's known keys. @throws UnknownAgent */
  async store(prefix: string, label: string, key: string): Promise<string> {
    const id = newId();
    await this.database.asOperator(async (tx) => {
      const agents = await tx.select({ agent: agentTable.agent }).from(agentTable).where(eq(agentTable.agent, prefix));
      if (agents.length === 0) throw new UnknownAgent();
      await tx
        .insert(agentKeyTable)
        .values({ agent: prefix, id, keyHash: hash(key), label })
        .onConflictDoNothing();
    });
    return id;
  }

  async list(prefix: string): Promise<AgentKeyInfo[]> {
    const { id, label, createdAt, revokedAt } = agentKeyTable;
    return this.database.forAgent(prefix, (tx) =>
      tx
        .select({ id, label, createdAt, revokedAt })
        .from(agentKeyTable)
        .where(eq(agentKeyTable.agent, prefix))
        .orderBy(asc(createdAt)),
    );
  }

  /** A revoked key is refused from then on. @throws NotFound */
  async revoke(prefix: string, id: string): Promise<void> {
    const revoked = await this.database.forAgent(prefix, (tx) =>
      tx
        .update(agentKeyTable)
        .set({ revokedAt: sql`coalesce(revoked_at, now())` })
        .where(and(eq(agentKeyTable.agent, prefix), eq(agentKeyTable.id, id)))
        .returning({ id: agentKeyTable.id }),
    );
    if (revoked.length === 0) throw new NotFound();
  }
}

function hash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
