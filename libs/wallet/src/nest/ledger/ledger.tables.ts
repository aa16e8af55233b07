import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId, Unit } from '../../core';

/** The balance of an account that is somebody's; a house account has none, it is its postings. */
export const ledgerAccountTable = pgTable(
  'ledger_account',
  {
    agent: text().notNull(),
    id: text().$type<AccountId>().notNull(),
    unit: text().$type<Unit>().notNull(),
    balance: bigint({ mode: 'bigint' }).notNull().default(0n),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id, table.unit] })],
);

/** Which move of a payment a posting is. */
export type PostingMove = 'hold' | 'debit' | 'credit' | 'return';

/** From one account to another: append-only, so that all accounts together are nothing. */
export const ledgerPostingTable = pgTable(
  'ledger_posting',
  {
    agent: text().notNull(),
    payment: uuid().notNull(),
    move: text().$type<PostingMove>().notNull(),
    source: text().$type<AccountId>().notNull(),
    destination: text().$type<AccountId>().notNull(),
    unit: text().$type<Unit>().notNull(),
    /** Satang, or points. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.payment, table.move] })],
);
