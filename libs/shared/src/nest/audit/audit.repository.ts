import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database, type OperatorTx } from '../database/database';
import { CHAIN_START, type AuditFacts, type ChainedEntry, type ChainHead } from './audit-chain';

/** Any fixed number: whoever holds it seals. */
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

/** Transactions from `from` on and before `until` are what one sealing looks at. */
export interface SealWindow {
  from: bigint;
  until: bigint;
  /** What the horizons are to be, where transactions are counted anew. */
  again: bigint | null;
}

/** Whose entries are listed. */
export interface AuditQuery {
  agent?: string;
  subject?: string;
  /** What their action begins with: `settings.` */
  actions?: readonly string[];
  since?: Date;
}

/** The audit's entries and the chain that seals them; append-only, also for the role that writes. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  /** Work that one sealer at a time does, over all instances. */
  sealing<T>(work: (tx: OperatorTx) => Promise<T>): Promise<T> {
    return this.database.asOperator(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      return work(tx);
    });
  }

  /**
   * What is left to seal, whole transactions at a time: none that still runs, and nothing that began before one that does.
   * A database that was restored elsewhere counts its transactions from a lower number: then everything is looked at once.
   */
  async window(tx: OperatorTx, atOnce: number): Promise<SealWindow> {
    const { rows } = await tx.execute<{ lowest: string; done: string }>(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as lowest,
        (select coalesce(max(horizon), 0) from audit_head)::text as done`);
    const [running, done] = [BigInt(rows[0]!.lowest), BigInt(rows[0]!.done)];
    const isElsewhere = done > running;
    const from = isElsewhere ? 0n : done;
    if (isElsewhere) return { from, until: await this.highest(tx), again: running };
    const { rows: later } = await tx.execute<{ first: string; next: string | null }>(sql`
      select min(xid)::text as first, (array_agg(xid order by xid))[${atOnce}::int + 1]::text as next from (
        select xid from audit_entry where xid >= ${from} and xid < ${running} order by xid, number limit ${atOnce + 1}
      ) due`);
    const { first = null, next = null } = later[0] ?? {};
    if (first === null || next === null) return { from, until: running, again: null };
    const cut = BigInt(next);
    return { from, until: cut > BigInt(first) ? cut : cut + 1n, again: null };
  }

  /** Entries of a window that have no place yet, in the order of their transactions. */
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

  /** The counting of transactions began anew: what stands below the number of now is sealed. */
  async lowerHorizons(tx: OperatorTx, horizon: bigint): Promise<void> {
    await tx.execute(sql`update audit_head set horizon = ${horizon}`);
  }

  /** Every agent with an entry or a chain, and the end that its chain should have. */
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
    const rows = await this.database.asOperator(async (tx) => {
      const found = await tx.execute<Partial<FactRow> & { position: string; entry: string; hash: string }>(sql`
        select l.position, l.entry, l.hash, ${FACTS} from audit_link l
        left join audit_entry e on e.agent = l.agent and e.number = l.entry
        where l.agent = ${agent} and l.position > ${after} order by l.position limit ${limit}`);
      return found.rows;
    });
    return rows.map(({ position, entry, hash, ...facts }) => ({
      position: BigInt(position),
      entry: BigInt(entry),
      hash,
      facts: facts.number === null ? null : toFacts(facts as FactRow),
    }));
  }

  /** Entries without a place: `late` were there too late to be where they say they are, the others wait for the next sealing. */
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

  /** The newest first. */
  async list({ agent, subject, actions, since }: AuditQuery, limit: number): Promise<AuditFacts[]> {
    const { rows } = await this.database.asOperator((tx) =>
      tx.execute<FactRow>(sql`
        select ${FACTS} from audit_entry e
        where (${agent ?? null}::text is null or e.agent = ${agent ?? null})
          and (${subject ?? null}::text is null or e.subject = ${subject ?? null})
          and (${actions ? sql.param(actions) : null}::text[] is null
            or exists (select from unnest(${actions ? sql.param(actions) : null}::text[]) as begun where starts_with(e.action, begun)))
          and (${since?.toISOString() ?? null}::timestamptz is null or e.at >= ${since?.toISOString() ?? null})
        order by e.number desc limit ${limit}`),
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

function toFacts({ number, xid, at_micros, ...words }: FactRow): AuditFacts {
  const { agent, actor, action, subject, details } = words;
  const numbers = { number: BigInt(number), xid: BigInt(xid), atMicros: BigInt(at_micros) };
  return { ...numbers, agent, actor, action, subject, details };
}
