import { Injectable } from '@nestjs/common';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { CampaignKind } from '../../core';
import { campaignVersionTable as table } from './campaign-version.tables';

/** A saved document. */
export type StoredVersion = Omit<typeof table.$inferSelect, 'agent' | 'kind'>;

/** What the list of versions needs. */
const facts = {
  number: table.number,
  fingerprint: table.fingerprint,
  savedBy: table.savedBy,
  reason: table.reason,
  at: table.at,
};

/** The saved documents of agents. */
@Injectable()
export class CampaignVersions {
  constructor(private readonly database: Database) {}

  /** Returns versions, newest first. @param before the number of the last one of the page before */
  async list(
    prefix: string,
    kind: CampaignKind,
    { before, limit }: { before: number | null; limit: number },
  ): Promise<Omit<StoredVersion, 'document'>[]> {
    return this.database.read(prefix, (q) =>
      q
        .select(facts)
        .from(table)
        .where(and(eq(table.kind, kind), before === null ? undefined : lt(table.number, before)))
        .orderBy(desc(table.number))
        .limit(limit),
    );
  }

  /** Returns a version; `null` if there is none. */
  async find(prefix: string, kind: CampaignKind, number: number): Promise<StoredVersion | null> {
    const [found] = await this.database.read(prefix, (q) =>
      q
        .select({ ...facts, document: table.document })
        .from(table)
        .where(and(eq(table.kind, kind), eq(table.number, number))),
    );
    return found ?? null;
  }

  /** Reserves a kind of the agent until the transaction ends. @returns false while another transaction holds it; it does not wait */
  async reserve(tx: AgentTx, kind: CampaignKind): Promise<boolean> {
    const name = `campaign ${tx.agent} ${kind}`;
    const { rows } = await tx.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`,
    );
    return rows[0]!.held;
  }

  /** Returns the last version; `null` if there is none. */
  async latest(tx: AgentTx, kind: CampaignKind): Promise<{ number: number; fingerprint: string } | null> {
    const [found] = await tx
      .select({ number: table.number, fingerprint: table.fingerprint })
      .from(table)
      .where(eq(table.kind, kind))
      .orderBy(desc(table.number))
      .limit(1);
    return found ?? null;
  }

  async add(tx: AgentTx, kind: CampaignKind, version: StoredVersion): Promise<void> {
    await tx.insert(table).values({ agent: tx.agent, kind, ...version });
  }
}
