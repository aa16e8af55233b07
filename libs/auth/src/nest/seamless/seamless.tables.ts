import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { TransferStatus } from '../../core';

export const seamlessMemberTable = pgTable(
  'seamless_member',
  {
    agent: text().notNull(),
    username: text().notNull(),
    transferStatus: text('transfer_status').$type<TransferStatus>().notNull(),
    transferUsername: text('transfer_username').notNull().default(''),
    transferCreditSatang: bigint('transfer_credit_satang', { mode: 'bigint' }).notNull().default(0n),
    affiliateCode: text('affiliate_code').notNull().default(''),
    parentId: text('parent_id').notNull().default(''),
    /** Sealed name, phone number and bank account. */
    personal: text().notNull(),
    memberSince: timestamp('member_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);

/** Claimed credit, both open and finished claims. */
export const seamlessClaimTable = pgTable(
  'seamless_claim',
  {
    sourceAgent: text('source_agent').notNull(),
    transferUsername: text('transfer_username').notNull(),
    /** The agent that the credit goes to. */
    claimant: text().notNull(),
    username: text().notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sourceAgent, table.transferUsername] })],
);
