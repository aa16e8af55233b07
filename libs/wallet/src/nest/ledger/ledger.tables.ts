import { sql } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId, Unit } from '../../core';

/** Balances of members' accounts. The agent's own accounts have no row: their balance is the sum of their postings. */
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

/** The step of a payment that a posting records; `accrual`: a change of what the agent owes a member. */
export type PostingMove = 'hold' | 'debit' | 'credit' | 'return' | 'accrual';

/** Postings from one account to another: append-only; all accounts add up to zero. */
export const ledgerPostingTable = pgTable(
  'ledger_posting',
  {
    agent: text().notNull(),
    /** The id of the payment or the accrual. */
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

/** Income added to, or deducted from, what a member is owed: append-only; its posting has the amount. */
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
