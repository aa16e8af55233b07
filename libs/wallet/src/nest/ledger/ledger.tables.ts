import { sql } from 'drizzle-orm';
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

/** Which move of a payment a posting is; `accrual`: what the house came to owe a member, or no longer owes. */
export type PostingMove = 'hold' | 'debit' | 'credit' | 'return' | 'accrual';

/** From one account to another: append-only, so that all accounts together are nothing. */
export const ledgerPostingTable = pgTable(
  'ledger_posting',
  {
    agent: text().notNull(),
    /** Of the payment, or of the accrual. */
    payment: uuid().notNull(),
    move: text().$type<PostingMove>().notNull(),
    source: text().$type<AccountId>().notNull(),
    destination: text().$type<AccountId>().notNull(),
    unit: text().$type<Unit>().notNull(),
    /** Satang, or points. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    ofPayment: uuid('of_payment').generatedAlwaysAs(sql`case when move <> 'accrual' then payment end`),
    ofAccrual: uuid('of_accrual').generatedAlwaysAs(sql`case when move = 'accrual' then payment end`),
  },
  (table) => [primaryKey({ columns: [table.agent, table.payment, table.move] })],
);

/** Income added to what a member is owed, or taken back from it: append-only; its posting says how much. */
export const ledgerAccrualTable = pgTable(
  'ledger_accrual',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
