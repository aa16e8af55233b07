import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef, type Satang } from '@housebrand/shared';
import { Clock, Database, prepared, statement, type AgentTx } from '@housebrand/shared/nest';
import type { Evidence, Move, MoveKind } from '../../core';
import { providerMoveTable as table, type WaitsFor } from './move.tables';

/** A member's request to move money. */
export interface MoveIntent {
  kind: MoveKind;
  /** `null`: everything available; only the provider knows how much. */
  amountSatang: Satang | null;
  /** The caller's `Idempotency-Key`. */
  idempotencyKey: string;
  /** The last reference of the kind that the provider shows before the call; `null`: none, or it shows no list. */
  after: string | null;
}

/** A stored move. */
export interface StoredMove extends Move {
  member: MemberRef;
  after: string | null;
  refusal: { code: number; providerMessage: string } | null;
  /** `null` until it was looked up at the provider. */
  waitsFor: WaitsFor | null;
  requestedAt: Date | null;
}

/** A move, and whether this call created it. */
export interface StartedMove {
  move: StoredMove;
  isNew: boolean;
}

/** The outcome of a move, or that it is still unknown. */
export type MoveEnd =
  | { state: 'UNKNOWN'; waitsFor?: WaitsFor }
  | { state: 'SETTLED'; evidence: Evidence }
  | { state: 'REFUSED'; refusal: { code: number; providerMessage: string } | null };

const NEW = ['agent', 'id', 'username', 'kind', 'amountSatang', 'idempotencyKey', 'after', 'createdAt'] as const;

const BEGIN = statement('provider_move.begin', NEW, (q, p) =>
  q.insert(table).values(p).onConflictDoNothing().returning(),
);
/** Locks the member's account, and stores a withdrawal unless a turnover requirement blocks it. The columns are in the table's order. */
const BEGIN_WITHDRAWAL = statement('provider_move.beginWithdrawal', NEW, (q, p) =>
  q
    .insert(table)
    .select(
      sql`select ${p.agent}, ${p.id}::uuid, ${p.username}, ${p.kind}, ${p.amountSatang}::bigint, 'SENT', ${p.idempotencyKey},
          ${p.after}, null, null, null, ${p.createdAt}::timestamptz, null, null, null, null
        from open_withdrawal(${p.username}, ${p.idempotencyKey}, '{}', ${p.createdAt}) as is_open where is_open`,
    )
    .onConflictDoNothing()
    .returning(),
);
const OPEN_WITHDRAWAL = statement(
  'provider_move.openWithdrawal',
  ['username', 'idempotencyKey', 'fulfilledRequirementIds', 'at'],
  (q, p) =>
    q
      .select({ isOpen: sql<boolean>`is_open` })
      .from(sql`open_withdrawal(${p.username}, ${p.idempotencyKey}, ${p.fulfilledRequirementIds}, ${p.at}) as is_open`),
);

const OPEN = ['SENT', 'UNKNOWN'] as const;
/** References per member to exclude from a search; older ones can't be confused with an open move. */
const RECENT = 50;

