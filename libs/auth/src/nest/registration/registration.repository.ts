import { eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { AgentStatement, AgentTx } from '@housebrand/shared/nest';
import { registrationTable } from './registration.tables';

export type StoredRegistration = Omit<typeof registrationTable.$inferInsert, 'agent'>;

@Injectable()
export class RegistrationRepository {
  /** Returns a member's registration; `null` for one who did not register here. */
  async of(q: AgentStatement, username: string): Promise<StoredRegistration | null> {
    const [found] = await q.select().from(registrationTable).where(eq(registrationTable.username, username));
    return found ?? null;
  }

  /** Keeps an existing row: the first consent counts. */
  async insert(tx: AgentTx, registration: StoredRegistration): Promise<void> {
    await tx
      .insert(registrationTable)
      .values({ agent: tx.agent, ...registration })
      .onConflictDoNothing();
  }
}
