import { eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { passwordRepairTable } from './password-repair.tables';

const { sealed, username: name } = passwordRepairTable;

@Injectable()
export class PasswordRepairRepository {
  constructor(private readonly database: Database) {}

  async find({ prefix, username }: MemberRef): Promise<string | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select({ sealed }).from(passwordRepairTable).where(eq(name, username)),
    );
    return row?.sealed ?? null;
  }

  /** Does nothing if there is a row: it holds the password that the platform still has. */
  async note({ prefix, username }: MemberRef, text: string, since: Date): Promise<void> {
    await this.database.write(prefix, (q) =>
      q.insert(passwordRepairTable).values({ agent: q.agent, username, sealed: text, since }).onConflictDoNothing(),
    );
  }

  async forget({ prefix, username }: MemberRef): Promise<void> {
    await this.database.write(prefix, (q) => q.delete(passwordRepairTable).where(eq(name, username)));
  }
}
