import { Database, type Settings } from '@housebrand/shared/nest';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

type Mode = Settings['mode'];

/** A single row with the mode of this database. */
export const installationTable = pgTable('installation', {
  isOnly: boolean('is_only').primaryKey().default(true),
  mode: text().$type<Mode>().notNull(),
  claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The database belongs to the other mode, or contains demo data, which live mode must not serve. */
export class InstallationRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InstallationRefused';
  }
}

/**
 * Stores the mode of a database at its first start. Demo members and keys are publicly known, so a database never starts in the
 * other mode, and live mode never starts with demo data.
 *
 * @throws InstallationRefused with what to do
 */
export async function claimInstallation(settings: Settings): Promise<void> {
  const { databaseUrl: url, databaseLogins: logins, mode } = settings;
  const database = new Database({ url, logins, maxConnections: 1, maxOperatorConnections: 1 });
  try {
    if (mode === 'live' && (await hasDemoRows(database))) {
      throw new InstallationRefused(
        'This database contains demo data, so live mode does not start. Delete it with: npm run ops -- demo purge',
      );
    }
    const claimed = await claim(database, mode);
    if (claimed !== mode) {
      throw new InstallationRefused(
        `This database was set up with MODE=${claimed} and cannot start with MODE=${mode}. Use another database.`,
      );
    }
  } finally {
    await database.close();
  }
}

/** Returns the mode of the database, setting it if it has none. */
async function claim(database: Database, mode: Mode): Promise<Mode> {
  return database.asOperator(async (tx) => {
    await tx.insert(installationTable).values({ mode }).onConflictDoNothing();
    const [row] = await tx.select({ mode: installationTable.mode }).from(installationTable);
    return row!.mode;
  });
}

async function hasDemoRows(database: Database): Promise<boolean> {
  const { rows } = await database.asOperator((tx) =>
    tx.execute<{ found: boolean }>(sql`
      select exists (select from demo_seed)
        or exists (select from agent_key where label = 'demo world' and revoked_at is null) as found`),
  );
  return rows[0]?.found === true;
}
