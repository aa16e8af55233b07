import { desc, eq, getTableColumns } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import { __camel__Table } from './__name__.tables';

export type __Name__Row = Omit<typeof __camel__Table.$inferSelect, 'agent'>;

@Injectable()
export class __Name__Repository {
  constructor(private readonly database: Database) {}

  /** A member's rows, the newest first. */
  ofMember({ prefix, username }: MemberRef): Promise<__Name__Row[]> {
    const { agent: _, ...columns } = getTableColumns(__camel__Table);
    return this.database.read(prefix, (q) =>
      q
        .select(columns)
        .from(__camel__Table)
        .where(eq(__camel__Table.username, username))
        .orderBy(desc(__camel__Table.createdAt), desc(__camel__Table.id)),
    );
  }
}

/** Adds a row in the caller's transaction. @returns its id */
export async function insert__Name__(tx: AgentTx, username: string): Promise<string> {
  const id = newId();
  await tx.insert(__camel__Table).values({ agent: tx.agent, id, username });
  return id;
}
