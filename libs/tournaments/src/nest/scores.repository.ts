import { and, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { prepared, statement, type AgentTx } from '@housebrand/shared/nest';
import type { Scored } from '../core';
import { boardScoreTable as table } from './tournament.tables';

/** A member's score computed from all play up to a position. */
export interface ComputedScore extends Scored {
  position: bigint;
}

/** Members of a board whose scores have been computed again; a member without an entry in `scores` has none. */
export interface RescoredBoard {
  board: string;
  /** The start of the play that counts. */
  countsFrom: Date;
  usernames: readonly string[];
  scores: readonly ComputedScore[];
}

/** What further bets of a member contribute to a score. */
export interface ScoreChange {
  board: string;
  /** The start of the play that counts. */
  countsFrom: Date;
  username: string;
  /** Positions of the first and the last of these bets. */
  first: bigint;
  last: bigint;
  /** `null`: only all play tells. */
  change: bigint | null;
  /** Whether the score is the higher of both; otherwise their sum. */
  isBest: boolean;
}

const PUT = statement(
  'board_score.put',
  ['agent', 'boards', 'usernames', 'scores', 'countsFrom', 'positions'],
  (q, p) =>
    q
      .insert(table)
      .select(
        sql`select ${p.agent}::text, * from unnest(${p.boards}::text[], ${p.usernames}::text[], ${p.scores}::bigint[],
          ${p.countsFrom}::timestamptz[], ${p.positions}::bigint[])`,
      )
      .onConflictDoUpdate({
        target: [table.agent, table.board, table.username],
        set: {
          score: sql`excluded.score`,
          countsFrom: sql`excluded.counts_from`,
          position: sql`excluded.position`,
        },
      }),
);

/**
 * Changes the scores that include exactly the play before the bets, and leaves those that include the bets already. Returns the keys of all
 * others: members without a score, and scores of unknown or partly counted play. Scores of zero or less are not stored.
 */
const ADD = statement(
  'board_score.add',
  ['boards', 'countsFrom', 'usernames', 'firsts', 'lasts', 'changes', 'best'],
  (q, p) => {
    const key = { board: sql<string>`board`, username: sql<string>`username` };
    const changed = q.$with('changed', key).as(sql`
      select change.*, known.score as was, known.position,
        case when is_best then greatest(known.score, change) else known.score + change end as score
      from unnest(${p.boards}::text[], ${p.countsFrom}::timestamptz[], ${p.usernames}::text[], ${p.firsts}::bigint[], ${p.lasts}::bigint[],
        ${p.changes}::bigint[], ${p.best}::boolean[]) as change (board, counts_from, username, first, last, change, is_best)
      left join board_score known on (known.board, known.username, known.counts_from) = (change.board, change.username, change.counts_from)`);
    const updated = q.$with('updated').as(
      q
        .update(table)
        .set({ score: sql`changed.score`, position: sql`changed.last` })
        .from(changed)
        .where(
          sql`(${table.board}, ${table.username}) = (changed.board, changed.username)
            and changed.position < first and changed.score > 0 and changed.score <> was`,
        ),
    );
    return q
      .with(changed, updated)
      .select(key)
      .from(changed)
      .where(sql`position is null or position < last and (change is null or position >= first or score <= 0)`);
  },
);
const REMOVE = statement('board_score.remove', ['boards', 'usernames'], (q, p) =>
  q
    .delete(table)
    .where(
      sql`(${table.board}, ${table.username}) in (select * from unnest(${p.boards}::text[], ${p.usernames}::text[]))`,
    ),
);

/** Writes the scores of tournaments and rankings. */
@Injectable()
export class ScoresRepository {
  /** Stores the scores of the rescored members on each board, and removes members without one. */
  async put(tx: AgentTx, boards: readonly RescoredBoard[]): Promise<void> {
    const gone = boards.flatMap(({ board, usernames, scores }) => {
      const scored = new Set(scores.map(({ username }) => username));
      return usernames.filter((username) => !scored.has(username)).map((username) => ({ board, username }));
    });
    const rows = boards.flatMap(({ board, countsFrom, scores }) =>
      scores.map((one) => ({ board, countsFrom, ...one })),
    );
    const keysOf = (some: readonly { board: string; username: string }[]) => ({
      boards: some.map(({ board }) => board),
      usernames: some.map(({ username }) => username),
    });
    if (gone.length > 0) await prepared(tx, REMOVE, keysOf(gone));
    if (rows.length === 0) return;
    await prepared(tx, PUT, {
      agent: tx.agent,
      ...keysOf(rows),
      scores: rows.map(({ score }) => String(score)),
      countsFrom: rows.map((row) => row.countsFrom.toISOString()),
      positions: rows.map(({ position }) => String(position)),
    });
  }

  /** Adds further bets to scores. @returns the scores that have to be computed from all play instead */
  async add(tx: AgentTx, changes: readonly ScoreChange[]): Promise<Pick<ScoreChange, 'board' | 'username'>[]> {
    if (changes.length === 0) return [];
    return prepared(tx, ADD, {
      boards: changes.map(({ board }) => board),
      countsFrom: changes.map((one) => one.countsFrom.toISOString()),
      usernames: changes.map(({ username }) => username),
      firsts: changes.map(({ first }) => String(first)),
      lasts: changes.map(({ last }) => String(last)),
      changes: changes.map(({ change }) => (change === null ? null : String(change))),
      best: changes.map((one) => one.isBest),
    });
  }

  /** Deletes boards of a kind with lower names, `day 2026-11-01`. */
  async forgetBefore(tx: AgentTx, kind: string, board: string): Promise<void> {
    const isOld = and(sql`${table.board} like ${`${kind} %`}`, sql`${table.board} < ${board}`);
    await tx.delete(table).where(isOld);
  }
}
