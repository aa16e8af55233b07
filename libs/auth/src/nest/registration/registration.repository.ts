import { Injectable } from '@nestjs/common';
import type { AgentTx } from '@housebrand/shared/nest';
import { registrationTable } from './registration.tables';

export type StoredRegistration = Omit<typeof registrationTable.$inferInsert, 'agent'>;

@Injectable()
export class RegistrationRepository {
  /** Keeps an existing row: the first consent counts. */
  async insert(tx: AgentTx, registration: StoredRegistration): Promise<void> {
    await tx
      .insert(registrationTable)
      .values({ agent: tx.agent, ...registration })
      .onConflictDoNothing();
  }
}
