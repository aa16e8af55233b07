import { and, eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { AgentStatement, AgentTx } from '@housebrand/shared/nest';
import { betConsumerTable as table } from './bet-consumer.tables';

@Injectable()
export class BetConsumersRepository {
  /** Stores the position of a consumer that has none, before the first move. */
  async begin(q: AgentStatement, name: string): Promise<void> {
    await q.insert(table).values({ agent: q.agent, name, position: 0n }).onConflictDoNothing();
  }

  /** Locks and returns a consumer's position; `null`: it has none, or another transaction has locked it. */
  async claim(tx: AgentTx, name: string): Promise<bigint | null> {
    const [claimed] = await tx
      .select({ position: table.position })
      .from(table)
      .where(and(eq(table.agent, tx.agent), eq(table.name, name)))
      .for('update', { skipLocked: true });
    return claimed?.position ?? null;
  }

  /** Moves a consumer's position; a concurrent consumer finishes its batch first, or waits for the transaction. */
  async move(tx: AgentTx, name: string, position: bigint): Promise<void> {
    await tx
      .insert(table)
      .values({ agent: tx.agent, name, position })
      .onConflictDoUpdate({ target: [table.agent, table.name], set: { position } });
  }
}
