import { Injectable } from '@nestjs/common';
import { AgentPrefixOverlap, MAX_GIFT_CHIPS, MAX_GIFTS_PER_DAY } from '../core';
import { Database, type OperatorTx } from '@housebrand/shared/nest';
import { DEFAULT_PREFIX } from '@housebrand/shared';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { AgentDetails, AgentLook, AgentRecord } from './agent-record';
import { agentKeyTable, agentTable, siteSettingTable } from './agent.tables';

const EXCLUSION_VIOLATION = '23P01';
const UNIQUE_VIOLATION = '23505';

export interface NewAgent {
  prefix: string;
  name: string;
  look: AgentLook;
  details: AgentDetails;
}

@Injectable()
export class AgentRepository {
  constructor(private readonly database: Database) {}

  /** Returns `null` when there is no such agent. */
  async find(prefix: string): Promise<AgentRecord | null> {
    return one(await this.database.read(prefix, (q) => q.select().from(agentTable)));
  }

  async list(): Promise<AgentRecord[]> {
    return this.database.asOperator(async (tx) => (await rows(tx).orderBy(asc(agentTable.agent))).map(toRecord));
  }

  /** Returns the agents by the hosts of their sites. */
  async hosts(): Promise<Map<string, Set<string>>> {
    const { rows: found } = await this.database.operatorQuery<{ agent: string; host: string }>({
      text: `select agent, site ->> 'host' as host from agent, jsonb_array_elements(details -> 'sites') as site`,
    });
    const hosts = new Map<string, Set<string>>();
    for (const { agent, host } of found) hosts.set(host, (hosts.get(host) ?? new Set()).add(agent));
    return hosts;
  }

  /** Reads an agent and locks it until the transaction ends. */
  async lock(tx: OperatorTx, prefix: string): Promise<AgentRecord | null> {
    return one(await rows(tx).where(eq(agentTable.agent, prefix)).for('update'));
  }

  /** Returns an agent whose prefix starts with this one or the other way round, including the same prefix. */
  async findOverlap(tx: OperatorTx, prefix: string): Promise<string | null> {
    const [found] = await tx
      .select({ agent: agentTable.agent })
      .from(agentTable)
      .where(or(sql`starts_with(${agentTable.agent}, ${prefix})`, sql`starts_with(${prefix}, ${agentTable.agent})`))
      .limit(1);
    return found?.agent ?? null;
  }

  /** @throws AgentPrefixOverlap */
  async insert(tx: OperatorTx, { prefix, name, look, details }: NewAgent): Promise<AgentRecord> {
    try {
      const [row] = await tx.insert(agentTable).values({ agent: prefix, name, look, details }).returning();
      return toRecord(row!);
    } catch (error) {
      throw asOverlap(error, prefix);
    }
  }

  /**
   * Updates an agent and increments its version. MASTER's changes also affect agents with its look: see
   * `renewDefaultLooks`.
   */
  async update(
    tx: OperatorTx,
    prefix: string,
    { name, look, details }: Omit<NewAgent, 'prefix'>,
  ): Promise<AgentRecord> {
    const [row] = await tx
      .update(agentTable)
      .set({ name, look, details, version: sql`${agentTable.version} + 1`, updatedAt: sql`now()` })
      .where(eq(agentTable.agent, prefix))
      .returning();
    return toRecord(row!);
  }

  /** Closes an agent permanently: removes its configuration and revokes all of its keys. */
  async close(tx: OperatorTx, prefix: string, details: AgentDetails): Promise<void> {
    await tx
      .update(agentTable)
      .set({
        look: 'default',
        details,
        version: sql`${agentTable.version} + 1`,
        updatedAt: sql`now()`,
        closedAt: sql`now()`,
      })
      .where(eq(agentTable.agent, prefix));
    await tx
      .update(agentKeyTable)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(agentKeyTable.agent, prefix), isNull(agentKeyTable.revokedAt)));
    await tx.delete(siteSettingTable).where(eq(siteSettingTable.agent, prefix));
  }

  /** Increments the version of every agent with MASTER's look, and returns their prefixes. */
  async renewDefaultLooks(tx: OperatorTx): Promise<string[]> {
    const renewed = await tx
      .update(agentTable)
      .set({ version: sql`${agentTable.version} + 1`, updatedAt: sql`now()` })
      .where(sql`${agentTable.look} = 'default' and ${agentTable.agent} <> ${DEFAULT_PREFIX}`)
      .returning({ agent: agentTable.agent });
    return renewed.map(({ agent }) => agent);
  }
}

function rows(tx: OperatorTx) {
  return tx.select().from(agentTable).$dynamic();
}

type Row = typeof agentTable.$inferSelect;

function one([row]: Row[]): AgentRecord | null {
  return row ? toRecord(row) : null;
}

function toRecord({ agent, name, look, version, details, updatedAt, closedAt }: Row): AgentRecord {
  const sendGift = withinCeilings(details.sendGift);
  return { prefix: agent, name, look, version, details: { ...details, sendGift }, updatedAt, closedAt };
}

/** Limits stored before there were maximums count as the maximums. */
function withinCeilings(limits: AgentDetails['sendGift']): AgentDetails['sendGift'] {
  return {
    countWithdrawLimit: Math.min(limits.countWithdrawLimit, MAX_GIFTS_PER_DAY),
    minWithdrawReq: Math.min(limits.minWithdrawReq, MAX_GIFT_CHIPS),
    totalWithdrawLimit: Math.min(limits.totalWithdrawLimit, MAX_GIFT_CHIPS),
  };
}

/** Two concurrent writers: the database rejects the second. */
function asOverlap(error: unknown, prefix: string): unknown {
  const cause =
    (error as { cause?: { code?: string; detail?: string } }).cause ?? (error as { code?: string; detail?: string });
  if (cause.code === EXCLUSION_VIOLATION) return new AgentPrefixOverlap(prefix, cause.detail ?? '');
  if (cause.code === UNIQUE_VIOLATION) return new AgentPrefixOverlap(prefix, prefix);
  return error;
}
