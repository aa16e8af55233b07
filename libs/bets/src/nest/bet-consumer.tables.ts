import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The position up to which a consumer has processed an agent's moves, moved in the transaction that stores the effects. */
export const betConsumerTable = pgTable(
  'bet_consumer',
  { agent: text().notNull(), name: text().notNull(), position: bigint({ mode: 'bigint' }).notNull() },
  (table) => [primaryKey({ columns: [table.agent, table.name] })],
);
