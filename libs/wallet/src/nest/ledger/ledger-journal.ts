import { Injectable } from '@nestjs/common';
import { Database } from '@housebrand/shared/nest';
import { and, asc, gte, lte } from 'drizzle-orm';
import type { AccountId, Unit } from '../../core';
import { ledgerPostingTable, type PostingMove } from './ledger.tables';

/** A posting for display; `amount` is in satang or points. */
export interface JournalEntry {
  payment: string;
  move: PostingMove;
  source: AccountId;
  destination: AccountId;
  unit: Unit;
  amount: string;
  at: Date;
}

const MAX_ENTRIES = 50;

/** Reads an agent's postings between two moments, the oldest first. */
@Injectable()
export class LedgerJournal {
  constructor(private readonly database: Database) {}

  async between(prefix: string, from: Date, to: Date): Promise<JournalEntry[]> {
    const { payment, move, source, destination, unit, amount, at } = ledgerPostingTable;
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ payment, move, source, destination, unit, amount, at })
        .from(ledgerPostingTable)
        .where(and(gte(at, from), lte(at, to)))
        .orderBy(asc(at))
        .limit(MAX_ENTRIES),
    );
    return rows.map((row) => ({ ...row, amount: String(row.amount) }));
  }
}
