import { eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { deviceTrustTable } from './device-trust.tables';

const { agent, username: name, trustedFrom } = deviceTrustTable;

@Injectable()
export class DeviceTrustRepository {
  constructor(private readonly database: Database) {}

  /** Returns when trust in the member's devices begins; 1970 if every device is trusted. */
  async trustedFrom({ prefix, username }: MemberRef): Promise<Date> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select({ trustedFrom }).from(deviceTrustTable).where(eq(name, username)),
    );
    return row?.trustedFrom ?? new Date(0);
  }

  async trustFrom({ prefix, username }: MemberRef, at: Date): Promise<void> {
    await this.database.write(prefix, (q) =>
      q
        .insert(deviceTrustTable)
        .values({ agent: q.agent, username, trustedFrom: at })
        .onConflictDoUpdate({ target: [agent, name], set: { trustedFrom: at } }),
    );
  }
}
