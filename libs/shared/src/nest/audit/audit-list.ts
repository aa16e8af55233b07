import { sql, type SQL } from 'drizzle-orm';

/** Filters of a list of entries. */
export interface AuditQuery {
  agent?: string;
  subject?: string;
  actor?: string;
  /** A member, as the subject or the actor. */
  about?: string;
  /** Only entries before this number. */
  before?: bigint;
  /** Prefixes of the action: `settings.` */
  actions?: readonly string[];
  since?: Date;
}

const SYSTEM = 'system';
const BY_SYSTEM = sql.raw(`e.actor = '${SYSTEM}'`);
const BY_OTHERS = sql.raw(`e.actor <> '${SYSTEM}'`);

/**
 * The entries of a list, in no order, and at most `limit` of each part: a query in brackets. Each part of an agent's list is a range
 * of an index, so a list of rare entries is as fast as one of frequent ones.
 */
export function entriesOf(query: AuditQuery, limit: number): SQL {
  const { agent } = query;
  const parts = agent === undefined ? [newestOf([], query, limit)] : partsOf(sql`e.agent = ${agent}`, query, limit);
  return sql`(${sql.join(parts, sql` union all `)})`;
}

function partsOf(own: SQL, query: AuditQuery, limit: number): SQL[] {
  const { subject, actor, about, actions } = query;
  if (subject !== undefined) return [newestOf([own, sql`e.subject = ${subject}`], query, limit)];
  if (actor === SYSTEM) return [newestOfEachAction([own, BY_SYSTEM], query, limit)];
  const named = actor ?? about;
  if (named !== undefined)
    return [
      newestOf([own, sql`e.subject = ${named}`], query, limit),
      newestOfEachAction([own, sql`e.actor = ${named}`, BY_OTHERS, sql`e.actor <> e.subject`], query, limit),
    ];
  if (actions !== undefined) return [BY_SYSTEM, BY_OTHERS].map((by) => newestOfEachAction([own, by], query, limit));
  return [newestOf([own], query, limit)];
}

/** The newest entries of a range that match the query, too. */
function newestOf(range: readonly SQL[], query: AuditQuery, limit: number): SQL {
  const conditions = [...range, ...filtersOf(query), ...startsOf(query, sql`e.action`)];
  return sql`(select e.* from audit_entry e where ${all(conditions)} order by e.number desc limit ${limit})`;
}

/** The same of each action. The range is the beginning of an index that continues with action and number. */
function newestOfEachAction(range: readonly SQL[], query: AuditQuery, limit: number): SQL {
  const next = (conditions: readonly SQL[]) =>
    sql`(select e.action from audit_entry e where ${all(conditions)} order by e.action limit 1)`;
  // with `=`, and the order of numbers only, a plan may read entries of all actions until it has enough of a rare one
  const entries = [...range, sql`e.action between known.action and known.action`, ...filtersOf(query)];
  return sql`(
    with recursive known (action) as (
      select ${next(range)}
      union all select ${next([...range, sql`e.action > known.action`])} from known where known.action is not null
    )
    select e.* from known cross join lateral (
      select e.* from audit_entry e where ${all(entries)} order by e.action desc, e.number desc limit ${limit}
    ) e where ${all(startsOf(query, sql`known.action`))})`;
}

function filtersOf({ subject, actor, about, before, since }: AuditQuery): SQL[] {
  return [
    subject !== undefined && sql`e.subject = ${subject}`,
    actor !== undefined && sql`e.actor = ${actor}`,
    about !== undefined && sql`(e.subject = ${about} or e.actor = ${about})`,
    before !== undefined && sql`e.number < ${before}`,
    since && sql`e.at >= ${since.toISOString()}`,
  ].filter((condition) => typeof condition === 'object');
}

function startsOf({ actions }: AuditQuery, action: SQL): SQL[] {
  const starts = actions?.map((start) => sql`starts_with(${action}, ${start})`);
  return starts ? [sql`(${sql.join(starts, sql` or `)})`] : [];
}

const all = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);
