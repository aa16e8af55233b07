import { sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { AgentTx } from '@housebrand/shared/nest';
import { betConsumerTable as table } from './bet-consumer.tables';

@Injectable()
export class BetConsumersRepository {
  /** Locks and returns a consumer's position; concurrent callers wait for the transaction. */
  async lock(tx: AgentTx, name: string): Promise<bigint> {
    const [at] = await tx
      .insert(table)
      .values({ agent: tx.agent, name, position: 0n })
      .onConflictDoUpdate({ target: [table.agent, table.name], set: { position: sql`${table.position}` } })
      .returning();
    return at!.position;
  }

  /** Moves a consumer's position; a concurrent consumer finishes its batch first, or waits for the transaction. */
  async move(tx: AgentTx, name: string, position: bigint): Promise<void> {
    await tx
      .insert(table)
      .values({ agent: tx.agent, name, position })
      .onConflictDoUpdate({ target: [table.agent, table.name], set: { position } });
  }
}
