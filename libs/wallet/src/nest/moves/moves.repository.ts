import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef, type Satang } from '@housebrand/shared';
import { Clock, Database, prepared, statement, type AgentTx } from '@housebrand/shared/nest';
import { MoveUnderWay, type Evidence, type Move, type MoveKind } from '../../core';
import { providerMoveTable as table, type WaitsFor } from './move.tables';

/** What a member wants moved. */
export interface MoveIntent {
  kind: MoveKind;
  /** `null`: all there is, the provider knows how much. */
  amountSatang: Satang | null;
  /** The caller's `Idempotency-Key`. */
  idempotencyKey: string;
  /** What the provider shows last of the kind before the call; `null`: nothing, or it does not tell. */
  after: string | null;
}

/** A move as it is kept. */
export interface StoredMove extends Move {
  member: MemberRef;
  after: string | null;
  refusal: { code: number; words: string } | null;
  /** `null` until its provider was asked for it. */
  waitsFor: WaitsFor | null;
  requestedAt: Date | null;
}

/** A move, and whether it began now. */
export interface StartedMove {
  move: StoredMove;
  isNew: boolean;
}

/** How a move ends, or that nobody knows yet. */
export type MoveEnd =
  | { state: 'UNKNOWN'; waitsFor?: WaitsFor }
  | { state: 'SETTLED'; evidence: Evidence }
  | { state: 'REFUSED'; refusal: { code: number; words: string } | null };

const OPEN_WITHDRAWAL = statement('provider_move.openWithdrawal', ['username', 'idempotencyKey', 'met', 'at'], (q, p) =>
  q
    .select({ isOpen: sql<boolean>`is_open` })
    .from(sql`open_withdrawal(${p.username}, ${p.idempotencyKey}, ${p.met}, ${p.at}) as is_open`),
);

const OPEN = ['SENT', 'UNKNOWN'] as const;
/** As many references of a member are looked at as settlements can confuse. */
const RECENT = 50;

@Injectable()
export class MovesRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes a move down before it is sent.
   * @returns it, and whether it began now: under the same key it is the one that began before
   * @throws MoveUnderWay while another one of the kind is open
   */
  begin(member: MemberRef, intent: MoveIntent): Promise<StartedMove> {
    return this.database.forAgent(member.prefix, (tx) => this.note(tx, member, intent));
  }

  /**
   * The same for money that leaves, under the member's lock.
   * @param met coupons that were found to be played
   * @returns `held` while there is another one
   */
  beginWithdrawal(member: MemberRef, intent: MoveIntent, met: string[]): Promise<StartedMove | 'held'> {
    const request = { username: member.username, idempotencyKey: intent.idempotencyKey, met, at: this.clock.now() };
    return this.database.forAgent(member.prefix, async (tx) => {
      const [opened] = await prepared(tx, OPEN_WITHDRAWAL, request);
      return opened!.isOpen ? this.note(tx, member, intent) : 'held';
    });
  }

  private async note(tx: AgentTx, { username }: MemberRef, intent: MoveIntent): Promise<StartedMove> {
    const createdAt = this.clock.now();
    const [started] = await tx
      .insert(table)
      .values({ agent: tx.agent, id: newId(createdAt.getTime()), username, ...intent, createdAt })
      .onConflictDoNothing()
      .returning();
    if (started) return { move: toMove(started), isNew: true };
    const { kind, idempotencyKey } = intent;
    const [known] = await tx
      .select()
      .from(table)
      .where(and(eq(table.username, username), eq(table.kind, kind), eq(table.idempotencyKey, idempotencyKey)));
    if (!known) throw new MoveUnderWay();
    return { move: toMove(known), isNew: false };
  }

  /**
   * @returns the move as it stands now: who comes second changes nothing, and nothing that is settled changes again.
   * A refusal without words was none of the provider's: nothing was done, and the key is free again.
   * @param note who ended it by hand, and why
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

  async find(prefix: string, id: string): Promise<StoredMove | undefined> {
    const [row] = await this.database.read(prefix, (q) => q.select().from(table).where(eq(table.id, id)));
    return row && toMove(row);
  }

  /** Whether a move of a kind is known by a reference of the provider's already. */
  async isTaken(prefix: string, kind: MoveKind, reference: string): Promise<boolean> {
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.kind, kind), eq(table.reference, reference))),
    );
    return rows.length > 0;
  }

  /** What a member began under a key; `null`: nothing, or nothing was done under it. */
  async findByKey({ prefix, username }: MemberRef, kind: MoveKind, idempotencyKey: string): Promise<StoredMove | null> {
    const isIt = and(eq(table.username, username), eq(table.kind, kind), eq(table.idempotencyKey, idempotencyKey));
    const [row] = await this.database.read(prefix, (q) => q.select().from(table).where(isIt));
    return row ? toMove(row) : null;
  }

  /** The provider's references that a member's other moves of a kind have brought about, and what was there before this one. */
  async takenBeside({ member: { prefix, username }, kind, after }: StoredMove): Promise<Set<string>> {
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
   * Moves of all agents that are not settled, the longest not asked for first. Those that wait for their member come last:
   * whoever never returns keeps nobody else waiting.
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
    const { code, words } = end.refusal;
    return { ...refused, refusalCode: code, refusalWords: words };
  }
}

function toMove({ agent, username, refusalCode, refusalWords, ...row }: typeof table.$inferSelect): StoredMove {
  const { id, kind, amountSatang, state, reference, after, createdAt, settledAt, waitsFor, requestedAt } = row;
  const refusal = refusalCode === null ? null : { code: refusalCode, words: refusalWords ?? '' };
  const member = { prefix: agent, username };
  const ofOpen = { waitsFor, requestedAt };
  return { id, kind, amountSatang, state, reference, after, createdAt, settledAt, member, refusal, ...ofOpen };
}
