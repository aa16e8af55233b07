import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database, type AgentTx, type OperatorTx } from '../database/database';
import {
  CHAIN_START,
  AUDIT_REDACTED,
  type AuditFacts,
  type ChainedEntry,
  type ChainHead,
  type Redactions,
} from './audit-chain';
import { entriesOf, type AuditQuery } from './audit-list';

/** Advisory lock key, any fixed number: the transaction that holds it seals. */
const LOCK = 7_264_204;

const FACTS = sql`e.agent, e.number, e.xid, (extract(epoch from e.at) * 1000000)::bigint as at_micros,
  e.actor, e.action, e.subject, e.details`;

interface FactRow extends Record<string, unknown> {
  agent: string;
  number: string;
  xid: string;
  at_micros: string;
  actor: string;
  action: string;
  subject: string;
  details: string;
}

/** The transactions of one sealing: from `from` (inclusive) to `until` (exclusive). */
export interface SealWindow {
  from: bigint;
  until: bigint;
  /** The new horizon of all chains if transaction numbers restarted; else `null`. */
  again: bigint | null;
}

/** The audit's entries and the chains that seal them; append-only even for the writing role. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  /** Takes the lock that one sealer of all instances holds until its transaction ends. */
  async lock(tx: OperatorTx): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  }

  /**
   * Returns the next window to seal, in whole transactions: only those before the oldest running one. After a restore on a server
   * with lower transaction numbers the window covers all entries once.
   */
  async window(tx: OperatorTx, batchSize: number): Promise<SealWindow> {
    const { rows } = await tx.execute<{ lowest: string; done: string }>(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as lowest,
        (select coalesce(max(horizon), 0) from audit_head)::text as done`);
    const [running, done] = [BigInt(rows[0]!.lowest), BigInt(rows[0]!.done)];
    const isRestored = done > running;
    const from = isRestored ? 0n : done;
    if (isRestored) return { from, until: await this.highest(tx), again: running };
    const { rows: later } = await tx.execute<{ first: string; next: string | null }>(sql`
      select min(xid)::text as first, (array_agg(xid order by xid))[${batchSize}::int + 1]::text as next from (
        select xid from audit_entry where xid >= ${from} and xid < ${running} order by xid, number limit ${batchSize + 1}
      ) due`);
    const { first = null, next = null } = later[0] ?? {};
    if (first === null || next === null) return { from, until: running, again: null };
    const cut = BigInt(next);
    return { from, until: cut > BigInt(first) ? cut : cut + 1n, again: null };
  }

  /** Returns the unsealed entries of a window, in the order of their transactions. */
  async unsealed(tx: OperatorTx, { from, until }: SealWindow): Promise<AuditFacts[]> {
    const { rows } = await tx.execute<FactRow>(sql`
      select ${FACTS} from audit_entry e
      where e.xid >= ${from} and e.xid < ${until}
        and not exists (select from audit_link l where l.agent = e.agent and l.entry = e.number)
      order by e.xid, e.number`);
    return rows.map(toFacts);
  }

  async headOf(tx: OperatorTx, agent: string): Promise<ChainHead> {
    const { rows } = await tx.execute<{ position: string; hash: string }>(
      sql`select position, hash from audit_head where agent = ${agent}`,
    );
    const [row] = rows;
    return row ? { position: BigInt(row.position), hash: row.hash } : CHAIN_START;
  }

  async append(tx: OperatorTx, agent: string, links: readonly ChainedEntry[], horizon: bigint): Promise<void> {
    const column = (read: (link: ChainedEntry) => string) => sql.param(links.map(read));
    await tx.execute(sql`
      insert into audit_link (agent, position, entry, hash)
      select ${agent}, * from unnest(${column(({ position }) => String(position))}::bigint[],
        ${column(({ entry }) => String(entry))}::bigint[], ${column(({ hash }) => hash)}::text[])`);
    const last = links.at(-1)!;
    await tx.execute(sql`
      insert into audit_head (agent, position, hash, horizon) values (${agent}, ${last.position}, ${last.hash}, ${horizon})
      on conflict (agent) do update
        set position = excluded.position, hash = excluded.hash, horizon = excluded.horizon`);
  }

  /** Resets the horizons after transaction numbers restarted: everything below `horizon` is sealed. */
  async lowerHorizons(tx: OperatorTx, horizon: bigint): Promise<void> {
    await tx.execute(sql`update audit_head set horizon = ${horizon}`);
  }

  /** Returns every agent with an entry or a chain, and the stored head of its chain. */
  async heads(): Promise<(ChainHead & { agent: string })[]> {
    const { rows } = await this.database.operatorQuery<{ agent: string; position: string | null; hash: string | null }>(
      {
        text: `select agent, h.position, h.hash
          from (select agent from audit_head union select agent from audit_link union select agent from audit_entry) a
          left join audit_head h using (agent) order by agent`,
      },
    );
    return rows.map(({ agent, position, hash }) => ({ agent, position: BigInt(position ?? 0), hash: hash ?? '' }));
  }

  async links(agent: string, after: bigint, limit: number): Promise<ChainedEntry[]> {
    const { rows } = await this.database.asOperator((tx) =>
      tx.execute<Partial<FactRow> & { position: string; entry: string; hash: string }>(sql`
        select l.position, l.entry, l.hash, ${FACTS} from audit_link l
        left join audit_entry e on e.agent = l.agent and e.number = l.entry
        where l.agent = ${agent} and l.position > ${after} order by l.position limit ${limit}`),
    );
    return rows.map(({ position, entry, hash, ...facts }) => ({
      position: BigInt(position),
      entry: BigInt(entry),
      hash,
      facts: facts.number === null ? null : toFacts(facts as FactRow),
    }));
  }

  /** Returns the hashes that erasures declared; for an entry changed twice, the later one. */
  async redactions(agent: string): Promise<Redactions> {
    const { rows } = await this.database.operatorQuery<{ details: string }>({
      text: 'select details from audit_entry where agent = $1 and action = $2 order by number',
      values: [agent, AUDIT_REDACTED],
    });
    const declared = rows.flatMap(({ details }) => Object.entries(JSON.parse(details) as Record<string, string>));
    return new Map(declared.map(([number, hash]) => [BigInt(number), hash]));
  }

  /** Returns the entries of the transaction's agent that name a member. @param pattern of PostgreSQL, for the name as a word */
  async naming(tx: AgentTx, username: string, pattern: string): Promise<AuditFacts[]> {
    const { rows } = await tx.execute<FactRow>(sql`
      select ${FACTS} from audit_entry e
      where e.actor = ${username} or e.subject ~ ${pattern} or (strpos(e.details, ${username}) > 0 and e.details ~ ${pattern})
      order by e.number`);
    return rows.map(toFacts);
  }

  /** Returns the unsealed entries: `late` is the first one below the horizon, so inserted afterwards; `waiting` counts the others. */
  async loose(agent: string): Promise<{ late: bigint | null; waiting: number }> {
    const { rows } = await this.database.operatorQuery<{ late: string | null; waiting: string }>({
      text: `with horizon as (select coalesce(max(horizon), 0) as done from audit_head)
        select min(e.number) filter (where e.xid < done)::text as late, count(*) filter (where e.xid >= done)::text as waiting
        from audit_entry e cross join horizon
        where e.agent = $1 and not exists (select from audit_link l where l.agent = e.agent and l.entry = e.number)`,
      values: [agent],
    });
    const [row] = rows;
    return { late: row?.late ? BigInt(row.late) : null, waiting: Number(row?.waiting ?? 0) };
  }

  /** Lists entries, the newest first. */
  async list(query: AuditQuery, limit: number): Promise<AuditFacts[]> {
    const { rows } = await this.database.asOperator((tx) =>
      tx.execute<FactRow>(sql`select ${FACTS} from ${entriesOf(query, limit)} e order by e.number desc limit ${limit}`),
    );
    return rows.map(toFacts);
  }

  private async highest(tx: OperatorTx): Promise<bigint> {
    const { rows } = await tx.execute<{ highest: string }>(
      sql`select (coalesce(max(xid), 0) + 1)::text as highest from audit_entry`,
    );
    return BigInt(rows[0]!.highest);
  }
}

function toFacts({ number, xid, at_micros, ...texts }: FactRow): AuditFacts {
  const { agent, actor, action, subject, details } = texts;
  const numbers = { number: BigInt(number), xid: BigInt(xid), atMicros: BigInt(at_micros) };
  return { ...numbers, agent, actor, action, subject, details };
}