@Injectable()
export class MovesRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a move before it is sent.
   * @returns the move; for a repeated key, the one that is already stored; `null` while another move of the kind is open
   */
  async begin(member: MemberRef, intent: MoveIntent): Promise<StartedMove | null> {
    const [started] = await this.database.write(member.prefix, (q) => prepared(q, BEGIN, this.newMove(member, intent)));
    if (started) return { move: toMove(started), isNew: true };
    const existing = await this.findByKey(member, intent.kind, intent.idempotencyKey);
    return existing && { move: existing, isNew: false };
  }

  /** Like `begin`, in a transaction. */
  async beginIn(tx: AgentTx, member: MemberRef, intent: MoveIntent): Promise<StartedMove | null> {
    const [started] = await prepared(tx, BEGIN, this.newMove(member, intent));
    if (started) return { move: toMove(started), isNew: true };
    const isIt = isUnderKey(member.username, intent.kind, intent.idempotencyKey);
    const [existing] = await tx.select().from(table).where(isIt);
    return existing ? { move: toMove(existing), isNew: false } : null;
  }

  /**
   * Stores a withdrawal under the member's lock, in one round trip.
   * @returns `null` if a turnover requirement or another withdrawal is open, or the key is known
   */
  async beginWithdrawal(member: MemberRef, intent: MoveIntent): Promise<StoredMove | null> {
    const row = this.newMove(member, intent);
    const [started] = await this.database.write(member.prefix, (q) => prepared(q, BEGIN_WITHDRAWAL, row));
    return started ? toMove(started) : null;
  }

  /**
   * Takes the member's lock for a withdrawal.
   * @param fulfilledRequirementIds payments of coupons whose turnover requirement is met
   * @returns false if another turnover requirement is open
   */
  async lockForWithdrawal(
    tx: AgentTx,
    { username }: MemberRef,
    { idempotencyKey }: MoveIntent,
    fulfilledRequirementIds: string[],
  ): Promise<boolean> {
    const request = { username, idempotencyKey, fulfilledRequirementIds, at: this.clock.now() };
    const [opened] = await prepared(tx, OPEN_WITHDRAWAL, request);
    return opened!.isOpen;
  }

  /**
   * Ends an open move; a move that has ended stays as it is. A refusal without details did not come from the provider: nothing was
   * done, so the idempotency key is released.
   * @param note who ended it by hand, and why
   * @returns the move as it is stored now
   */
  async end({ member: { prefix }, id }: StoredMove, end: MoveEnd, note: string | null = null): Promise<StoredMove> {
    const [ended] = await this.database.write(prefix, (q) =>
      q
        .update(table)
        .set({ ...this.columnsOf(end), endedNote: note })
        .where(and(eq(table.id, id), inArray(table.state, [...OPEN])))
        .returning(),
    );
    return ended ? toMove(ended) : (await this.find(prefix, id))!;
  }

  async find(prefix: string, id: string): Promise<StoredMove | null> {
    const [row] = await this.database.read(prefix, (q) => q.select().from(table).where(eq(table.id, id)));
    return row ? toMove(row) : null;
  }

  /** Returns whether a move of the kind already has the provider's reference. */
  async isTaken(prefix: string, kind: MoveKind, reference: string): Promise<boolean> {
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.kind, kind), eq(table.reference, reference))),
    );
    return rows.length > 0;
  }

  /** Returns a member's move by its key; `null` if there is none, or its key was released. */
  async findByKey({ prefix, username }: MemberRef, kind: MoveKind, idempotencyKey: string): Promise<StoredMove | null> {
    const isIt = isUnderKey(username, kind, idempotencyKey);
    const [row] = await this.database.read(prefix, (q) => q.select().from(table).where(isIt));
    return row ? toMove(row) : null;
  }

  /** Returns references that can't belong to a move: those of the member's other moves of the kind, and the last one before it. */
  async otherReferences({ member: { prefix, username }, kind, after }: StoredMove): Promise<Set<string>> {
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ reference: table.reference })
        .from(table)
        .where(and(eq(table.username, username), eq(table.kind, kind), isNotNull(table.reference)))
        .orderBy(desc(table.createdAt))
        .limit(RECENT),
    );
    return new Set([...rows.map(({ reference }) => reference!), ...(after ? [after] : [])]);
  }

  /**
   * Returns open moves of all agents, the one looked up longest ago first. Those that wait for a login come last, so that absent
   * members don't block others.
   */
  async open(limit: number): Promise<StoredMove[]> {
    const rows = await this.database.asOperator((tx) =>
      tx
        .select()
        .from(table)
        .where(inArray(table.state, [...OPEN]))
        .orderBy(
          sql`(${table.waitsFor} is not distinct from 'LOGIN')`,
          sql`${table.requestedAt} nulls first`,
          asc(table.createdAt),
        )
        .limit(limit),
    );
    return rows.map(toMove);
  }

  private newMove({ prefix: agent, username }: MemberRef, { kind, amountSatang, idempotencyKey, after }: MoveIntent) {
    const createdAt = this.clock.now();
    return { agent, id: newId(createdAt), username, kind, amountSatang, idempotencyKey, after, createdAt };
  }

  private columnsOf(end: MoveEnd): Partial<typeof table.$inferInsert> {
    if (end.state === 'UNKNOWN') {
      const { waitsFor } = end;
      return { state: 'UNKNOWN', ...(waitsFor && { waitsFor, requestedAt: this.clock.now() }) };
    }
    const settledAt = this.clock.now();
    if (end.state === 'SETTLED') {
      const { reference, amountSatang } = end.evidence;
      return { state: 'SETTLED', reference, amountSatang, settledAt, waitsFor: null };
    }
    const refused = { state: 'REFUSED', settledAt, waitsFor: null } as const;
    if (!end.refusal) return { ...refused, idempotencyKey: null };
    const { code, providerMessage } = end.refusal;
    return { ...refused, refusalCode: code, refusalMessage: providerMessage };
  }
}

const isUnderKey = (username: string, kind: MoveKind, idempotencyKey: string) =>
  and(eq(table.username, username), eq(table.kind, kind), eq(table.idempotencyKey, idempotencyKey));

function toMove({ agent, username, refusalCode, refusalMessage, ...row }: typeof table.$inferSelect): StoredMove {
  const { id, kind, amountSatang, state, reference, after, createdAt, settledAt, waitsFor, requestedAt } = row;
  const refusal = refusalCode === null ? null : { code: refusalCode, providerMessage: refusalMessage ?? '' };
  const member = { prefix: agent, username };
  const ofOpen = { waitsFor, requestedAt };
  return { id, kind, amountSatang, state, reference, after, createdAt, settledAt, member, refusal, ...ofOpen };
}
