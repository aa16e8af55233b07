import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { Clock, Database, type OperatorTx } from '@housebrand/shared/nest';
import { staffActor, staffOfActor } from '@housebrand/office';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { namedOperatorOf, UsageError, type OpsArguments } from '../arguments';
import { operatorAccountTable as table } from './operator.tables';

/** Letters of any script, digits, and `.`, `_`, `-`. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._-]{1,31}$/u;
const FINGERPRINT = /^[0-9a-f]{64}$/;

/** The first operators are added without approval by an operator. */
const FOUNDERS = 2;

/** Creates a key of 160 random bits, for which a slow hash is unnecessary. */
export function newOperatorKey(): string {
  return `op_${randomBytes(20).toString('base64url')}`;
}

/** Returns the fingerprint of a key, which is stored and used to add the operator. */
export function fingerprintOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Returns the active operators among the names, locked against changes until the transaction ends. */
export async function operatorsThere(tx: OperatorTx, names: readonly string[]): Promise<string[]> {
  const isThere = and(inArray(table.name, [...names]), isNull(table.endedAt));
  const rows = await tx.select({ name: table.name }).from(table).where(isThere).for('share');
  return [...rows.map(({ name }) => name), ...(await staffThere(tx, names))];
}

/** Returns the active accounts of the back office among the names, which they write as `staff:mto.head`. */
async function staffThere(tx: OperatorTx, names: readonly string[]): Promise<string[]> {
  const accounts = names.flatMap((name) => staffOfActor(name) ?? []);
  if (accounts.length === 0) return [];
  const { rows } = await tx.execute<{ username: string }>(
    sql`select username from staff_account where username = any(${sql.param(accounts)}::text[]) and state = 'ACTIVE' for share`,
  );
  return rows.map(({ username }) => staffActor(username));
}

/** Operators with their keys. */
export class Operators {
  private readonly database: Database;
  private readonly clock: Clock;

  constructor(app: INestApplicationContext) {
    this.database = app.get(Database, { strict: false });
    this.clock = app.get(Clock, { strict: false });
  }

  list(): Promise<(typeof table.$inferSelect)[]> {
    return this.database.asOperator((tx) => tx.select().from(table).orderBy(asc(table.addedAt)));
  }

  /** Whether operators can still be added without approval; inactive operators count. */
  async areFounding(): Promise<boolean> {
    return (await this.list()).length < FOUNDERS;
  }

  /** @throws UsageError */
  async add(name: string, fingerprint: string, addedBy: string): Promise<void> {
    if (!NAME.test(name)) throw new UsageError('a name must have 2 to 32 letters and digits');
    if (!FINGERPRINT.test(fingerprint))
      throw new UsageError('a fingerprint must have 64 hexadecimal digits; see operators key');
    const keyHash = Buffer.from(fingerprint, 'hex');
    const added = await this.database.asOperator((tx) =>
      tx.insert(table).values({ name, keyHash, addedBy, addedAt: this.clock.now() }).onConflictDoNothing().returning(),
    );
    if (added.length === 0)
      throw new UsageError('an operator with this name or fingerprint exists already, or existed before');
  }

  /** @throws UsageError */
  async end(name: string): Promise<void> {
    const isThere = and(eq(table.name, name), isNull(table.endedAt));
    const ended = await this.database.asOperator((tx) =>
      tx.update(table).set({ endedAt: this.clock.now() }).where(isThere).returning(),
    );
    if (ended.length === 0) throw new UsageError(`there is no active operator ${name}`);
  }

  /** Returns the operator of `--operator` after checking the key. @throws UsageError the same for a wrong name and a wrong key */
  async authenticated(input: OpsArguments): Promise<string> {
    const name = namedOperatorOf(input);
    const given = Buffer.from(fingerprintOf(await input.readKey(`Key of ${name}: `)), 'hex');
    const known = (await this.list()).find((one) => one.name === name && !one.endedAt);
    if (!known || !timingSafeEqual(known.keyHash, given)) throw new UsageError('name and key do not match an operator');
    return name;
  }
}
